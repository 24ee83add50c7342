import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { shortened } from '../../.build/short-names.mjs';
import { DEMO } from '../../demo/lender/demo.js';
import { phone } from '../kit/browser.js';
import { PAGES } from '../kit/host-addresses.js';
import { outline, session, sketchStage } from '../kit/sketched.js';

const { products } = DEMO;

describe('what is pressed on a host page before its store is there', () => {
  const on = sketchStage('pressed');

  /** As the shell does it, through the page's function; what it answers. */
  const back = (page: Page) => page.evaluate(() => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []) === true);

  it('keeps a tap for the store: one loan, however often it was pressed', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['loan-confirm']);
    const button = page.getByRole('button', { name: 'Loan Now' });
    for (let n = 0; n < 5; n += 1) await button.dispatchEvent('click');
    assert.equal(await button.getAttribute('aria-busy'), 'true');
    assert.equal(on.lender.state.world(on.world).bookings.length, 0);
    await letGo();
    await page.waitForURL(/from=confirm/);
    assert.equal(on.lender.state.world(on.world).bookings.length, 1);
    assert.deepEqual(wrongs, []);
    await close();
  });

  for (const tag of ['loan-confirm', 'loan-confirm-classic'] as const) {
    it(`${tag}: agreed no more, so not taken, also where Loan Now was pressed before`, async () => {
      const { page, close } = await phone(on.browser);
      const letGo = await on.held(page, PAGES[tag]);
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
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['loan-confirm']);
    const [button, consent] = [page.getByRole('button', { name: 'Loan Now' }), page.locator('input[type=checkbox]')];
    await consent.uncheck();
    await consent.check();
    assert.equal(await button.isDisabled(), false);
    await button.dispatchEvent('click');
    await letGo();
    await page.waitForURL(/from=confirm/);
    assert.equal(on.lender.state.world(on.world).bookings.length, 1);
    await close();
  });

  it('asks whoever goes back to stay, and does not take the loan that Loan Now waited to take', async () => {
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, `loanConfirm?productId=${products.retention}`);
    const button = page.getByRole('button', { name: 'Loan Now' });
    await button.dispatchEvent('click');
    assert.equal(await back(page), true);
    assert.equal(await button.getAttribute('aria-busy'), null);
    // As behind the dialog that is to open.
    await button.dispatchEvent('click');
    await letGo();
    await page.getByRole('dialog', { name: 'Stay and take the loan?' }).waitFor();
    await page.waitForTimeout(300);
    assert.equal(on.lender.state.world(on.world).bookings.length, 0);
    await close();
  });

  it('pays nothing behind a dialog that is to open', async () => {
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['repay-installment']);
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
      const { page, close } = await phone(on.browser);
      const letGo = await on.held(page, address);
      await page.locator('#account').fill(DEMO.phones.borrower);
      const pay = page.getByRole('button', { name: 'Pay Now' });
      await pay.dispatchEvent('click');
      assert.equal(await pay.getAttribute('aria-busy'), 'true');
      await page.locator(opens).dispatchEvent('click');
      assert.equal(await pay.getAttribute('aria-busy'), null);
      await letGo();
      await page.locator('#amount, dialog').waitFor();
      await page.waitForTimeout(300);
      assert.equal(on.lender.state.world(on.world).bookings.length, 0);
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
        const { page, close } = await phone(on.browser);
        const letGo = await on.held(page, PAGES[tag]);
        const press = async (here: Page) => {
          const account = here.locator('#account');
          if ((await account.count()) > 0) await account.fill(DEMO.phones.borrower);
          await here.getByRole('button', { name: button }).dispatchEvent('click');
        };
        if (first === 'before') await press(page);
        const other = await page.context().newPage();
        await other.goto(`${on.server.origin}/${PAGES[tag]}&${session(on.world)}`);
        await other.locator('[data-state=ready]').waitFor();
        await press(other);
        await (tag === 'loan-confirm' ? other.waitForURL(/from=confirm/) : other.getByRole('dialog').waitFor());
        if (first === 'after') await press(page);
        assert.equal(on.lender.state.world(on.world).bookings.length, 1);
        await letGo();
        await page.locator('[data-state=ready]').waitFor();
        await page.waitForTimeout(1000);
        assert.equal(on.lender.state.world(on.world).bookings.length, 1);
        await close();
      });
    }

    it(`${tag}: nothing is done for who leaves the page`, async () => {
      const { page, close } = await phone(on.browser);
      await page.goto(`${on.server.origin}/${PAGES['customer-service']}&${session(on.world)}`);
      await page.locator('[data-state=ready]').waitFor();
      const letGo = await on.held(page, PAGES[tag]);
      const account = page.locator('#account');
      if ((await account.count()) > 0) await account.fill(DEMO.phones.borrower);
      await page.getByRole('button', { name: button }).dispatchEvent('click');
      await page.route(/customerService/, (route) => new Promise((resolve) => setTimeout(resolve, 1500)).then(() => route.continue()));
      const left = page.waitForURL(/customerService/);
      await page.evaluate(() => history.back());
      // The page is another one soon.
      letGo().catch(() => undefined);
      await left;
      assert.equal(on.lender.state.world(on.world).bookings.length, 0);
      await close();
    });
  }

  it('does nothing behind a dialog that is there at once', async () => {
    const { page, close } = await phone(on.browser);
    const patch = { orderStatus: 200, cardNeedPop: 1, cardPopTitle: 'Your card', cardPopMsg: 'Please check it.' };
    await on.lender.control('PUT', 'scenarios', { endpoint: 'loanDetails', world: on.world, patch });
    const letGo = await on.held(page, PAGES['order-detail']);
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
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['order-detail']);
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

  it('says that a tab was tapped', async () => {
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['bind-bank']);
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
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['delete-account']);
    await page.locator('#phone').fill(DEMO.phones.borrower);
    await page.locator('#phone').press('Enter');
    assert.equal(await page.getByRole('button', { name: 'Send code' }).getAttribute('aria-busy'), 'true');
    await letGo();
    await page.getByRole('dialog', { name: 'Verification code sent!' }).waitFor();
    await close();
  });

  it('goes where was tapped last, and takes no loan on the way', async () => {
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['loan-confirm']);
    await page.getByRole('button', { name: 'Loan Now' }).dispatchEvent('click');
    await page.locator('.checkbox a').first().dispatchEvent('click');
    await page.locator('input[type=checkbox]').uncheck();
    const asked = page.waitForRequest((request) => request.url().includes('contract-jump'));
    // The page is another one soon.
    letGo().catch(() => undefined);
    await asked;
    await page.waitForTimeout(300);
    assert.equal(on.lender.state.world(on.world).bookings.length, 0);
    await close();
  });

  it('opens what was tapped, where nobody typed since', async () => {
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['repay-installment']);
    await page.locator('#account').pressSequentially('1');
    await page.locator('#modify').dispatchEvent('click');
    await letGo();
    await page.locator('#amount').waitFor();
    await close();
  });

  it('keeps the shell’s back for the store where that asks the borrower to stay; once', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, `loanConfirm?productId=${products.retention}`);
    assert.deepEqual([await back(page), await back(page)], [true, false]);
    await letGo();
    await page.getByRole('dialog', { name: 'Stay and take the loan?' }).waitFor();
    assert.equal(await back(page), true);
    assert.deepEqual(wrongs, []);
    await close();
  });

  for (const tag of ['loan-confirm', 'loan-confirm-classic'] as const) {
    it(`${tag}: takes a press back where the shell’s back was pressed after it`, async () => {
      const { page, wrongs, close } = await phone(on.browser);
      const letGo = await on.held(page, PAGES[tag]);
      const button = page.getByRole('button', { name: 'Loan Now' });
      await button.dispatchEvent('click');
      assert.equal(await button.getAttribute('aria-busy'), 'true');
      assert.equal(await back(page), false);
      assert.equal(await button.getAttribute('aria-busy'), null);
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      await page.waitForTimeout(300);
      assert.equal(on.lender.state.world(on.world).bookings.length, 0);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('has the hook of the shell’s back before anything came', async () => {
    const { page, close } = await phone(on.browser);
    await page.route('**/chunks/**', () => undefined);
    await page.route(/\/roof\//, () => undefined);
    await page.goto(`${on.server.origin}/${PAGES['repay-installment']}&${session(on.world)}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'nativeBack' in window);
    assert.equal(await back(page), false);
    await close();
  });

  it('lets the page’s own hook say what no screen takes', async () => {
    const { page, close } = await phone(on.browser);
    await page.addInitScript(() => Reflect.set(window, 'nativeBack', () => true));
    const letGo = await on.held(page, `loanConfirm?productId=${products.retention}`);
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
      const { page, wrongs, close } = await phone(on.browser);
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
      const letGo = await on.held(page, PAGES['bind-bank']);
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

  it('leaves a reader where they are, and starts at the top when it is opened again', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['privacy-policy']);
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
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['complaint-list']);
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

  it('pays no sum that is not on the screen: what is ticked takes back Pay Now, which the store offers again', async () => {
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['repay-installment']);
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

  it('turns to the part of the site that was tapped', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['company-site']);
    await page.getByRole('tab', { name: 'About us' }).click();
    await letGo();
    await page.getByRole('heading', { name: 'About us' }).waitFor();
    assert.equal(await page.getByRole('tab', { name: 'About us' }).getAttribute('aria-selected'), 'true');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('opens a product once, however often it was tapped', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['joint-failure']);
    const open = page.locator(shortened('.product__button:enabled')).first();
    for (let n = 0; n < 3; n += 1) await open.click();
    await letGo();
    await page.waitForURL((url) => url.pathname.toLowerCase() !== '/jointfailure');
    assert.equal(on.lender.state.world(on.world).events.length, 1);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('asks for one code with the card that was chosen, however often it was tapped', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/loan/') && asked.push(request.url().replace(/^.*\/|\?.*$/g, ''))));
    const letGo = await on.held(page, PAGES['repay-card']);
    await page.locator(shortened('.bank-cards__card')).first().click();
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

  it('does nothing that was tapped on an answer the store did not get', async () => {
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['loan-confirm']);
    // The same calls were answered anew meanwhile.
    await page.evaluate(() => {
      const asked: unknown = Reflect.get(window, Symbol.for('loan-elements.first.1'));
      if (asked instanceof Map) asked.set('of another session', Promise.resolve());
    });
    const button = page.getByRole('button', { name: 'Loan Now' });
    await button.dispatchEvent('click');
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await button.getAttribute('aria-busy'), null);
    assert.equal(on.lender.state.world(on.world).bookings.length, 0);
    await button.click();
    await page.waitForURL(/from=confirm/);
    assert.equal(on.lender.state.world(on.world).bookings.length, 1);
    await close();
  });

  it('is asked for anew when the page comes back from another one, and what was tapped on it is not done', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['loan-confirm']);
    assert.match(await page.evaluate(outline), /300\.000/);
    const before = on.server.requests.filter((line) => line.includes('loan-detail-push-yd')).length;
    await on.lender.control('PUT', 'scenarios', { endpoint: 'loanConfirm', world: on.world, patch: { amount: 99999 } });
    const button = page.getByRole('button', { name: 'Loan Now' });
    await button.dispatchEvent('click');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.match(await page.evaluate(outline), /99\.999/);
    assert.equal(await button.getAttribute('aria-busy'), null);
    assert.equal(on.server.requests.filter((line) => line.includes('loan-detail-push-yd')).length, before);
    const push = page.waitForRequest(/loan-detail-push-yd/);
    await button.click();
    assert.match((await push).postData() ?? '', /99999/);
    assert.deepEqual(wrongs, []);
    await close();
  });
});
