import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shortened } from '../../.build/short-names.mjs';
import { DEMO } from '../../demo/lender/demo.js';
import { PAGES } from '../kit/host-addresses.js';
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

  it('has its main action also where a template has a colour, and an example unlike what was typed', async () => {
    const { page, server } = await visit({}, { forcedColors: 'active' });
    const styleOf = (selector: string, what: 'backgroundColor' | 'color') =>
      page
        .locator(selector)
        .first()
        .evaluate((node, name) => getComputedStyle(node)[name], what);
    await page.goto(`${server.origin}/${PAGES['loan-confirm']}&userId=${users.asha}&sessionId=s`);
    await page.locator('[data-state=ready]').waitFor();
    const primary = await styleOf('.dock .button--primary', 'backgroundColor');
    await page.goto(`${server.origin}/${PAGES['register-promo']}&userId=${users.asha}&sessionId=s`);
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await styleOf('.promo--themed .button--primary', 'backgroundColor'), primary);
    assert.notEqual(await styleOf(shortened('.field__placeholder'), 'color'), await styleOf(shortened('.field__input'), 'color'));
  });
});
