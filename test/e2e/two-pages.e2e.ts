import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { createLender, type Lender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone, type Watched } from '../kit/browser.js';
import { serve, type Served } from '../kit/serve.js';
import { until } from '../kit/until.js';

const { users, orders, products, cards } = DEMO;
const INSTALLMENTS = { path: '/repayByPeriod', query: { productId: products.main, orderId: orders.overdueDeferrable } };
const LOAN = { path: '/loanConfirm', query: { productId: products.main } };
const CARD = { path: '/repayCard', query: { orderId: orders.repaying, amount: '100000' } };
type Where = typeof INSTALLMENTS | typeof LOAN | typeof CARD;

describe('two pages of one borrower', () => {
  let browser: Browser;
  let lender: Lender;
  let server: Served;
  let worlds = 0;
  let world = '';
  let opened: Watched;

  before(async () => {
    browser = await launch();
    lender = createLender();
    server = await serve({ lender });
  });
  afterEach(async () => {
    assert.deepEqual(opened.wrongs, []);
    await opened.close();
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  const booked = () => lender.state.world(world).bookings;
  const calls = (name: string) => lender.state.world(world).log.filter((entry) => entry.endpoint === name);
  const scenario = (name: string, more: object) => lender.control('PUT', 'scenarios', { endpoint: name, world, ...more });
  const url = ({ path, query }: Where) =>
    `${server.origin}${path}?${new URLSearchParams({ userId: users.asha, sessionId: 's', merchantNumber: world, ...query }).toString()}`;

  async function goto(page: Page, where: Where): Promise<void> {
    await page.goto(url(where));
    await page.locator('[data-state="ready"]').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  async function both(where: Where, init?: () => void): Promise<readonly [Page, Page]> {
    worlds += 1;
    world = `pages-${worlds}`;
    opened = await phone(browser);
    if (init) await opened.context.addInitScript(init);
    const second = await opened.context.newPage();
    await goto(opened.page, where);
    await goto(second, where);
    return [opened.page, second];
  }
  const button = (page: Page, name: string) => page.getByRole('button', { name });
  const press = (page: Page, name: string) => button(page, name).evaluate((pressed: HTMLElement) => pressed.click());
  const busy = (page: Page) => page.locator('[aria-busy="true"]').first().waitFor();
  const paidElsewhere = (page: Page) => page.getByText('Your payment was sent', { exact: true }).waitFor();
  const takenElsewhere = (page: Page) => page.getByText('The loan was taken', { exact: true }).waitFor();

  it('paid in one, the other shows what is left, and pays nothing by a tap', async () => {
    const [one, two] = await both(INSTALLMENTS);
    await button(one, 'Pay Now').click();
    await one.getByRole('dialog', { name: 'Repayment reminder' }).waitFor();
    await paidElsewhere(two);
    await press(two, 'Pay Now');
    await two.waitForTimeout(1000);
    await press(two, 'Pay Now');
    await two.getByText('Please choose an installment or enter an amount.').waitFor();
    assert.equal(booked().length, 1);
  });

  it('paid in one while the other heard of nothing, the other looks instead of paying what it showed', async () => {
    const [one, two] = await both(INSTALLMENTS, () => {
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
    });
    await button(one, 'Pay Now').click();
    await one.getByRole('dialog', { name: 'Repayment reminder' }).waitFor();
    await press(two, 'Pay Now');
    await paidElsewhere(two);
    assert.equal(booked().length, 1);
  });

  it('taken in one, the other says so', async () => {
    const [one, two] = await both(LOAN);
    await button(one, 'Loan Now').click();
    await one.waitForURL(/from=confirm/);
    await takenElsewhere(two);
    await press(two, 'Loan Now');
    await two.waitForTimeout(500);
    assert.equal(calls('loanPush').length, 1);
  });

  for (const [where, name, endpoint] of [
    [LOAN, 'Loan Now', 'loanPush'],
    [INSTALLMENTS, 'Pay Now', 'pay'],
  ] as const)
    it(`${endpoint}: sent once when both are pressed in the same instant`, async () => {
      const pages = await both(where);
      await scenario(endpoint, { latency: 600 });
      await Promise.all(pages.map((page) => press(page, name)));
      await until(() => booked().length === 1);
      await opened.page.waitForTimeout(1200);
      assert.equal(calls(endpoint).length, 1);
    });

  it('pressed in the other while one is being paid: it waits, says nothing that is not so, and looks by itself', async () => {
    const [one, two] = await both(INSTALLMENTS);
    await scenario('pay', { latency: 1500, times: 1 });
    await button(one, 'Pay Now').click();
    await busy(two);
    await press(two, 'Pay Now');
    assert.equal(await two.getByText('never done twice').count(), 0);
    await paidElsewhere(two);
    assert.equal(await two.getByText('We do not know yet').count(), 0);
    for (const _ of [1, 2]) await press(two, 'Pay Now');
    await two.waitForTimeout(500);
    assert.equal(booked().length, 1);
  });

  it('opened while one is being paid: the note goes by itself, and nothing is paid again', async () => {
    const [one, two] = await both(INSTALLMENTS);
    await scenario('pay', { latency: 6000, times: 1 });
    await press(one, 'Pay Now');
    await until(() => booked().length === 1);
    await goto(two, INSTALLMENTS);
    const note = two.getByText('It may have gone through');
    await note.waitFor();
    await press(two, 'Pay Now');
    await paidElsewhere(two);
    assert.equal(await note.count(), 0);
    assert.equal(booked().length, 1);
  });

  it('killed while it paid, the other looks, and sends the same under the same key', async () => {
    const [one, two] = await both(INSTALLMENTS);
    await scenario('pay', { hang: 'before', times: 1 });
    await press(one, 'Pay Now');
    await busy(two);
    // It is busy before the payment is on its way: closed then, the one that hangs would be the other's.
    await until(() => calls('pay').length === 1);
    await one.close();
    await two.getByText('never done twice').waitFor();
    await press(two, 'Pay Now');
    await two.getByRole('dialog', { name: 'Repayment reminder' }).waitFor();
    assert.equal(booked().length, 1);
    const [first, second] = calls('pay');
    assert.equal(first?.key, second?.key);
  });

  it('by card: paid in one, nothing is chosen in the other', async () => {
    const [one, two] = await both(CARD);
    for (const page of [one, two]) await page.locator(`input[value="${cards.plain}"]`).check({ force: true });
    await button(one, 'Pay Now').click();
    await one.getByText('The card payment was accepted.').waitFor();
    await paidElsewhere(two);
    await press(two, 'Pay Now');
    await two.getByText('Please choose a bank card first.').waitFor();
    assert.equal(booked().length, 1);
  });

  it('a code asked for in one after the other had asked: the other goes on with the last, and sends nothing for the first', async () => {
    const [one, two] = await both(CARD);
    const begin = async () => {
      await one.locator(`input[value="${cards.coded}"]`).check({ force: true });
      await button(one, 'Pay Now').click();
      await one.getByRole('dialog', { name: 'Enter the SMS code' }).waitFor();
    };
    await begin();
    await goto(two, CARD);
    const field = two.locator('#sms-code');
    await field.fill('111111');
    await button(one, 'Cancel').click();
    await begin();
    await two.waitForLoadState('networkidle');
    if (await field.inputValue()) await press(two, 'Confirm');
    await two.waitForFunction(
      () => document.querySelector('repay-card')?.shadowRoot?.querySelector<HTMLInputElement>('#sms-code')?.value === '',
    );
    assert.equal(calls('repaymentConfirm').length, 0);
    await field.fill(lender.state.world(world).messages.at(-1)?.code ?? '');
    await button(two, 'Confirm').click();
    await two.getByText('The card payment was accepted.').waitFor();
    await paidElsewhere(one);
    assert.equal(booked().length, 1);
  });

  it('without locks: it is busy in the other while one is being paid', async () => {
    const [one, two] = await both(INSTALLMENTS, () => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
    await scenario('pay', { latency: 1000, times: 1 });
    await button(one, 'Pay Now').click();
    await busy(two);
    await press(two, 'Pay Now');
    await paidElsewhere(two);
    assert.equal(calls('pay').length, 1);
  });

  it('without a storage: sent once when both are pressed in the same instant', async () => {
    const pages = await both(INSTALLMENTS, () => {
      for (const store of ['localStorage', 'sessionStorage']) Object.defineProperty(window, store, { get: () => null });
    });
    await scenario('pay', { latency: 600 });
    const plans = calls('installmentPlan').length;
    await Promise.all(pages.map((page) => press(page, 'Pay Now')));
    await until(() => calls('installmentPlan').length > plans);
    await opened.page.waitForTimeout(800);
    assert.equal(calls('pay').length, 1);
  });
});
