import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Locator } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { takeLoan } from '../kit/drive.js';
import { serve, type Served } from '../kit/serve.js';

/** Takes away what the oldest engines lack. Syntax is checked in the built files. */
function impoverish(): void {
  const lacking: readonly (readonly [object, readonly string[]])[] = [
    [
      window,
      ['queueMicrotask', 'structuredClone', 'trustedTypes', 'Trusted', 'scheduler', 'navigation', 'visualViewport', 'BroadcastChannel'],
    ],
    [Document.prototype, ['adoptedStyleSheets', 'startViewTransition']],
    [ShadowRoot.prototype, ['adoptedStyleSheets', 'getAnimations']],
    [Element.prototype, ['replaceChildren', 'moveBefore', 'checkVisibility', 'getAnimations', 'ariaLabel']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'inert', 'attachInternals']],
    [HTMLDialogElement.prototype, ['showModal', 'show', 'close', 'requestClose']],
    [Object, ['fromEntries', 'hasOwn', 'groupBy']],
    [Array.prototype, ['at', 'findLast', 'toSorted', 'toReversed', 'with']],
    [String.prototype, ['at', 'replaceAll', 'matchAll', 'isWellFormed']],
    [Promise, ['allSettled', 'any', 'withResolvers', 'try']],
    [AbortSignal, ['any', 'timeout']],
    [AbortSignal.prototype, ['throwIfAborted', 'reason']],
    [crypto, ['randomUUID']],
    [Crypto.prototype, ['randomUUID']],
    [Intl, ['ListFormat', 'RelativeTimeFormat', 'Segmenter', 'DisplayNames']],
    [Blob.prototype, ['text', 'arrayBuffer', 'stream']],
    [CSS, ['registerProperty', 'highlights']],
  ];
  for (const [holder, names] of lacking) for (const name of names) Reflect.deleteProperty(holder, name);
  DOMTokenList.prototype.supports = () => false;
}

/** Takes away what the floor has. */
const older: Readonly<Record<string, () => void>> = {
  'Chromium 68': () => void Reflect.deleteProperty(Array.prototype, 'flatMap'),
  'an engine without custom elements': () => void Reflect.deleteProperty(window, 'customElements'),
};

const PHONE = '+255 800 000 000';
const ids = {
  userId: DEMO.users.asha,
  sessionId: 's-1',
  productId: DEMO.products.main,
  orderId: DEMO.orders.dueDeferrable,
  templateId: DEMO.templates.main,
};
const QUERY = new URLSearchParams(ids).toString();

describe('an engine that lacks', () => {
  let browser: Browser;
  let server: Served;
  before(async () => {
    browser = await launch();
    server = await serve({
      lender: createLender(),
      // As a deployment's configuration writes it when the page is made.
      change: (file, body) =>
        file.endsWith('loan-confirm.html') ? String(body).replace('>Try again</a>', `$& <a href="tel:1">${PHONE}</a>`) : undefined,
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  for (const route of [
    'loanConfirm',
    'loanDetail',
    'repayByPeriod',
    'repayDelay',
    'bindBank',
    'complainPage',
    'de-account',
    'register',
    'About',
    '',
  ]) {
    it(`what the floor lacks: /${route} comes to life, early and late`, async () => {
      const { page, wrongs, close } = await phone(browser);
      await page.addInitScript(impoverish);
      await page.goto(`${server.origin}/${route}?${QUERY}`);
      await page.locator('[data-state=ready]').waitFor();
      await page.locator('.host-title + :defined').waitFor();
      await page.waitForFunction(() => customElements.get(document.querySelector('.host-title + *')?.localName ?? '') !== undefined);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('a top layer holds the focus in a dialog all the same, and takes a loan', async () => {
    const { page, wrongs, close } = await phone(browser);
    await page.addInitScript(impoverish);
    await page.goto(`${server.origin}/loanConfirm?${QUERY.replace(DEMO.products.main, DEMO.products.retention)}`);
    assert.equal(await page.evaluate(takeLoan), 'true true true 1');
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('a top layer presses nothing beside a dialog, which goes only where it may', async () => {
    const { page, wrongs, close } = await phone(browser);
    await page.addInitScript(impoverish);
    const moved: string[] = [];
    page.on('request', (request) => request.headers()['idempotency-key'] && moved.push(request.url()));
    const beside = async (target: Locator) => {
      const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    await page.goto(`${server.origin}/loanConfirm?${QUERY.replace(DEMO.products.main, DEMO.products.retention)}`);
    await page.locator('loan-confirm:defined[data-state=ready]').waitFor();
    await page.evaluate(() => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []));
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await beside(page.getByRole('button', { name: 'Loan Now' }));
    await page.waitForTimeout(300);
    assert.equal(await dialog.count(), 1);
    await dialog.getByRole('button', { name: 'Agree' }).tap();
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`${server.origin}/repayByPeriod?${QUERY}`);
    await page.locator('repay-installment:defined[data-state=ready]').waitFor();
    await page.locator('#account').fill(DEMO.phones.borrower);
    await page.locator('#wallet').tap();
    await dialog.waitFor();
    await beside(page.getByRole('button', { name: 'Pay Now' }));
    await dialog.waitFor({ state: 'detached' });
    await page.waitForTimeout(300);
    assert.deepEqual(moved, []);
    await page.getByRole('button', { name: 'Pay Now' }).tap();
    await dialog.waitFor();
    assert.equal(moved.length, 1);
    assert.deepEqual(wrongs, []);
    await close();
  });

  for (const [name, takeAway] of Object.entries(older)) {
    it(`what the floor has says at once what to do: ${name}`, async () => {
      const { page, wrongs, close } = await phone(browser);
      await page.addInitScript(takeAway);
      await page.goto(`${server.origin}/loanConfirm?${QUERY}`);
      await page.getByRole('alert').filter({ hasText: 'too old for this page' }).waitFor({ timeout: 4000 });
      assert.equal(await page.getByText(PHONE).isVisible(), true);
      assert.equal(await page.locator('[data-state]').count(), 0);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }
});
