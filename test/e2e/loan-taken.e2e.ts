import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { createLender, type Lender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { serve, type Served } from '../kit/serve.js';

describe('a loan that was taken on the host pages', () => {
  let browser: Browser;
  let lender: Lender;
  let server: Served;
  before(async () => {
    browser = await launch();
    lender = createLender();
    server = await serve({ lender });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const [path, push] of [
    ['/loanConfirm', 'loanPush'],
    ['/loanConfirmClassic', 'classicPush'],
  ] as const) {
    it(`is told on ${path} while its order does not come, and after a reload, where one tap takes no other`, async () => {
      const world = `taken-${push}`;
      const pushes = () => lender.state.world(world).log.filter(({ endpoint }) => endpoint === push).length;
      const { page, close } = await phone(browser);
      let there = false;
      await page.route(/\/(?:loanDetail|order)\?/i, (route) => (there ? route.fallback() : route.fulfill({ status: 204 })));
      const query = new URLSearchParams({ userId: DEMO.users.asha, sessionId: 's', merchantNumber: world, productId: DEMO.products.main });
      await page.goto(`${server.origin}${path}?${query.toString()}`);
      const settled = async () => {
        await page.locator('[data-state="ready"]').first().waitFor();
        for (const name of ['Agree', 'Close']) {
          const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
          if (await button.isVisible()) await button.click();
        }
      };
      const order = page.getByRole('status').getByRole('button', { name: 'View the order' });
      const loanNow = page.getByRole('button', { name: 'Loan Now' });
      await settled();
      await loanNow.click();
      await order.waitFor();
      assert.equal(await loanNow.isDisabled(), true);
      await page.reload();
      await settled();
      await page.getByText('You took this loan a moment ago').first().waitFor();
      await loanNow.click();
      await page.getByText('Press again only if you want another one.').waitFor();
      assert.equal(pushes(), 1);
      there = true;
      await order.click();
      await page.waitForURL(/order/i);
      await page.locator('order-detail[data-state="ready"]').waitFor();
      // It was seen: who comes here anew is told nothing of it.
      await page.goto(`${server.origin}${path}?${query.toString()}`);
      await settled();
      assert.equal(await page.getByText('You took this loan a moment ago').count(), 0);
      await close();
    });

    it(`is told on ${path} where the borrower goes back to it from the order, and one tap takes no other`, async () => {
      const world = `back-${push}`;
      const pushes = () => lender.state.world(world).log.filter(({ endpoint }) => endpoint === push).length;
      const { page, close } = await phone(browser);
      const query = new URLSearchParams({
        userId: DEMO.users.asha,
        sessionId: 's',
        merchantNumber: world,
        productId: DEMO.products.single,
      });
      const loanNow = page.getByRole('button', { name: 'Loan Now' });
      // As the way by the bank's form leaves it: the page twice, and only the later one makes room for the order.
      for (const source of ['', 'confirmUrl']) {
        await page.goto(`${server.origin}${path}?${query.toString()}&source=${source}`);
        await page.locator('[data-state="ready"]').first().waitFor();
      }
      await loanNow.click();
      await page.locator('order-detail[data-state="ready"]').waitFor();
      await page.goBack();
      await page.getByText('You took this loan a moment ago').first().waitFor();
      await loanNow.click();
      await page.getByText('Press again only if you want another one.').waitFor();
      assert.equal(pushes(), 1);
      await close();
    });
  }
});
