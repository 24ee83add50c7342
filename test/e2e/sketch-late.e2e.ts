import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { DEMO } from '../../demo/lender/demo.js';
import { phone } from '../kit/browser.js';
import { PAGES } from '../kit/host-addresses.js';
import { outline, session, sketchStage } from '../kit/sketched.js';

const { orders, products } = DEMO;

/** Holds a page's own script back, until it is lost. */
async function losing(page: Page): Promise<() => void> {
  let lose = () => {};
  const wait = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(/-page-/, async (route) => {
    await wait;
    await route.fulfill({ status: 404, body: '' });
  });
  return lose;
}

describe('a host page whose store is late, or never comes', () => {
  const on = sketchStage('late');

  it('says that nothing was sent when the store does not come, and sends nothing later', async () => {
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['loan-confirm']);
    const button = page.getByRole('button', { name: 'Loan Now' });
    await button.dispatchEvent('click');
    await page.waitForFunction(() => !document.querySelector('.host-title + *')?.shadowRoot?.querySelector('[aria-busy]'), undefined, {
      timeout: 15_000,
    });
    assert.equal(await page.getByText('Nothing was sent.').isVisible(), true);
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await page.getByText('Nothing was sent.').isVisible(), false);
    assert.equal(on.lender.state.world(on.world).bookings.length, 0);
    await close();
  });

  for (const [name, address, button] of [
    ['hosts/', PAGES['loan-confirm'], 'Loan Now'],
    ['strict/', `strict/repay-deferral.html?productId=${products.main}&orderId=${orders.dueDeferrable}`, 'Pay Now'],
  ] as const) {
    it(`does not say that nothing was sent while a tap still waits to be: ${name}`, async () => {
      const { page, close } = await phone(on.browser);
      const late = page.getByText('This page is taking long to start.');
      const letGo = await on.held(page, address);
      await late.waitFor({ timeout: 12_000 });
      const control = page.getByRole('button', { name: button });
      await control.dispatchEvent('click');
      assert.deepEqual([await control.getAttribute('aria-busy'), await late.isVisible()], ['true', false]);
      await letGo();
      for (let n = 0; n < 50 && on.lender.state.world(on.world).bookings.length === 0; n += 1) await page.waitForTimeout(100);
      assert.equal(on.lender.state.world(on.world).bookings.length, 1);
      await close();
    });
  }

  it('says nothing of it when a tap waits from before it would, and hears a tap after it did', async () => {
    const { page, close } = await phone(on.browser);
    const late = page.getByText('Nothing was sent.');
    const letGo = await on.held(page, PAGES['loan-confirm']);
    await page.waitForTimeout(6000);
    const button = page.getByRole('button', { name: 'Loan Now' });
    await button.dispatchEvent('click');
    await page.waitForTimeout(4000);
    assert.deepEqual([await button.getAttribute('aria-busy'), await late.isVisible()], ['true', false]);
    await late.waitFor({ timeout: 12_000 });
    assert.equal(await button.getAttribute('aria-busy'), null);
    await button.dispatchEvent('click');
    assert.deepEqual([await button.getAttribute('aria-busy'), await late.isVisible()], ['true', false]);
    await letGo();
    await page.waitForURL(/from=confirm/);
    assert.equal(on.lender.state.world(on.world).bookings.length, 1);
    await close();
  });

  it('says at once that nothing was sent when the store cannot come, and keeps no tap after that', async () => {
    const { page, close } = await phone(on.browser);
    const lose = await losing(page);
    await page.goto(`${on.server.origin}/${PAGES['loan-confirm']}&${session(on.world)}`);
    const button = page.getByRole('button', { name: 'Loan Now' });
    await button.dispatchEvent('click');
    assert.equal(await button.getAttribute('aria-busy'), 'true');
    lose();
    await page.getByText('This page could not be opened.').waitFor({ timeout: 5000 });
    await page.waitForFunction(() => !document.querySelector('.host-title + *')?.shadowRoot?.querySelector('[aria-busy]'));
    await button.dispatchEvent('click');
    assert.equal(await button.getAttribute('aria-busy'), null);
    assert.equal(await page.getByText('This page could not be opened.').isVisible(), true);
    await close();
  });

  it('waits for nothing more when the store cannot come', async () => {
    const { page, close } = await phone(on.browser);
    const lose = await losing(page);
    await page.goto(`${on.server.origin}/${PAGES['register-promo']}&${session(on.world)}`);
    await page.locator('[aria-busy]').waitFor();
    lose();
    await page.getByText('This page could not be opened.').waitFor({ timeout: 5000 });
    assert.equal(await page.getByLabel('Phone').count(), 1);
    assert.equal(await page.locator('[aria-busy]').count(), 0);
    await close();
  });

  for (const minutes of [20, -20]) {
    it(`does nothing that was tapped long ago by the clock, and shows no answer of then: ${minutes} minutes`, async () => {
      const { page, wrongs, close } = await phone(on.browser);
      const letGo = await on.held(page, PAGES['loan-confirm']);
      const button = page.getByRole('button', { name: 'Loan Now' });
      await button.dispatchEvent('click');
      // As after a sleep: no timer went on.
      await page.evaluate((by) => {
        const now = Date.now;
        Date.now = () => now() + by * 60_000;
      }, minutes);
      await on.lender.control('PUT', 'scenarios', { endpoint: 'loanConfirm', world: on.world, patch: { amount: 99999 } });
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      assert.match(await page.evaluate(outline), /99\.999/);
      assert.equal(await button.getAttribute('aria-busy'), null);
      assert.equal(on.lender.state.world(on.world).bookings.length, 0);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('does nothing that was tapped longer ago than it waits, on answers that are still good', async () => {
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['loan-confirm']);
    await page.getByRole('button', { name: 'Loan Now' }).dispatchEvent('click');
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 15_000;
    });
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Loan Now' }).getAttribute('aria-busy'), null);
    await page.waitForTimeout(300);
    assert.equal(on.lender.state.world(on.world).bookings.length, 0);
    await close();
  });

  it('keeps what was entered, however late the store is', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['complaint-submit']);
    const text = page.locator('textarea');
    await text.fill('Two calls');
    await page.getByRole('button', { name: 'Send' }).dispatchEvent('click');
    await page.getByText('Nothing was sent.').waitFor({ timeout: 15_000 });
    await text.pressSequentially(' today');
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await text.inputValue(), 'Two calls today');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('leaves to the store what was sent before and never heard of', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const address = `${on.server.origin}/${PAGES['repay-installment']}&${session(on.world)}`;
    await on.lender.control('PUT', 'scenarios', { endpoint: 'pay', world: on.world, drop: 'body', times: 1 });
    await page.goto(address);
    await page.locator('[data-state=ready] #account').fill('0712345678');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await page.getByText(/It may have gone through|do not see it yet/).waitFor();
    await page.route(/repay-installment-page-/, (route) =>
      new Promise((resolve) => setTimeout(resolve, 1000)).then(() => route.continue()),
    );
    await page.goto(`${address}&again=1`);
    const pay = page.getByRole('button', { name: 'Pay Now' });
    await pay.click();
    await page.getByText(/It may have gone through|do not see it yet/).waitFor();
    await pay.click();
    assert.equal(on.lender.state.world(on.world).bookings.length, 1);
    assert.deepEqual(
      wrongs.filter((wrong) => !wrong.includes('Failed to load resource')),
      [],
    );
    await close();
  });
});
