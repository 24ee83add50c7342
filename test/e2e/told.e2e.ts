import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { serve, type Served } from '../kit/serve.js';
import { until } from '../kit/until.js';

const { orders, products, users } = DEMO;

/** What a screen reader is told of: the role and the words of each live region that is not hidden from it. */
async function regions(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const words = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '');
    return (node?.childIds ?? []).map(words).join('');
  };
  return nodes
    .filter(({ role, ignored }) => !ignored && (role?.value === 'status' || role?.value === 'alert'))
    .map(({ role, nodeId }) => `${String(role?.value)}: ${words(nodeId)}`)
    .filter((said) => !said.endsWith(': '));
}

describe('what is told above a dialog', () => {
  let browser: Browser;
  let server: Served;
  before(async () => {
    browser = await launch();
    const who = `user-id="${users.asha}" session-id="s-1" product-id="${products.consent}" order-id="${orders.rating}"`;
    server = await serve({
      lender: createLender(),
      pages: {
        '/partner':
          '<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">' +
          `<script type="module" src="/loan-elements.js"></script><order-detail ${who}></order-detail>`,
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const [where, address] of [
    ['a host page', `/loanDetail?productId=${products.consent}&orderId=${orders.rating}&userId=${users.asha}&sessionId=s-1`],
    ["a partner's page", '/partner'],
  ] as const) {
    it(`is told to a screen reader, once, on ${where}`, async () => {
      const { page, wrongs, close } = await phone(browser);
      await page.goto(server.origin + address);
      const dialog = page.getByRole('dialog', { name: 'Rate our service' });
      await dialog.getByRole('button', { name: 'Send' }).click();
      await page.locator('.toast').waitFor();
      await until(async () => (await regions(page)).length > 0);
      assert.deepEqual(await regions(page), ['status: Silakan pilih']);
      // Seen once: what the dialog says is for ears.
      const seen = await page
        .getByText('Silakan pilih')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width > 1).filter(Boolean).length);
      assert.equal(seen, 1);
      await page.locator('.toast').waitFor({ state: 'detached' });
      assert.deepEqual(await regions(page), []);
      await dialog.getByRole('radio').nth(1).click();
      await page.route(/google-score|score/, (route) => route.abort());
      await dialog.getByRole('button', { name: 'Send' }).click();
      await page.locator('.toast').waitFor();
      await until(async () => (await regions(page)).length > 0);
      assert.deepEqual(await regions(page), ['alert: The service could not be reached. Please check your network and try again.']);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }
});
