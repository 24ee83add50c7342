import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PNG } from 'pngjs';
import { shortened } from '../../.build/short-names.mjs';
import { DEMO } from '../../demo/lender/demo.js';
import { phone } from '../kit/browser.js';
import { PAGES } from '../kit/host-addresses.js';
import { session, sketchStage } from '../kit/sketched.js';

const { orders } = DEMO;

describe('what is typed on a host page before its store is there', () => {
  const on = sketchStage('typed');

  it('leaves the focus to whoever went on to a field, and pays nothing for who wanted another amount', async () => {
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['repay-installment']);
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

  it('shows the number that is paid from: what is no digit does not stay', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['repay-installment']);
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
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['loan-confirm']);
    await page.locator('input[type=checkbox]').uncheck();
    await on.lender.control('PUT', 'scenarios', { endpoint: 'loanConfirm', world: on.world, drop: 'before' });
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await letGo();
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await on.lender.control('DELETE', `scenarios?endpoint=loanConfirm&world=${on.world}`);
    await retry.click();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await page.locator('input[type=checkbox]').isChecked(), false);
    assert.equal(await page.getByRole('button', { name: 'Loan Now' }).isDisabled(), true);
    await close();
  });

  it('keeps the one who registers in the field they went on to', async () => {
    const { page, close } = await phone(on.browser);
    const letGo = await on.held(page, `register?templateId=${DEMO.templates.main}`);
    await page.getByRole('button', { name: 'Register' }).dispatchEvent('click');
    await page.locator('#smsCode').focus();
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    await page.keyboard.type('123456');
    assert.deepEqual([await page.locator('#smsCode').inputValue(), await page.locator('#phone').inputValue()], ['123456', '']);
    await close();
  });

  it('keeps what was typed, with the caret in its place', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['repay-installment']);
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
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['bind-bank']);
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
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['bind-bank']);
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
    const { page, wrongs, close } = await phone(on.browser);
    const address = `${on.server.origin}/${PAGES['bind-bank']}&${session(on.world)}`;
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
    const { page, wrongs, close } = await phone(on.browser);
    await on.held(page, PAGES['bind-bank']);
    await page.locator('#accountNumber').fill('5120 1234');
    await page.locator('#accountName').fill('Asha J');
    await page.unroute(/\/chunks\/[\w-]+-page-/);
    await page.goto(`${on.server.origin}/${PAGES['bind-bank']}&${session(on.world)}&again=1`);
    await page.locator('#accountName').waitFor();
    assert.equal(await page.locator('#accountName').inputValue(), 'Asha J');
    assert.doesNotMatch(await page.evaluate(() => JSON.stringify(localStorage)), /5120/);
    await page.unroute(/\/chunks\/[\w-]+-page-/);
    const letGo = await on.held(page, PAGES['complaint-submit']);
    await page.locator('textarea').fill('Charged twice');
    await page.goto(`${on.server.origin}/${PAGES['complaint-submit']}&${session(on.world)}&again=1`);
    await letGo();
    await page.locator('textarea').waitFor();
    assert.equal(await page.locator('textarea').inputValue(), 'Charged twice');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('keeps a number that was typed and sends one code to it, however often that was tapped', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['delete-account']);
    const number = page.locator('#phone');
    await number.fill(DEMO.phones.borrower.slice(1));
    await number.press('Home');
    await page.keyboard.type(DEMO.phones.borrower.slice(0, 1));
    const sent = () => on.server.requests.filter((request) => request.includes('send-sms-code-new')).length;
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

  it('keeps a complaint that is being written, with its photo, and sends it once', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const sent: string[] = [];
    page.on('request', (request) => {
      const name = /problem-save|upload-problem-img/.exec(request.url())?.[0];
      if (name) sent.push(name === 'problem-save' ? (request.postData() ?? '') : name);
    });
    const letGo = await on.held(page, 'complainPageNext?problemType=2');
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
    const { page, wrongs, close } = await phone(on.browser);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('problem-save')) sent.push(request.postData() ?? '');
    });
    const letGo = await on.held(page, 'complainPageNext?problemType=2');
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

  it('leaves to the store a complaint that was begun before', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const address = `${on.server.origin}/complainPageNext?problemType=2&${session(on.world)}`;
    await page.goto(address);
    await page.locator('[data-state=ready] textarea').fill('Two calls');
    await page.route(/complaint-submit-page-/, (route) => new Promise((resolve) => setTimeout(resolve, 500)).then(() => route.continue()));
    await page.goto(`${address}&again=1`);
    await page.locator('textarea').waitFor();
    assert.equal(await page.locator('textarea').inputValue(), 'Two calls');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('shows the order that was chosen, to whoever comes back from the form', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    await page.goto(`${on.server.origin}/complainPage?orderId=${orders.dueDeferrable}&${session(on.world)}`);
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

  it('carries a changed field into the link that was followed', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['test-preview']);
    await page.locator('#orderId').fill('A-77');
    await page.getByRole('link', { name: 'Loan detail' }).dispatchEvent('click');
    await letGo();
    await page.waitForURL(/loanDetail\?.*orderId=A-77/);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('asks for a promotion and its captcha once, and keeps the phone that was typed', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/roof')) asked.push(pathname.split('/').pop() ?? '');
    });
    const letGo = await on.held(page, PAGES['register-promo']);
    assert.deepEqual(asked.sort(), ['channel-template', 'get-sid']);
    await page.locator('#phone').fill('13812345678');
    const noted = page.waitForRequest(/track-visit/);
    await letGo();
    await page.locator(shortened('img.captcha__image')).waitFor();
    await noted;
    assert.equal(await page.locator('#phone').inputValue(), '138 1234 5678');
    assert.deepEqual(asked.sort(), ['captcha', 'channel-template', 'get-sid', 'track-visit']);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('asks nothing for a promotion that is not named', async () => {
    const { page, close } = await phone(on.browser);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/roof')) asked.push(request.url());
    });
    await page.goto(`${on.server.origin}/register?templateId=a%20b&${session(on.world)}`);
    await page.locator('[data-state=error]').waitFor();
    assert.deepEqual(asked, []);
    await close();
  });
});
