import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { shortened } from '../../.build/short-names.mjs';
import { createLender, type Lender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone, type Watched } from '../kit/browser.js';
import { serve, type Served } from '../kit/serve.js';
import { until } from '../kit/until.js';

const { users, orders, products, wallets, cards } = DEMO;

describe('repaying on the host pages', () => {
  let browser: Browser;
  let lender: Lender;
  let server: Served;
  let opened: Watched;
  let page: Page;
  let worlds = 0;
  let world = '';

  before(async () => {
    browser = await launch();
    lender = createLender();
    server = await serve({ lender });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const booked = () => lender.state.world(world).bookings;
  const endpoint = (name: string) => lender.state.world(world).log.filter((entry) => entry.endpoint === name);
  const scenario = (name: string, more: object) => lender.control('PUT', 'scenarios', { endpoint: name, world, ...more });

  async function open(path: string, query: Record<string, string>, hash = ''): Promise<void> {
    worlds += 1;
    world = `repay-${worlds}`;
    opened = await phone(browser);
    page = opened.page;
    const all = new URLSearchParams({ userId: users.asha, sessionId: 's', merchantNumber: world, ...query });
    await page.goto(`${server.origin}${path}?${all.toString()}${hash}`);
    await page.locator('[data-state="ready"]').first().waitFor();
  }
  async function close(): Promise<void> {
    assert.deepEqual(opened.wrongs, []);
    assert.deepEqual(
      lender.state.world(world).log.flatMap((entry) => entry.problems),
      [],
    );
    await opened.close();
  }
  /** The title of the page, and what has the focus in its screen. */
  const told = () =>
    page.evaluate(() => {
      const focused = document.querySelector('repay-card')?.shadowRoot?.activeElement;
      return [document.title, focused?.getAttribute('role') ?? focused?.tagName ?? ''];
    });
  const installments = () => open('/repayByPeriod', { productId: products.main, orderId: orders.repaying });
  const payNow = () => page.getByRole('button', { name: 'Pay Now' });
  async function wallet(type: string): Promise<void> {
    await page.locator('#wallet').click();
    await page.locator(`input[value="${type}"]`).check({ force: true });
    await page.getByRole('button', { name: 'Confirm' }).click();
  }

  it('pays once for a double tap, a triple click, and Enter that is held through the result', async () => {
    await installments();
    await payNow().dblclick();
    await page.getByRole('dialog', { name: 'Repayment reminder' }).waitFor();
    assert.equal(booked().length, 1);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('TradeNo:').waitFor();

    await page.locator(shortened('.installments__row')).first().click();
    await payNow().click({ clickCount: 3, delay: 5 });
    await until(() => booked().length === 2);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await until(() => endpoint('installmentPlan').length === 3);

    await page.locator(shortened('.installments__row')).first().click();
    await payNow().focus();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(10);
    }
    await page.keyboard.up('Enter');
    assert.equal(booked().length, 3);
    assert.ok(await page.getByRole('dialog', { name: 'Repayment reminder' }).isVisible());
    await close();
  });

  it('lets a box, its words and its row be hit, each where it is seen', async () => {
    await installments();
    const box = page.getByRole('checkbox').last();
    const every = page.getByRole('checkbox', { name: 'Select all' });
    await every.click();
    assert.ok(await box.isChecked());
    await page.getByText('Select all').click();
    assert.ok(!(await box.isChecked()));
    const first = page.locator('.installments input').first();
    await first.click();
    assert.ok(!(await first.isChecked()));
    await page.locator(shortened('.installments__row')).first().click();
    assert.ok(await first.isChecked());
    await close();
  });

  it('lets a card’s words, its mark and its row be hit, each where it is seen', async () => {
    await open('/repayCard', { orderId: orders.repaying, amount: '100000' });
    const cards = page.getByRole('radio');
    await page.getByText('Pwani Bank').click();
    assert.ok(await cards.nth(1).isChecked());
    await cards.first().click();
    assert.ok(await cards.first().isChecked());
    await page.locator(shortened('.bank-cards__card')).nth(2).click();
    assert.ok(await cards.nth(2).isChecked());
    await close();
  });

  it('defers an order by keyboard, and says calmly that it was done: it cannot be deferred once more', async () => {
    await open('/repayDelay', { productId: products.main, orderId: orders.dueDeferrable });
    await payNow().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Repayment reminder' }).waitFor();
    await page.getByRole('button', { name: 'Confirm' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Nothing more can be paid here now').waitFor();
    assert.equal(endpoint('deferralDetail').length, 2);
    assert.equal(await payNow().count(), 0);
    assert.equal(await page.getByText(/out of date|cannot be deferred/).count(), 0);
    const focused = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? '');
    assert.match(focused, /^Your payment was sent/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/order/);
    await close();
  });

  it('copies the trade number by a real tap, also where the page may not use the clipboard', async () => {
    await installments();
    await payNow().click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('copy success').waitFor();
    const number = await page.locator('#trade-number').textContent();
    await opened.context.grantPermissions(['clipboard-read']);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), number);
    await close();
  });

  it('pays once when the page is reloaded while the answer is on its way, though the order looks the same', async () => {
    await installments();
    await wallet(wallets.code);
    await scenario('pay', { hang: 'after', times: 1 });
    await payNow().click();
    await until(() => booked().length === 1);
    await page.reload();
    await page.locator('[data-state="ready"]').first().waitFor();
    await wallet(wallets.code);
    await payNow().click();
    await page.waitForURL(/repaymentOfCode/);
    await page.getByText('Pay code').waitFor();
    assert.equal(booked().length, 1);
    const [first, second] = endpoint('pay');
    assert.equal(first?.key, second?.key);
    await close();
  });

  it('fetches anew on the way back from the page to pay at, before its button works', async () => {
    await installments();
    await wallet(wallets.code);
    await payNow().click();
    await page.waitForURL(/repaymentOfCode/);
    assert.equal(new URL(page.url()).searchParams.get('merchantNumber'), world);
    const before = endpoint('installmentPlan').length;
    await page.goBack();
    await until(() => endpoint('installmentPlan').length > before);
    await payNow().waitFor();
    assert.equal(await payNow().isEnabled(), true);
    assert.equal(booked().length, 1);
    await close();
  });

  it('pays by card with a code, and the dialog outlives a reload', async () => {
    await open('/repayCard', { orderId: orders.repaying, amount: '100000' });
    await page.locator(`input[value="${cards.coded}"]`).check({ force: true });
    await payNow().click();
    await page.getByRole('dialog', { name: 'Enter the SMS code' }).waitFor();
    await page.reload();
    await page.getByRole('dialog', { name: 'Enter the SMS code' }).waitFor();
    assert.equal(endpoint('repaymentCommit').length, 1);
    assert.ok(await page.getByRole('button', { name: /Send again in \d+ s/ }).isDisabled());
    const [message] = lender.state.world(world).messages;
    await page.locator('#sms-code').fill(message?.code ?? '');
    await page.getByRole('button', { name: 'Confirm' }).dblclick();
    await page.waitForURL(/#\/borrowDetail\//);
    await page.getByText('The card payment was accepted.').waitFor();
    assert.deepEqual(await told(), ['Order Details', 'status']);
    assert.equal(booked().length, 1);
    // That it was paid, for the next page: nothing of what, or how.
    const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key !== 'loan-moved'));
    assert.deepEqual(
      kept
        .map(([key, text]) => [key.split(':')[0], JSON.parse(text)])
        .map(([key, { state, unheard, given }]) => [key, state, unheard, given]),
      [['loan-intent', '', 0, {}]],
    );
    await close();
  });

  it('adds a card in its own place, and comes back to the cards', async () => {
    await open('/repayCard', { orderId: orders.repaying, amount: '100000' }, '#/addnormalcard');
    await page.getByText('Payment account information').waitFor();
    await page.waitForFunction(() => customElements.get('repay-card'));
    await page.locator('bind-bank[data-state="ready"]').waitFor();
    assert.equal(endpoint('cardInit').length, 1);
    assert.equal(await page.title(), 'Add a bank card');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('Choose a card').waitFor();
    assert.deepEqual(await told(), ['Card repayment', 'H2']);
    assert.equal(new URL(page.url()).hash, '');
    await close();
  });

  it('leads to the form of a new card on its own page, where it does not come into its place', async () => {
    await open('/repayCard', { orderId: orders.repaying, amount: '100000' });
    await page.route(/\/bind-bank-[\w-]{7}\.js/, () => new Promise(() => {}));
    await page.getByText('Add a bank card').click();
    // Nobody looks at an empty page meanwhile.
    assert.ok(((await page.locator('.nested .skeleton').boundingBox())?.height ?? 0) > 200);
    await page.waitForURL(/\/bindBank\?/, { timeout: 20_000 });
    await page.getByRole('heading', { name: 'Payment account information' }).waitFor();
    await close();
  });
});
