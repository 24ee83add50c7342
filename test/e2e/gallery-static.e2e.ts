import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { DEMO } from '../../demo/lender/demo.js';
import { launch } from '../kit/browser.js';
import { some, THOROUGH } from '../kit/effort.js';
import { gallery, listed, type Gallery, type Mode } from '../demo/gallery.js';

/** The worker that answers a page has this disguise. */
const disguised = (on: Page, number: string) =>
  on.waitForFunction(
    (wanted) => navigator.serviceWorker.controller?.scriptURL.endsWith(wanted) ?? false,
    `worker.js${number && `?disguise=${number}`}`,
  );

describe('the gallery as static files', () => {
  let browser: Browser;
  let shown: Gallery;
  before(async () => {
    browser = await launch();
  });
  afterEach(() => shown.close());
  after(() => browser.close());

  for (const [at, mode] of (['worker', 'page'] as const satisfies readonly Mode[]).entries()) {
    it(`shows elements with the lender in a ${mode}`, async () => {
      shown = await gallery(browser, mode);
      await shown.open('');
      for (const tag of some(await listed(shown.page), at)) {
        await shown.open(`#/${tag}`);
        await shown.frame.locator(`${tag}[data-state="ready"]`).waitFor();
      }
      assert.deepEqual(shown.wrongs, []);
      assert.deepEqual(
        shown.served.requests.filter((line) => !line.startsWith('GET ')),
        [],
      );
    });

    it(`takes a loan, brings about states and shows calls with the lender in a ${mode}`, async () => {
      shown = await gallery(browser, mode);
      await shown.open(`#/loan-confirm?product-id=${DEMO.products.consent}`);
      await shown.frame.frameLocator('iframe').getByText('The parties').waitFor();
      await shown.frame.getByRole('button', { name: 'Agree' }).click();
      await shown.frame.getByRole('button', { name: 'Loan Now' }).click();
      await shown.page.waitForURL(/#\/order-detail/);
      await shown.state('ready');
      await shown.tab(/Calls/);
      await shown.page.locator('.log__name', { hasText: 'loanPush' }).waitFor();
      await shown.page.getByRole('radio', { name: 'Refused' }).check();
      await shown.state('error');
      await shown.frame.getByText('closed for the moment').first().waitFor();
      await shown.open('#/register-promo');
      await shown.state('ready');
      const picture = shown.frame.locator('img[src*="captcha"], img[src^="blob:"]').first();
      await picture.waitFor();
      await shown.frame.locator('html').evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      assert.ok(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0));
      assert.deepEqual(shown.wrongs, []);
    });

    it(`speaks in disguise with the lender in a ${mode}`, async () => {
      shown = await gallery(browser, mode);
      await shown.open('#/order-detail?_disguise=7&_tab=requests');
      await shown.state('ready');
      const call = shown.page.locator('.log__row', { hasText: 'loanDetails' }).first();
      await call.locator('summary').click();
      await call.getByText('"orderStatus"').waitFor();
      assert.doesNotMatch(await call.innerText(), /loan-details\/loan-details/);
    });
  }

  it('follows a disguise that is chosen, again and in another tab: one worker answers them all', async () => {
    shown = await gallery(browser, 'worker');
    await shown.open('#/order-detail?_tab=lender');
    await shown.state('ready');
    const { page } = shown;
    for (const number of ['7', '8']) {
      await page.locator('#disguise').fill(number);
      await page.locator('#disguise').press('Enter');
      await disguised(page, number);
      await shown.frame.locator('order-detail[data-state="ready"]').waitFor();
    }
    // It is said for a moment only, on a page behind another: each change is looked at, whenever that is painted.
    await page.evaluate((words) => {
      const said = new Promise<void>((resolve) => {
        const look = () => {
          if (document.body.textContent?.includes(words)) resolve();
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      Reflect.set(window, 'said', said);
    }, 'Another tab gave the lender the disguise 9');
    const other = await shown.context.newPage();
    await other.goto(`${shown.served.url}demo/index.html#/complaint-list?_disguise=9`);
    await other.frameLocator('iframe').locator('complaint-list[data-state="ready"]').waitFor();
    await page.evaluate(() =>
      Promise.race([
        Reflect.get(window, 'said'),
        new Promise((_, reject) => {
          setTimeout(() => reject(new Error('It was not said')), 30_000);
        }),
      ]),
    );
    assert.equal(await page.locator('#disguise').inputValue(), '9');
    await page.getByRole('button', { name: 'Load again' }).click();
    await shown.frame.locator('order-detail[data-state="ready"]').waitFor();
    await disguised(other, '9');
    assert.deepEqual(shown.wrongs, []);
  });

  it('keeps a disguise that is chosen while the worker is busy, whatever page opens meanwhile', async () => {
    shown = await gallery(browser, 'worker');
    await shown.open('#/order-detail?_tab=lender');
    await shown.state('ready');
    const { page } = shown;
    // The worker that stands answers first, and is followed after that.
    await page.evaluate(() => window.loanLender?.control('PUT', 'scenarios', [{ endpoint: 'loanDetails', latency: 4000 }]));
    await page.getByRole('button', { name: 'Load again' }).click();
    await shown.frame.locator('order-detail[data-state="loading"]').waitFor();
    await page.locator('#disguise').fill('7');
    await page.locator('#disguise').press('Enter');
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    const other = await shown.context.newPage();
    await other.goto(`${shown.served.url}demo/frame.html?_tag=about-us`);
    await disguised(page, '7');
    await disguised(other, '7');
    await other.locator('about-us[data-state="ready"]').waitFor();
    await disguised(page, '7');
  });

  // It takes a quarter of a minute.
  if (THOROUGH)
    it('answers in the page while the worker that was chosen is long in coming, and takes it once it is there', async () => {
      shown = await gallery(browser, 'worker');
      await shown.open('#/order-detail?_tab=lender');
      await shown.state('ready');
      const { page } = shown;
      const kind = (wanted: string) => page.waitForFunction((name) => window.loanLender?.kind === name, wanted);
      await page.evaluate(() => window.loanLender?.control('PUT', 'scenarios', [{ endpoint: 'loanDetails', latency: 15_000 }]));
      await page.getByRole('button', { name: 'Load again' }).click();
      await shown.frame.locator('order-detail[data-state="loading"]').waitFor();
      await page.locator('#disguise').fill('7');
      await page.locator('#disguise').press('Enter');
      await kind('page');
      await shown.state('ready');
      await disguised(page, '7');
      await kind('worker');
      await shown.state('ready');
      assert.deepEqual(shown.wrongs, []);
    });

  it('opens host pages that work without a server, and their links', async () => {
    shown = await gallery(browser, 'worker');
    await shown.open('#/loan-confirm');
    await shown.state('ready');
    const [host] = await Promise.all([
      shown.context.waitForEvent('page'),
      shown.page.getByRole('link', { name: 'Open its host page' }).click(),
    ]);
    await host.getByRole('button', { name: 'Loan Now' }).click();
    await host.waitForURL(/order-detail\.html/);
    await host.locator('order-detail[data-state="ready"]').waitFor();
  });
});
