import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { shortened } from '../../.build/short-names.mjs';
import { createLender, type Lender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone, type Watched } from '../kit/browser.js';
import { serve, type Served } from '../kit/serve.js';
import { until } from '../kit/until.js';

const { orders, products, users } = DEMO;

/** The name and the value of what has the focus, through every shadow root. */
function focused(page: Page): Promise<{ name: string; value: string; ring: boolean }> {
  return page.evaluate((entry) => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active) return { name: '', value: '', ring: false };
    const root = active.getRootNode();
    const byId = (id: string) => (root instanceof ShadowRoot ? (root.getElementById(id)?.textContent ?? '') : '');
    const field = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active : undefined;
    const label = Array.from(field?.labels ?? [], (one) => one.textContent ?? '').join(' ');
    const named = (active.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean).map(byId).join(' ');
    const name = (named || active.getAttribute('aria-label') || label || active.textContent || '').replace(/\s+/g, ' ').trim();
    const around = [active, active.nextElementSibling, active.closest('label'), active.parentElement];
    const box = active.closest(entry);
    const styles = [...around.map((place) => place && getComputedStyle(place)), box && getComputedStyle(box, '::after')];
    const ring = styles.some((style) => style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2);
    return { name, value: field?.value ?? '', ring };
  }, shortened('.field__entry'));
}

/** Tab, until a control has the focus whose name begins so. */
async function tabTo(page: Page, name: string, { back = false } = {}): Promise<void> {
  const met: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const now = await focused(page);
    if (now.name.startsWith(name)) {
      assert.ok(now.ring, `no ring around “${now.name}”`);
      return;
    }
    met.push(now.name);
  }
  assert.fail(`Tab never led to “${name}”, but to ${met.join(' | ')}`);
}

/** From the field that has the focus on, as far as the button. */
async function fillIn(page: Page): Promise<void> {
  for (let field = 0; field < 12; field += 1) {
    const { name, value } = await focused(page);
    const isDate = /date/i.test(name);
    if (name === 'Next') return;
    if (/please choose/i.test(name)) {
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await tabTo(page, 'Cancel');
      await tabTo(page, '', { back: true });
      await page.keyboard.press('ArrowDown');
      await tabTo(page, 'Confirm');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      assert.ok((await focused(page)).name.startsWith(name.split(' ')[0] ?? ''), 'the focus comes back to the field');
    } else if (value === '') await page.keyboard.type(/number/i.test(name) ? '0712345678' : isDate ? '05011990' : 'Juma Said');
    // A date has a stop for the day, the month and the year.
    do await page.keyboard.press('Tab');
    while (isDate && (await focused(page)).name === name);
  }
}

describe('by keyboard alone', () => {
  let browser: Browser;
  let server: Served;
  let lender: Lender;
  before(async () => {
    browser = await launch();
    lender = createLender();
    server = await serve({ lender });
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  async function open(path: string, params: Readonly<Record<string, string>>): Promise<Watched> {
    const watched = await phone(browser, { isMobile: false, hasTouch: false });
    const query = new URLSearchParams({ userId: users.asha, sessionId: 'demo', ...params });
    await watched.page.goto(`${server.origin}${path}?${query.toString()}`);
    await watched.page.locator('[data-state="ready"]').first().waitFor();
    return watched;
  }

  it('takes a loan', async () => {
    const { page, wrongs, close } = await open('/loanConfirm', { productId: products.main, merchantNumber: 'keys-loan' });
    await tabTo(page, 'I have read and agree to');
    await page.keyboard.press('Space');
    assert.equal(await page.getByRole('button', { name: 'Loan Now' }).isDisabled(), true);
    await page.keyboard.press('Space');
    await tabTo(page, 'Loan agreement');
    await tabTo(page, 'Loan Now');
    // Held down: it comes again and again, and takes one loan.
    for (let n = 0; n < 5; n += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.waitForURL(/from=confirm/);
    assert.equal(lender.state.world('keys-loan').bookings.length, 1);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('pays an installment from another account', async () => {
    const world = 'keys-pay';
    const { page, wrongs, close } = await open('/repayByPeriod', {
      productId: products.main,
      orderId: orders.overdueDeferrable,
      merchantNumber: world,
    });
    await tabTo(page, 'Wallet account');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.match((await focused(page)).name, /^Wallet account/);
    await tabTo(page, 'Account number');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('07-12 999 888');
    assert.equal((await focused(page)).value, '0712999888');
    await tabTo(page, 'Pay Now');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Repayment reminder' }).waitFor();
    // A second Enter, meant for the button, confirms nothing unread.
    await page.keyboard.press('Enter');
    assert.equal(await page.getByRole('dialog').count(), 1);
    await tabTo(page, 'Confirm');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    assert.equal(lender.state.world(world).bookings.length, 1);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('binds an account', async () => {
    const world = 'keys-bind';
    const { page, wrongs, close } = await open('/bindBank', {
      productId: products.main,
      source: 'confirmUrl',
      userId: users.juma,
      merchantNumber: world,
    });
    await tabTo(page, 'Bank account');
    await page.keyboard.press('ArrowRight');
    assert.equal((await focused(page)).name, 'Mobile wallet');
    await tabTo(page, 'Next');
    await page.keyboard.press('Enter');
    assert.equal((await focused(page)).name, 'Wallet number', 'the focus goes to what is missing');
    await fillIn(page);
    await page.keyboard.press('Enter');
    // The lender wants the wallet too, and says at which field.
    await until(async () => (await focused(page)).name.startsWith('Wallet Please choose'), 'the focus goes to what is refused');
    await fillIn(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/loanConfirm/i);
    const book = [...lender.state.world(world).books.values()].find(({ userId }) => userId === users.juma);
    assert.ok(book?.account, 'the lender knows the account');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('complains', async () => {
    const world = 'keys-complain';
    const { page, wrongs, close } = await open('/complainPage', { orderId: orders.overdue, merchantNumber: world });
    await tabTo(page, 'Repayment');
    await page.keyboard.press('Enter');
    await page.waitForURL(/complainPageNext/i);
    await page.locator('[data-state="ready"]').first().waitFor();
    await tabTo(page, 'Comments and suggestions');
    await page.keyboard.type('I paid on Tuesday.');
    await tabTo(page, 'Add a photo');
    await tabTo(page, 'Send');
    await page.keyboard.press('Enter');
    await until(
      () =>
        [...lender.state.world(world).books.values()].some(({ complaints }) =>
          complaints.some(({ content }) => content === 'I paid on Tuesday.'),
        ),
      'the lender has the complaint',
    );
    await page.waitForURL(/complainPage\?/i);
    assert.deepEqual(wrongs, []);
    await close();
  });
});
