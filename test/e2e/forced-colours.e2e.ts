import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEMO } from '../../demo/lender/demo.js';
import { visits } from '../kit/visits.js';

const { orders, products, users } = DEMO;
const NOTHING = 'rgba(0, 0, 0, 0)';

describe('a screen in a reader’s own colours', () => {
  const visit = visits();

  it('has the edges of its cards, and a main action unlike the others, which is grey where it can do nothing', async () => {
    const { page, server } = await visit({}, { forcedColors: 'active' });
    const query = new URLSearchParams({ userId: users.asha, sessionId: 's', productId: products.main, orderId: orders.overdueDeferrable });
    const styled = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => {
          const { outlineColor, outlineStyle, backgroundColor, color } = getComputedStyle(node);
          return { outlineColor, outlineStyle, backgroundColor, color };
        });
    for (const [path, edged] of [
      ['loanConfirm', ['.card', '.row-link']],
      ['repayByPeriod', ['.card', '.fold']],
    ] as const) {
      await page.goto(`${server.origin}/${path}?${query.toString()}`);
      await page.locator('[data-state=ready]').waitFor();
      await page.locator('.host-title + :defined').waitFor();
      for (const selector of edged) {
        const { outlineColor, outlineStyle } = await styled(selector);
        assert.ok(outlineStyle === 'solid' && outlineColor !== NOTHING, `${selector} has no edge: ${outlineStyle} ${outlineColor}`);
      }
    }
    const [primary, other] = [await styled('.dock .button--primary'), await styled('.button:not(.button--primary)')];
    assert.notEqual(primary.backgroundColor, other.backgroundColor);
    await page.goto(`${server.origin}/loanConfirm?${query.toString()}`);
    await page.locator('input[name=consent]').uncheck({ force: true });
    const disabled = await styled('.dock .button--primary');
    assert.notEqual(disabled.backgroundColor, primary.backgroundColor);
    assert.notEqual(disabled.color, primary.color);
  });
});
