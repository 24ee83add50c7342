import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { createLender, type Lender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { loan as sw } from '../../src/i18n/sw/loan.js';
import { FIRST } from '../../src/lib/listed.js';
import { launch, phone, type Watched } from '../kit/browser.js';
import { one, some } from '../kit/effort.js';
import { PAGES, slip } from '../kit/host-addresses.js';
import { serve, type Served } from '../kit/serve.js';

const session = (world: string) => `userId=${DEMO.users.asha}&sessionId=s-1&merchantNumber=${world}`;

/** What the screen looks like to the page, tags, attributes and texts; without what only a store can know. */
function outline(): string {
  const shape = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return JSON.stringify(node.nodeValue);
    if (!(node instanceof Element) || node.localName === 'link') return '';
    const known = (name: string) => !/^(?:href|src|checked|data-broken|data-tall)$/.test(name);
    const attributes = node
      .getAttributeNames()
      .filter(known)
      .sort()
      .map((name) => ` ${name}=${node.getAttribute(name) ?? ''}`);
    const picture = ['logo', 'captcha'].find((one) => node.classList.contains(one));
    return picture ? `<${picture}>` : `<${node.localName}${attributes.join('')}>${Array.from(node.childNodes, shape).join('')}`;
  };
  return Array.from(document.querySelector('.host-title + *')?.shadowRoot?.childNodes ?? [], shape).join('');
}

const { products, orders } = DEMO;

/** The page as it looks, the lender's pictures left out, which the store alone fetches. */
async function picture(page: Page): Promise<PNG> {
  await page.evaluate(() => {
    const root = document.querySelector('.host-title + *')?.shadowRoot;
    for (const one of root?.querySelectorAll<HTMLElement>('.logo, .captcha') ?? []) one.style.visibility = 'hidden';
  });
  return PNG.sync.read(await page.screenshot());
}

/** Where two texts begin to differ. */
function same(now: string, before: string): void {
  let at = 0;
  while (at < now.length && now[at] === before[at]) at += 1;
  assert.equal(now.slice(Math.max(0, at - 60), at + 160), before.slice(Math.max(0, at - 60), at + 160));
}

describe('what a host page draws before its store is there', () => {
  let browser: Browser;
  let server: Served;
  let lender: Lender;
  before(async () => {
    browser = await launch();
    lender = createLender();
    server = await serve({ lender });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });
  let world = '';
  let runs = 0;
  beforeEach(() => {
    runs += 1;
    world = `sketch-${runs}`;
  });

  /** Opens a page whose store comes only when it is let go. */
  async function held(page: Page, address: string, origin = server.origin): Promise<() => Promise<void>> {
    let letGo = () => {};
    const wait = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/chunks\/[\w-]+-page-/, async (route) => {
      await wait;
      await route.continue();
    });
    // A carousel that moves shows something else each time.
    await page.route(/\/chunks\/embla/, () => new Promise(() => {}));
    await page.addInitScript((text) => localStorage.setItem('repaymentInfo', text), JSON.stringify(slip));
    await page.goto(`${origin}/${address}&${session(world)}`);
    await page.waitForFunction(() => document.querySelector('.host-title + *')?.shadowRoot?.querySelector('.page, .site'));
    return async () => {
      letGo();
      await page.waitForFunction(() => customElements.get(document.querySelector('.host-title + *')?.localName ?? '') !== undefined);
    };
  }

  const cases = Object.entries(PAGES).flatMap(([tag, address], at) =>
    one(
      [
        { name: tag, address, colorScheme: 'light' } as const,
        { name: `${tag} in Swahili, dark`, address: `${address}&locale=sw`, colorScheme: 'dark' } as const,
      ],
      at,
    ),
  );
  for (const { name, address, colorScheme } of cases) {
    it(`${name}: is what the store draws, on the same nodes, to the letter and the pixel`, async () => {
      const { page, wrongs, close } = await phone(browser, {
        colorScheme,
        reducedMotion: name.startsWith('company-site') ? 'reduce' : 'no-preference',
      });
      const letGo = await held(page, address);
      const sketched = await page.evaluate(outline);
      assert.ok(sketched.length > 500, sketched);
      await page.evaluate(() => {
        const root = document.querySelector('.host-title + *')?.shadowRoot;
        for (const node of root?.querySelectorAll('*') ?? []) if (!node.closest('.logo, .captcha')) Reflect.set(node, 'mine', true);
      });
      const before = await picture(page);
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      same(await page.evaluate(outline), sketched);
      const strange = await page.evaluate(() =>
        Array.from(document.querySelector('.host-title + *')?.shadowRoot?.querySelectorAll('*') ?? [])
          .filter((node) => !Reflect.get(node, 'mine') && !node.closest('.logo, .captcha') && node.localName !== 'link')
          .map((node) => node.outerHTML),
      );
      assert.deepEqual(strange, []);
      const now = await picture(page);
      assert.equal(pixelmatch(now.data, before.data, undefined, now.width, now.height, { threshold: 0.1 }), 0);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  for (const [tag, address] of some(Object.entries(PAGES), 0)) {
    it(`${tag}: is what the page draws anew without it, to the letter`, async () => {
      const { page, wrongs, close } = await phone(browser, { reducedMotion: 'reduce' });
      const letGo = await held(page, address);
      const sketched = await page.evaluate(outline);
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      const left = await page.evaluateHandle(() => {
        const host = document.querySelector('.host-title + *');
        const place = host?.parentElement;
        host?.remove();
        return { host, place };
      });
      await page.waitForFunction(({ host }) => !host?.shadowRoot?.querySelector('.page, .site'), left);
      await left.evaluate(({ host, place }) => place?.querySelector('.host-title')?.after(host ?? ''));
      await page.locator('[data-state=ready]').waitFor();
      same(await page.evaluate(outline), sketched);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('keeps the place of whoever has no pointer, when the dialog that was there from the start goes', async () => {
    const { page, wrongs, close } = await phone(browser, { reducedMotion: 'reduce' });
    await page.goto(`${server.origin}/loanDetail?productId=${products.main}&orderId=${orders.cardPrompt}&${session(world)}`);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const active = () => document.querySelector('.host-title + *')?.shadowRoot?.activeElement?.className;
    await page.waitForFunction(active, undefined, { timeout: 2000 });
    assert.equal(await page.evaluate(active), 'loan');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('is what the store draws, whatever the deployment has configured', async () => {
    const odd = createLender({ disguise: 7 });
    const config = {
      wire: odd.config.wire,
      session: { hide: true },
      theme: 'dark',
      currencySymbol: 'KES',
      policy: { consentTicked: false },
    };
    const other = await serve({ lender: odd, config });
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['loan-confirm'], other.origin);
    assert.doesNotMatch(page.url(), /sessionId/);
    const sketched = await page.evaluate(outline);
    assert.match(sketched, /300\.000/);
    const before = await picture(page);
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    same(await page.evaluate(outline), sketched);
    const now = await picture(page);
    assert.equal(pixelmatch(now.data, before.data, undefined, now.width, now.height, { threshold: 0.1 }), 0);
    assert.equal(await page.getByRole('button', { name: 'Loan Now' }).isDisabled(), true);
    assert.deepEqual(wrongs, []);
    await close();
    await other.close();
  });

  /** As the shell does it, through the page's function; what it answers. */
  const back = (page: Page) => page.evaluate(() => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true);

  it('keeps a tap for the store: one loan, however often it was pressed', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['loan-confirm']);
    const button = page.getByRole('button', { name: 'Loan Now' });
    for (let n = 0; n < 5; n += 1) await button.dispatchEvent('click');
    assert.equal(await button.getAttribute('aria-busy'), 'true');
    assert.equal(lender.state.world(world).bookings.length, 0);
    await letGo();
    await page.waitForURL(/from=confirm/);
    assert.equal(lender.state.world(world).bookings.length, 1);
    assert.deepEqual(wrongs, []);
    await close();
  });

  for (const tag of ['loan-confirm', 'loan-confirm-classic'] as const) {
    it(`${tag}: agreed no more, so not taken, also where Loan Now was pressed before`, async () => {
      const { page, close } = await phone(browser);
      const letGo = await held(page, PAGES[tag]);
      const [button, consent] = [page.getByRole('button', { name: 'Loan Now' }), page.locator('input[type=checkbox]')];
      const moved: string[] = [];
      page.on('request', (request) => request.headers()['idempotency-key'] && moved.push(request.url()));
      await button.dispatchEvent('click');
      assert.equal(await button.getAttribute('aria-busy'), 'true');
      await consent.uncheck();
      assert.deepEqual([await button.getAttribute('aria-busy'), await button.isDisabled()], [null, true]);
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      assert.deepEqual([await consent.isChecked(), await button.isDisabled()], [false, true]);
      // Agreed again: nothing of before is done.
      await consent.check();
      await button.and(page.locator(':not([disabled]):not([aria-busy])')).waitFor();
      await page.waitForTimeout(300);
      assert.deepEqual(moved, []);
      await close();
    });
  }

  it('can be agreed to again', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['loan-confirm']);
    const [button, consent] = [page.getByRole('button', { name: 'Loan Now' }), page.locator('input[type=checkbox]')];
    await consent.uncheck();
    await consent.check();
    assert.equal(await button.isDisabled(), false);
    await button.dispatchEvent('click');
    await letGo();
    await page.waitForURL(/from=confirm/);
    assert.equal(lender.state.world(world).bookings.length, 1);
    await close();
  });

  it('asks whoever goes back to stay, and does not take the loan that Loan Now waited to take', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, `loanConfirm?productId=${products.retention}`);
    const button = page.getByRole('button', { name: 'Loan Now' });
    await button.dispatchEvent('click');
    assert.equal(await back(page), true);
    assert.equal(await button.getAttribute('aria-busy'), null);
    // As behind the dialog that is to open.
    await button.dispatchEvent('click');
    await letGo();
    await page.getByRole('dialog', { name: 'Stay and take the loan?' }).waitFor();
    await page.waitForTimeout(300);
    assert.equal(lender.state.world(world).bookings.length, 0);
    await close();
  });

  it('leaves the focus to whoever went on to a field, and pays nothing for who wanted another amount', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['repay-installment']);
    const posted: string[] = [];
    page.on('request', (request) => (request.postData() ?? '').includes('"cardNo"') && posted.push(request.postData() ?? ''));
    const [account, pay] = [page.locator('#account'), page.getByRole('button', { name: 'Pay Now' })];
    await page.locator('#wallet').dispatchEvent('click');
    await account.fill('');
    await page.locator('#modify').dispatchEvent('click');
    await account.pressSequentially('0712');
    assert.equal(await pay.isDisabled(), true);
    await pay.dispatchEvent('click');
    await letGo();
    await page.locator('#amount').waitFor();
    await page.keyboard.type('345');
    assert.deepEqual([await account.inputValue(), await page.locator('#amount').inputValue()], ['0712345', '']);
    assert.equal(await page.getByRole('dialog').count(), 0);
    await page.waitForTimeout(300);
    assert.deepEqual(posted, []);
    await close();
  });

  it('pays nothing behind a dialog that is to open', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['repay-installment']);
    const posted: string[] = [];
    page.on('request', (request) => (request.postData() ?? '').includes('"cardNo"') && posted.push(request.postData() ?? ''));
    await page.locator('#account').fill(DEMO.phones.borrower);
    await page.locator('#wallet').dispatchEvent('click');
    await page.getByRole('button', { name: 'Pay Now' }).dispatchEvent('click');
    await letGo();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(300);
    assert.deepEqual([posted, await page.getByRole('dialog').count()], [[], 1]);
    await close();
  });

  for (const [opens, address] of [
    ['#modify', PAGES['repay-installment']],
    ['#wallet', PAGES['repay-installment']],
    ['#wallet', PAGES['repay-deferral']],
  ] as const) {
    it(`pays nothing for who pressed ${opens} after Pay Now: ${address}`, async () => {
      const { page, close } = await phone(browser);
      const letGo = await held(page, address);
      await page.locator('#account').fill(DEMO.phones.borrower);
      const pay = page.getByRole('button', { name: 'Pay Now' });
      await pay.dispatchEvent('click');
      assert.equal(await pay.getAttribute('aria-busy'), 'true');
      await page.locator(opens).dispatchEvent('click');
      assert.equal(await pay.getAttribute('aria-busy'), null);
      await letGo();
      await page.locator('#amount, dialog').waitFor();
      await page.waitForTimeout(300);
      assert.equal(lender.state.world(world).bookings.length, 0);
      await close();
    });
  }

  for (const [tag, button] of [
    ['loan-confirm', 'Loan Now'],
    ['repay-installment', 'Pay Now'],
    ['repay-deferral', 'Pay Now'],
  ] as const) {
    for (const first of ['before', 'after'] as const) {
      it(`${tag}: is not done a second time for who pressed ${first} it was done in another page`, async () => {
        const { page, close } = await phone(browser);
        const letGo = await held(page, PAGES[tag]);
        const press = async (here: Page) => {
          const account = here.locator('#account');
          if ((await account.count()) > 0) await account.fill(DEMO.phones.borrower);
          await here.getByRole('button', { name: button }).dispatchEvent('click');
        };
        if (first === 'before') await press(page);
        const other = await page.context().newPage();
        await other.goto(`${server.origin}/${PAGES[tag]}&${session(world)}`);
        await other.locator('[data-state=ready]').waitFor();
        await press(other);
        await (tag === 'loan-confirm' ? other.waitForURL(/from=confirm/) : other.getByRole('dialog').waitFor());
        if (first === 'after') await press(page);
        assert.equal(lender.state.world(world).bookings.length, 1);
        await letGo();
        await page.locator('[data-state=ready]').waitFor();
        await page.waitForTimeout(1000);
        assert.equal(lender.state.world(world).bookings.length, 1);
        await close();
      });
    }

    it(`${tag}: nothing is done for who leaves the page`, async () => {
      const { page, close } = await phone(browser);
      await page.goto(`${server.origin}/${PAGES['customer-service']}&${session(world)}`);
      await page.locator('[data-state=ready]').waitFor();
      const letGo = await held(page, PAGES[tag]);
      const account = page.locator('#account');
      if ((await account.count()) > 0) await account.fill(DEMO.phones.borrower);
      await page.getByRole('button', { name: button }).dispatchEvent('click');
      await page.route(/customerService/, (route) => new Promise((resolve) => setTimeout(resolve, 1500)).then(() => route.continue()));
      const left = page.waitForURL(/customerService/);
      await page.evaluate(() => history.back());
      // The page is another one soon.
      letGo().catch(() => undefined);
      await left;
      assert.equal(lender.state.world(world).bookings.length, 0);
      await close();
    });
  }

  it('shows the number that is paid from: what is no digit does not stay', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['repay-installment']);
    const account = page.locator('#account');
    await account.fill('');
    await account.pressSequentially('07l2O4');
    assert.equal(await account.inputValue(), '0724');
    await account.press('ArrowLeft');
    await account.press('ArrowLeft');
    await page.keyboard.type('x9');
    assert.equal(await account.inputValue(), '07924');
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    await page.keyboard.type('8y');
    assert.equal(await account.inputValue(), '079824');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('keeps what was entered, where the store gets no answer at first', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['loan-confirm']);
    await page.locator('input[type=checkbox]').uncheck();
    await lender.control('PUT', 'scenarios', { endpoint: 'loanConfirm', world, drop: 'before' });
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await letGo();
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await lender.control('DELETE', `scenarios?endpoint=loanConfirm&world=${world}`);
    await retry.click();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await page.locator('input[type=checkbox]').isChecked(), false);
    assert.equal(await page.getByRole('button', { name: 'Loan Now' }).isDisabled(), true);
    await close();
  });

  it('does nothing behind a dialog that is there at once', async () => {
    const { page, close } = await phone(browser);
    const patch = { orderStatus: 200, cardNeedPop: 1, cardPopTitle: 'Your card', cardPopMsg: 'Please check it.' };
    await lender.control('PUT', 'scenarios', { endpoint: 'loanDetails', world, patch });
    const letGo = await held(page, PAGES['order-detail']);
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('event/save') && sent.push(request.url()));
    const again = page.getByRole('button', { name: 'Borrow Again' });
    await again.dispatchEvent('click');
    assert.equal(await again.getAttribute('aria-busy'), 'true');
    await letGo();
    await page.getByRole('dialog', { name: 'Your card' }).waitFor();
    await page.waitForTimeout(300);
    assert.deepEqual(sent, []);
    await close();
  });

  it('leads where was pressed last, once', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['order-detail']);
    await page.evaluate(() => {
      const routes: string[] = [];
      Reflect.set(window, 'routes', routes);
      document.addEventListener('loan-navigate', (event) => {
        event.preventDefault();
        if (event instanceof CustomEvent) routes.push(event.detail.route);
      });
    });
    await page.getByRole('button', { name: 'REPAY', exact: true }).dispatchEvent('click');
    for (let n = 0; n < 5; n += 1) await page.getByRole('button', { name: 'Rollover Repayment' }).dispatchEvent('click');
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    await page.waitForFunction(() => Reflect.get(window, 'routes').length > 0);
    assert.deepEqual(await page.evaluate((): unknown => Reflect.get(window, 'routes')), ['repayDeferral']);
    await close();
  });

  it('has the page’s language and title from the start', async () => {
    const { page, close } = await phone(browser);
    await held(page, `${PAGES['loan-confirm']}&locale=sw`);
    const said = () => [document.documentElement.lang, document.title, document.querySelector('.host-title')?.textContent];
    const title = sw.loanConfirmTitle;
    assert.deepEqual(await page.evaluate(said), ['sw', title, title]);
    await close();
  });

  it('says that a tab was tapped', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['bind-bank']);
    const tab = page.getByRole('tab').nth(1);
    await tab.dispatchEvent('click');
    assert.equal(await tab.getAttribute('aria-busy'), 'true');
    // As the form of the other tab.
    await page.getByRole('button', { name: 'Next' }).dispatchEvent('click');
    await letGo();
    await page.locator('#walletNumber').waitFor();
    assert.equal(await tab.getAttribute('aria-busy'), null);
    assert.equal(await page.locator('[aria-invalid]').count(), 0);
    await close();
  });

  it('shows that Enter has sent', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['delete-account']);
    await page.locator('#phone').fill(DEMO.phones.borrower);
    await page.locator('#phone').press('Enter');
    assert.equal(await page.getByRole('button', { name: 'Send code' }).getAttribute('aria-busy'), 'true');
    await letGo();
    await page.getByRole('dialog', { name: 'Verification code sent!' }).waitFor();
    await close();
  });

  it('keeps the one who registers in the field they went on to', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, `register?templateId=${DEMO.templates.main}`);
    await page.getByRole('button', { name: 'Register' }).dispatchEvent('click');
    await page.locator('#smsCode').focus();
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    await page.keyboard.type('123456');
    assert.deepEqual([await page.locator('#smsCode').inputValue(), await page.locator('#phone').inputValue()], ['123456', '']);
    await close();
  });

  it('goes where was tapped last, and takes no loan on the way', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['loan-confirm']);
    await page.getByRole('button', { name: 'Loan Now' }).dispatchEvent('click');
    await page.locator('.checkbox a').first().dispatchEvent('click');
    await page.locator('input[type=checkbox]').uncheck();
    const asked = page.waitForRequest((request) => request.url().includes('contract-jump'));
    // The page is another one soon.
    letGo().catch(() => undefined);
    await asked;
    await page.waitForTimeout(300);
    assert.equal(lender.state.world(world).bookings.length, 0);
    await close();
  });

  it('opens what was tapped, where nobody typed since', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['repay-installment']);
    await page.locator('#account').pressSequentially('1');
    await page.locator('#modify').dispatchEvent('click');
    await letGo();
    await page.locator('#amount').waitFor();
    await close();
  });

  it('keeps the shell’s back for the store where that asks the borrower to stay; once', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, `loanConfirm?productId=${products.retention}`);
    assert.deepEqual([await back(page), await back(page)], [true, false]);
    await letGo();
    await page.getByRole('dialog', { name: 'Stay and take the loan?' }).waitFor();
    assert.equal(await back(page), true);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('lets the page’s own hook say what no screen takes', async () => {
    const { page, close } = await phone(browser);
    await page.addInitScript(() => Reflect.set(window, 'nativeBack', () => true));
    const letGo = await held(page, `loanConfirm?productId=${products.retention}`);
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await back(page), true);
    await page.getByRole('button', { name: 'Agree', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.evaluate(() => document.querySelector('loan-confirm')?.remove());
    assert.equal(await back(page), true);
    await close();
  });

  for (const prevented of [false, true]) {
    it(`tells the shell that binding started before the form is there, once${prevented ? ', unless the page prevents it' : ''}`, async () => {
      const { page, wrongs, close } = await phone(browser);
      await page.addInitScript((prevent) => {
        const told: string[] = [];
        Reflect.set(window, 'told', told);
        Reflect.set(window, 'LoanShell', { startBindBank: () => void told.push('shell') });
        window.addEventListener('loan-native', (event) => {
          if (event instanceof CustomEvent && event.target instanceof HTMLElement)
            told.push(`${event.target.localName} ${event.detail.action}`);
          if (prevent) event.preventDefault();
        });
      }, prevented);
      const letGo = await held(page, PAGES['bind-bank']);
      const told = () => page.evaluate((): unknown => Reflect.get(window, 'told'));
      const wanted = ['bind-bank startBindBank', ...(prevented ? [] : ['shell'])];
      assert.deepEqual(await told(), wanted);
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      assert.deepEqual(await told(), wanted);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('keeps what was typed, with the caret in its place', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['repay-installment']);
    const account = page.locator('#account');
    await account.fill('0712');
    await account.press('End');
    await account.press('ArrowLeft');
    await page.keyboard.type('99');
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await account.inputValue(), '071992');
    await page.keyboard.type('5');
    assert.equal(await account.inputValue(), '0719952');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('keeps a form that is being filled in, with the keyboard open', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['bind-bank']);
    const account = page.locator('#accountNumber');
    await account.fill('5120 1234');
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: height - 200 });
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    await page.getByRole('button', { name: 'Next' }).waitFor({ state: 'hidden' });
    assert.equal(await account.inputValue(), '51201234');
    await page.keyboard.type('6');
    assert.equal(await account.inputValue(), '512012346');
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Next' }).waitFor();
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('shows the fields of the tab that was tapped', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['bind-bank']);
    assert.equal(await page.locator('#walletNumber').count(), 0);
    await page.getByRole('tab').nth(1).click();
    const name = page.locator('#accountName');
    await name.fill('Ash Juma');
    await name.evaluate((input) => input instanceof HTMLInputElement && input.setSelectionRange(3, 3));
    await letGo();
    await page.locator('#walletNumber').waitFor();
    assert.equal(await page.locator('#accountNumber').count(), 0);
    await page.keyboard.type('a');
    assert.equal(await name.inputValue(), 'Asha Juma');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('leaves to the store a form that was begun before', async () => {
    const { page, wrongs, close } = await phone(browser);
    const address = `${server.origin}/${PAGES['bind-bank']}&${session(world)}`;
    await page.goto(address);
    await page.locator('[data-state=ready]').waitFor();
    await page.locator('#accountName').fill('Asha');
    await page.route(/bind-bank-page-/, (route) => new Promise((resolve) => setTimeout(resolve, 1000)).then(() => route.continue()));
    await page.goto(`${address}&again=1`);
    await page.locator('#accountName').waitFor();
    assert.equal(await page.locator('#accountName').inputValue(), 'Asha');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('keeps what was typed on it for the next time, should the page go before its store came, and no number', async () => {
    const { page, wrongs, close } = await phone(browser);
    await held(page, PAGES['bind-bank']);
    await page.locator('#accountNumber').fill('5120 1234');
    await page.locator('#accountName').fill('Asha J');
    await page.unroute(/\/chunks\/[\w-]+-page-/);
    await page.goto(`${server.origin}/${PAGES['bind-bank']}&${session(world)}&again=1`);
    await page.locator('#accountName').waitFor();
    assert.equal(await page.locator('#accountName').inputValue(), 'Asha J');
    assert.doesNotMatch(await page.evaluate(() => JSON.stringify(localStorage)), /5120/);
    await page.unroute(/\/chunks\/[\w-]+-page-/);
    const letGo = await held(page, PAGES['complaint-submit']);
    await page.locator('textarea').fill('Charged twice');
    await page.goto(`${server.origin}/${PAGES['complaint-submit']}&${session(world)}&again=1`);
    await letGo();
    await page.locator('textarea').waitFor();
    assert.equal(await page.locator('textarea').inputValue(), 'Charged twice');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('keeps a number that was typed and sends one code to it, however often that was tapped', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['delete-account']);
    const number = page.locator('#phone');
    await number.fill(DEMO.phones.borrower.slice(1));
    await number.press('Home');
    await page.keyboard.type(DEMO.phones.borrower.slice(0, 1));
    const sent = () => server.requests.filter((request) => request.includes('send-sms-code-new')).length;
    const before = sent();
    const button = page.getByRole('button', { name: 'Send code' });
    for (let n = 0; n < 3; n += 1) await button.dispatchEvent('click');
    assert.equal(await button.getAttribute('aria-busy'), 'true');
    await letGo();
    await page.getByRole('dialog', { name: 'Verification code sent!' }).waitFor();
    assert.equal(await number.inputValue(), DEMO.phones.borrower);
    assert.equal(sent() - before, 1);
    await page.reload();
    // A code is on its way: there is a place for it, and seconds that are counted.
    await page.locator('#code').waitFor();
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('is the deployment’s own texts, and its company', async () => {
    const config = {
      productName: 'Pesa Haraka',
      supportEmail: 'help@pesa.example',
      company: { name: 'Umoja Credit Limited', effectiveDate: '2026-11-01' },
      texts: { aboutUs: 'Who we are.\n\n# Since when\nSince 2019.' },
      paymentInstructions: [{ title: 'Shop', kind: 'store', steps: [{ text: 'Say the number', image: 'https://cdn.example/say.png' }] }],
    };
    const other = await serve({ lender, config });
    for (const tag of ['about-us', 'loan-terms', 'privacy-policy', 'payment-instructions'] as const) {
      const { page, wrongs, close } = await phone(browser);
      const letGo = await held(page, PAGES[tag], other.origin);
      const sketched = await page.evaluate(outline);
      assert.match(sketched, /Since 2019|Umoja Credit|Say the number/);
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      same(await page.evaluate(outline), sketched);
      assert.deepEqual(wrongs, []);
      await close();
    }
    await other.close();
  });

  it('leaves a reader where they are, and starts at the top when it is opened again', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['privacy-policy']);
    await page.evaluate(() => window.scrollTo(0, 900));
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    await page.waitForFunction(() => document.readyState === 'complete');
    assert.equal(await page.evaluate(() => window.scrollY), 900);
    await page.reload();
    await page.locator('[data-state=ready]').waitFor();
    await page.waitForFunction(() => document.readyState === 'complete');
    assert.equal(await page.evaluate(() => window.scrollY), 0);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('goes to the tab that the arrow keys went to', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['complaint-list']);
    await page.getByRole('tab', { name: 'In progress' }).focus();
    await page.keyboard.press('ArrowRight');
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await page.getByRole('tab', { selected: true }).textContent(), 'Answered');
    const focused = await page.evaluate(() => document.querySelector('.host-title + *')?.shadowRoot?.activeElement?.textContent);
    assert.equal(focused, 'Answered');
    assert.deepEqual(wrongs, []);
    await close();
  });

  /** Opens a page with a long list that is drawn as far as a screen reaches, and sees the store go on with the same rows to the `last`. */
  async function goneOn(address: string, last: string): Promise<Watched> {
    const opened = await phone(browser);
    const { page } = opened;
    const letGo = await held(page, address);
    const rows = page.locator('[data-row]');
    assert.equal(await rows.count(), FIRST);
    await rows.first().evaluate((row) => Reflect.set(row, 'mine', true));
    const before = await picture(page);
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await rows.first().evaluate((row) => Reflect.get(row, 'mine')), true);
    const now = await picture(page);
    assert.equal(pixelmatch(now.data, before.data, undefined, now.width, now.height, { threshold: 0.1 }), 0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByText(last).waitFor();
    return opened;
  }

  it('begins a long list, and the store goes on with it', async () => {
    const list = Array.from({ length: 100 }, (_, n) => ({ id: `c${n}`, time: '1760000000', type: `Nr. ${n}`, content: 'Late' }));
    await lender.control('PUT', 'scenarios', { endpoint: 'problemList', world, patch: { tabs: [{ title: 'All', list }] } });
    const { wrongs, close } = await goneOn(PAGES['complaint-list'], 'Nr. 99');
    assert.deepEqual(wrongs, []);
    await close();
  });

  const product = (n: number) => (n % 500 === 7 ? { range: 'lost' } : { productId: `p${n}`, name: `Nr. ${n}`, enabled: 1 });
  const complaint = (n: number) => (n % 500 === 7 ? 'lost' : { id: `c${n}`, time: '1760000000', type: `Nr. ${n}`, content: 'Late' });
  const VERY_MANY = [
    { tag: 'recommended-products', endpoint: 'loanDetails', item: product, patch: (list: unknown) => ({ recProducts: list }) },
    { tag: 'recommended-products, without an order', endpoint: 'unionError', item: product, patch: (list: unknown) => ({ list }) },
    { tag: 'complaint-list', endpoint: 'problemList', item: complaint, patch: (list: unknown) => ({ tabs: [{ title: 'All', list }] }) },
  ] as const;
  for (const { tag, endpoint, item, patch } of VERY_MANY) {
    it(`${tag}: begins with the first of very many, and the store goes on with all that can be read`, async () => {
      const list = Array.from({ length: 2000 }, (_, n) => item(n));
      await lender.control('PUT', 'scenarios', { endpoint, world, patch: patch(list) });
      const { page, wrongs, close } = await goneOn(PAGES[tag], 'Nr. 1999');
      assert.equal(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'), '1996');
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('draws a long list whole where what follows its scrolling does not come', async () => {
    const list = Array.from({ length: 100 }, (_, n) => ({ id: `c${n}`, time: '1760000000', type: `Nr. ${n}`, content: 'Late' }));
    await lender.control('PUT', 'scenarios', { endpoint: 'problemList', world, patch: { tabs: [{ title: 'All', list }] } });
    const { page, close } = await phone(browser);
    await page.route(/list-scroll-/, (route) => route.abort());
    await page.goto(`${server.origin}/${PAGES['complaint-list']}&${session(world)}`);
    await page.getByText('Nr. 99').waitFor();
    assert.equal(await page.locator('[data-row]').count(), 100);
    await close();
  });

  it('keeps a complaint that is being written, with its photo, and sends it once', async () => {
    const { page, wrongs, close } = await phone(browser);
    const sent: string[] = [];
    page.on('request', (request) => {
      const name = /problem-save|upload-problem-img/.exec(request.url())?.[0];
      if (name) sent.push(name === 'problem-save' ? (request.postData() ?? '') : name);
    });
    const letGo = await held(page, 'complainPageNext?problemType=2');
    const text = page.locator('textarea');
    await text.fill('Two calls 😡 today');
    await text.evaluate((area) => area instanceof HTMLTextAreaElement && area.setSelectionRange(0, 0));
    await page.keyboard.type('Well. ');
    const buffer = PNG.sync.write(new PNG({ width: 40, height: 30 }));
    await page.locator('input[type=file]').setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer });
    const send = page.getByRole('button', { name: 'Send' });
    for (let n = 0; n < 3; n += 1) await send.dispatchEvent('click');
    assert.equal(await send.getAttribute('aria-busy'), 'true');
    assert.deepEqual(sent, []);
    await letGo();
    await page.getByRole('dialog').waitFor();
    assert.equal(sent.length, 2, sent.join('\n'));
    assert.equal(sent[0], 'upload-problem-img');
    assert.match(sent[1] ?? '', /"problemDetail":"Well\. Two calls 😡 today","problemImage":"http[^",]+"/u);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('sends nothing half written: who types on after Send has not finished', async () => {
    const { page, wrongs, close } = await phone(browser);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('problem-save')) sent.push(request.postData() ?? '');
    });
    const letGo = await held(page, 'complainPageNext?problemType=2');
    const [text, send] = [page.locator('textarea'), page.getByRole('button', { name: 'Send' })];
    await text.fill('Two calls');
    await send.dispatchEvent('click');
    assert.equal(await send.getAttribute('aria-busy'), 'true');
    await text.pressSequentially(' today');
    assert.equal(await send.getAttribute('aria-busy'), null);
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    await page.waitForTimeout(300);
    assert.deepEqual(sent, []);
    await send.click();
    await page.getByRole('dialog').waitFor();
    assert.equal(sent.length, 1);
    assert.match(sent[0] ?? '', /"problemDetail":"Two calls today"/);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('pays no sum that is not on the screen: what is ticked takes back Pay Now, which the store offers again', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['repay-installment']);
    await page.locator('#account').fill(DEMO.phones.borrower);
    await page.getByText('Total TZS 84.500').waitFor();
    const pay = page.getByRole('button', { name: 'Pay Now' });
    const posted: string[] = [];
    page.on('request', (request) => (request.postData() ?? '').includes('"cardNo"') && posted.push(request.postData() ?? ''));
    await pay.dispatchEvent('click');
    await page.locator('#select-all').dispatchEvent('click');
    assert.deepEqual([await pay.getAttribute('aria-busy'), await pay.isDisabled()], [null, true]);
    await letGo();
    await page.getByText('Total TZS 253.500').waitFor();
    assert.deepEqual(posted, []);
    await pay.click();
    await page.getByRole('dialog').waitFor();
    assert.equal(posted.length, 1);
    assert.match(posted[0] ?? '', /"amount":253500,/);
    await close();
  });

  it('leaves to the store a complaint that was begun before', async () => {
    const { page, wrongs, close } = await phone(browser);
    const address = `${server.origin}/complainPageNext?problemType=2&${session(world)}`;
    await page.goto(address);
    await page.locator('[data-state=ready] textarea').fill('Two calls');
    await page.route(/complaint-submit-page-/, (route) => new Promise((resolve) => setTimeout(resolve, 500)).then(() => route.continue()));
    await page.goto(`${address}&again=1`);
    await page.locator('textarea').waitFor();
    assert.equal(await page.locator('textarea').inputValue(), 'Two calls');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('shows the order that was chosen before where none is named', async () => {
    const { page, wrongs, close } = await phone(browser);
    const asked: (string | null)[] = [];
    page.on('request', (request) => void (request.url().includes('problem-init') && asked.push(request.postData())));
    await page.addInitScript((no) => localStorage.setItem('orderNo', no), orders.due);
    const letGo = await held(page, 'complainPage?a=1');
    const sketched = await page.evaluate(outline);
    assert.match(sketched, new RegExp(orders.due));
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    same(await page.evaluate(outline), sketched);
    assert.deepEqual(asked, ['{}']);
    assert.deepEqual(wrongs, []);
    await close();
  });

  for (const value of ['', 'undefined', '4%204%2F']) {
    it(`shows the order that a tap will be about where the page's own is ${value ? `"${value}"` : 'empty'}`, async () => {
      await lender.control('PUT', 'scenarios', { endpoint: 'problemInit', world, patch: { orderDetail: null } });
      const { page, wrongs, close } = await phone(browser);
      const asked: (string | null)[] = [];
      page.on('request', (request) => void (request.url().includes('problem-init') && asked.push(request.postData())));
      await page.addInitScript((no) => localStorage.setItem('orderNo', no), orders.due);
      const letGo = await held(page, `complainPage?orderId=${value}`);
      const sketched = await page.evaluate(outline);
      assert.match(sketched, new RegExp(orders.due));
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      same(await page.evaluate(outline), sketched);
      assert.deepEqual(asked, ['{}']);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('shows the order that was chosen, to whoever comes back from the form', async () => {
    const { page, wrongs, close } = await phone(browser);
    await page.goto(`${server.origin}/complainPage?orderId=${orders.dueDeferrable}&${session(world)}`);
    await page.getByRole('button', { name: 'All' }).click();
    await page.locator('.complaint-choice', { hasText: orders.due }).first().click();
    const chosen = () => page.getByRole('region', { name: 'Your order' }).filter({ hasText: orders.due }).waitFor();
    await chosen();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.waitForURL(/complainPageNext/);
    await page.locator('[data-state=ready] textarea').waitFor();
    await page.goBack();
    await page.locator('[data-state=ready]').waitFor();
    await chosen();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.waitForURL(new RegExp(`complainPageNext.*orderNo=${orders.due}`));
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('shows the order of its page where the server names none, whatever was chosen before', async () => {
    await lender.control('PUT', 'scenarios', { endpoint: 'problemInit', world, patch: { orderDetail: null } });
    const { page, wrongs, close } = await phone(browser);
    await page.addInitScript((no) => localStorage.setItem('orderNo', no), orders.due);
    const letGo = await held(page, `complainPage?orderId=${orders.dueDeferrable}`);
    const sketched = await page.evaluate(outline);
    assert.match(sketched, new RegExp(orders.dueDeferrable));
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    same(await page.evaluate(outline), sketched);
    assert.deepEqual(wrongs, []);
    await close();
  });

  const silent = {
    noticeStatusText: null,
    noticeDesText: null,
    telephone: null,
    recProducts: [],
    noticeMessage: '',
    errMessage: '',
    list: [],
  };
  for (const [tag, endpoint, words] of [
    ['order-detail', 'loanDetails', 'This order did not go through'],
    ['joint-failure', 'unionError', 'The login did not go through'],
  ] as const) {
    it(`${tag}: has words of ours from the start about what failed without a word, and nothing moves`, async () => {
      await lender.control('PUT', 'scenarios', { endpoint, world, patch: { ...silent, orderStatus: 110 } });
      const { page, wrongs, close } = await phone(browser);
      const letGo = await held(page, PAGES[tag]);
      const sketched = await page.evaluate(outline);
      assert.match(sketched, new RegExp(words));
      const before = await picture(page);
      await page.getByRole('link', { name: 'Customer service' }).waitFor();
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      same(await page.evaluate(outline), sketched);
      const now = await picture(page);
      assert.equal(pixelmatch(now.data, before.data, undefined, now.width, now.height, { threshold: 0.1 }), 0);
      await page.getByRole('link', { name: 'Customer service' }).click();
      await page.waitForURL(/customerService/);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('carries a changed field into the link that was followed', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['test-preview']);
    await page.locator('#orderId').fill('A-77');
    await page.getByRole('link', { name: 'Loan detail' }).dispatchEvent('click');
    await letGo();
    await page.waitForURL(/loanDetail\?.*orderId=A-77/);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('turns to the part of the site that was tapped', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['company-site']);
    await page.getByRole('tab', { name: 'About us' }).click();
    await letGo();
    await page.getByRole('heading', { name: 'About us' }).waitFor();
    assert.equal(await page.getByRole('tab', { name: 'About us' }).getAttribute('aria-selected'), 'true');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('asks for a promotion and its captcha once, and keeps the phone that was typed', async () => {
    const { page, wrongs, close } = await phone(browser);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/roof')) asked.push(pathname.split('/').pop() ?? '');
    });
    const letGo = await held(page, PAGES['register-promo']);
    assert.deepEqual(asked.sort(), ['channel-template', 'get-sid']);
    await page.locator('#phone').fill('13812345678');
    const noted = page.waitForRequest(/track-visit/);
    await letGo();
    await page.locator('img.captcha__image').waitFor();
    await noted;
    assert.equal(await page.locator('#phone').inputValue(), '138 1234 5678');
    assert.deepEqual(asked.sort(), ['captcha', 'channel-template', 'get-sid', 'track-visit']);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('asks nothing for a promotion that is not named', async () => {
    const { page, close } = await phone(browser);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/roof')) asked.push(request.url());
    });
    await page.goto(`${server.origin}/register?templateId=a%20b&${session(world)}`);
    await page.locator('[data-state=error]').waitFor();
    assert.deepEqual(asked, []);
    await close();
  });

  it('leaves to the store what is behind a hash route', async () => {
    const { page, wrongs, close } = await phone(browser);
    await page.goto(`${server.origin}/${PAGES['register-promo']}&${session(world)}#/agreementTemplate`);
    await page.locator('.promo-text').waitFor();
    assert.equal(await page.locator('#phone').count(), 0);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('opens a product once, however often it was tapped', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['joint-failure']);
    const open = page.locator('.product__button:enabled').first();
    for (let n = 0; n < 3; n += 1) await open.click();
    await letGo();
    await page.waitForURL((url) => url.pathname.toLowerCase() !== '/jointfailure');
    assert.equal(lender.state.world(world).events.length, 1);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('asks for one code with the card that was chosen, however often it was tapped', async () => {
    const { page, wrongs, close } = await phone(browser);
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/loan/') && asked.push(request.url().replace(/^.*\/|\?.*$/g, ''))));
    const letGo = await held(page, PAGES['repay-card']);
    await page.locator('.bank-cards__card').first().click();
    const pay = page.getByRole('button', { name: 'Pay Now' });
    for (let n = 0; n < 3; n += 1) await pay.dispatchEvent('click');
    assert.equal(await pay.getAttribute('aria-busy'), 'true');
    assert.deepEqual(asked, ['repayment-way']);
    await letGo();
    await page.locator('#sms-code').waitFor();
    assert.deepEqual(asked, ['repayment-way', 'repayment-commit']);
    await page.reload();
    // It waits for its code: the dialog is there again.
    await page.locator('#sms-code').waitFor();
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('leaves to the store the form of a new card, behind its hash route', async () => {
    const { page, wrongs, close } = await phone(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${server.origin}/${PAGES['repay-card']}&${session(world)}#/addnormalcard`);
    await page.locator('bind-bank[data-state=ready]').waitFor();
    assert.equal(await page.locator('.bank-cards').count(), 0);
    assert.deepEqual(
      asked.filter((url) => /repayment-way|loan-play-detail/.test(url)),
      [],
    );
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('does nothing that was tapped on an answer the store did not get', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['loan-confirm']);
    // The same calls were answered anew meanwhile.
    await page.evaluate(() => {
      const asked: unknown = Reflect.get(window, Symbol.for('loan-elements.first'));
      if (asked instanceof Map) asked.set('of another session', Promise.resolve());
    });
    const button = page.getByRole('button', { name: 'Loan Now' });
    await button.dispatchEvent('click');
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await button.getAttribute('aria-busy'), null);
    assert.equal(lender.state.world(world).bookings.length, 0);
    await button.click();
    await page.waitForURL(/from=confirm/);
    assert.equal(lender.state.world(world).bookings.length, 1);
    await close();
  });

  it('is asked for anew when the page comes back from another one, and what was tapped on it is not done', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['loan-confirm']);
    assert.match(await page.evaluate(outline), /300\.000/);
    const before = server.requests.filter((line) => line.includes('loan-detail-push-yd')).length;
    await lender.control('PUT', 'scenarios', { endpoint: 'loanConfirm', world, patch: { amount: 99999 } });
    const button = page.getByRole('button', { name: 'Loan Now' });
    await button.dispatchEvent('click');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.match(await page.evaluate(outline), /99\.999/);
    assert.equal(await button.getAttribute('aria-busy'), null);
    assert.equal(server.requests.filter((line) => line.includes('loan-detail-push-yd')).length, before);
    const push = page.waitForRequest(/loan-detail-push-yd/);
    await button.click();
    assert.match((await push).postData() ?? '', /99999/);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('says that nothing was sent when the store does not come, and sends nothing later', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['loan-confirm']);
    const button = page.getByRole('button', { name: 'Loan Now' });
    await button.dispatchEvent('click');
    await page.waitForFunction(() => !document.querySelector('.host-title + *')?.shadowRoot?.querySelector('[aria-busy]'), undefined, {
      timeout: 15_000,
    });
    assert.equal(await page.getByText('Nothing was sent.').isVisible(), true);
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await page.getByText('Nothing was sent.').isVisible(), false);
    assert.equal(lender.state.world(world).bookings.length, 0);
    await close();
  });

  for (const [name, address, button] of [
    ['hosts/', PAGES['loan-confirm'], 'Loan Now'],
    ['strict/', `strict/repay-deferral.html?productId=${products.main}&orderId=${orders.dueDeferrable}`, 'Pay Now'],
  ] as const) {
    it(`does not say that nothing was sent while a tap still waits to be: ${name}`, async () => {
      const { page, close } = await phone(browser);
      const late = page.getByText('This page is taking long to start.');
      const letGo = await held(page, address);
      await late.waitFor({ timeout: 12_000 });
      const control = page.getByRole('button', { name: button });
      await control.dispatchEvent('click');
      assert.deepEqual([await control.getAttribute('aria-busy'), await late.isVisible()], ['true', false]);
      await letGo();
      for (let n = 0; n < 50 && lender.state.world(world).bookings.length === 0; n += 1) await page.waitForTimeout(100);
      assert.equal(lender.state.world(world).bookings.length, 1);
      await close();
    });
  }

  it('says nothing of it when a tap waits from before it would, and hears a tap after it did', async () => {
    const { page, close } = await phone(browser);
    const late = page.getByText('Nothing was sent.');
    const letGo = await held(page, PAGES['loan-confirm']);
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
    assert.equal(lender.state.world(world).bookings.length, 1);
    await close();
  });

  it('says at once that nothing was sent when the store cannot come, and keeps no tap after that', async () => {
    const { page, close } = await phone(browser);
    let lose = () => {};
    const wait = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await page.route(/-page-/, async (route) => {
      await wait;
      await route.fulfill({ status: 404, body: '' });
    });
    await page.goto(`${server.origin}/${PAGES['loan-confirm']}&${session(world)}`);
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

  for (const minutes of [20, -20]) {
    it(`does nothing that was tapped long ago by the clock, and shows no answer of then: ${minutes} minutes`, async () => {
      const { page, wrongs, close } = await phone(browser);
      const letGo = await held(page, PAGES['loan-confirm']);
      const button = page.getByRole('button', { name: 'Loan Now' });
      await button.dispatchEvent('click');
      // As after a sleep: no timer went on.
      await page.evaluate((by) => {
        const now = Date.now;
        Date.now = () => now() + by * 60_000;
      }, minutes);
      await lender.control('PUT', 'scenarios', { endpoint: 'loanConfirm', world, patch: { amount: 99999 } });
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      assert.match(await page.evaluate(outline), /99\.999/);
      assert.equal(await button.getAttribute('aria-busy'), null);
      assert.equal(lender.state.world(world).bookings.length, 0);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('does nothing that was tapped longer ago than it waits, on answers that are still good', async () => {
    const { page, close } = await phone(browser);
    const letGo = await held(page, PAGES['loan-confirm']);
    await page.getByRole('button', { name: 'Loan Now' }).dispatchEvent('click');
    await page.evaluate(() => {
      const now = Date.now;
      Date.now = () => now() + 15_000;
    });
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(lender.state.world(world).bookings.length, 0);
    await close();
  });

  it('keeps what was entered, however late the store is', async () => {
    const { page, wrongs, close } = await phone(browser);
    const letGo = await held(page, PAGES['complaint-submit']);
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
    const { page, wrongs, close } = await phone(browser);
    const address = `${server.origin}/${PAGES['repay-installment']}&${session(world)}`;
    await lender.control('PUT', 'scenarios', { endpoint: 'pay', world, drop: 'body', times: 1 });
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
    assert.equal(lender.state.world(world).bookings.length, 1);
    assert.deepEqual(
      wrongs.filter((wrong) => !wrong.includes('Failed to load resource')),
      [],
    );
    await close();
  });

  it('leaves a pop-up to the store', async () => {
    const { page, wrongs, close } = await phone(browser);
    await page.goto(`${server.origin}/loanConfirmClassic?productId=${products.promo}&${session(world)}`);
    await page.getByRole('dialog').waitFor();
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('leaves to the store what it cannot draw truly', async () => {
    await lender.control('PUT', 'scenarios', {
      endpoint: 'loanConfirm',
      world,
      patch: { popAgreementUrl: 'https://lender.example/agreement' },
    });
    const { page, wrongs, close } = await phone(browser);
    await page.goto(`${server.origin}/${PAGES['loan-confirm']}&${session(world)}`);
    await page.locator('[data-state=ready]').waitFor();
    await page.getByRole('dialog').waitFor();
    assert.deepEqual(wrongs, []);
    await close();
  });
});
