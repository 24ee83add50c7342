import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { DEMO } from '../../demo/lender/demo.js';
import { actions } from '../../src/shell/actions.js';
import { launch } from '../kit/browser.js';
import { gallery, type Gallery } from '../demo/gallery.js';

describe('the shell lab', () => {
  let browser: Browser;
  let shown: Gallery;
  before(async () => {
    browser = await launch();
    shown = await gallery(browser);
  });
  after(async () => {
    await shown.close();
    await browser.close();
  });

  const open = async (query: string): Promise<Page> => {
    await shown.page.goto('about:blank');
    await shown.page.goto(`${shown.served.url}demo/shell.html#?${query}`);
    await shown.frame.locator('[data-state="ready"]').waitFor();
    return shown.page;
  };
  const call = (page: Page, name: string) => page.locator('.lab__calls .log__row', { hasText: name });

  for (const pages of ['demo', 'host']) {
    it(`plays iOS around a ${pages} page`, async () => {
      const page = await open(`tag=bind-bank&shell=ios&pages=${pages}`);
      await call(page, 'startBindBank').getByText('webkit.messageHandlers.startBindBank').waitFor();
      assert.match(await call(page, 'startBindBank').innerText(), /null$/);
    });

    it(`plays Android around a ${pages} page`, async () => {
      const page = await open(`tag=customer-service&shell=android&pages=${pages}`);
      await shown.frame.getByRole('button', { name: 'Call' }).click();
      await call(page, 'callTelephone').getByText('{"phone":"+255800110033"}').waitFor();
      await page.locator('.cover').getByText('+255800110033').waitFor();
    });
  }

  it('keeps playing after the page has gone on', async () => {
    const page = await open('tag=loan-confirm&shell=ios&pages=host');
    await shown.frame.getByRole('button', { name: 'Loan Now' }).click();
    await call(page, 'confirmPoint').waitFor();
    await shown.frame.locator('order-detail[data-state="ready"]').waitFor();
    await shown.frame.getByRole('link', { name: /Customer service/ }).click();
    await call(page, 'callTelephone').waitFor();
  });

  it('names every method beside its state', async () => {
    const page = await open('tag=customer-service&shell=android');
    const rows = await page.locator('.method').evaluateAll((all) =>
      all.map((row) => {
        const [name, state] = [row.querySelector('.method__name'), row.querySelector('select')].map((part) =>
          part?.getBoundingClientRect(),
        );
        return [row.querySelector('select')?.getAttribute('aria-label'), (name?.right ?? 0) <= (state?.left ?? 0)] as const;
      }),
    );
    assert.deepEqual(
      rows,
      actions.map((action) => [action, true]),
    );
  });

  it('lacks methods and throws, each on its own', async () => {
    const page = await open('tag=customer-service&shell=android&missing=sendSms&throws=callTelephone');
    await shown.frame.getByRole('button', { name: 'Call' }).click();
    await call(page, 'callTelephone').getByText('threw').waitFor();
    await page.getByRole('combobox', { name: 'callTelephone' }).selectOption('works');
    await shown.frame.locator('[data-state="ready"]').waitFor();
    assert.match(page.url(), /missing=sendSms$/);
    await shown.frame.getByRole('button', { name: 'Call' }).click();
    await page.locator('.cover').waitFor();
  });

  it('has other names when the configuration says so', async () => {
    const page = await open('tag=customer-service&shell=android&renamed=1');
    await shown.frame.getByRole('button', { name: 'Call' }).click();
    await call(page, 'callTelephone').getByText('HarakaApp.app_callTelephone').waitFor();
  });

  it('presses back: a screen takes it, or the shell goes back itself', async () => {
    const page = await open('tag=loan-confirm&shell=ios');
    await page.getByRole('button', { name: 'Press back' }).click();
    await call(page, 'back').getByText('false').waitFor();
    await page.locator('.cover').getByText('Closed', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Open the page again' }).click();
    await shown.frame.locator('[data-state="ready"]').waitFor();
    await open(`tag=loan-confirm&shell=ios&product-id=${DEMO.products.retention}`);
    await page.getByRole('button', { name: 'Press back' }).click();
    await shown.frame.getByRole('dialog').waitFor();
    await call(page, 'back').getByText('true').waitFor();
    assert.deepEqual(shown.wrongs, []);
  });

  for (const [from, to] of [
    ['host', 'host'],
    ['host', 'demo'],
  ] as const) {
    it(`is at its first page when another one is chosen, a ${to} page after a ${from} page`, async () => {
      const page = await open(`tag=customer-service&shell=android&pages=${from}`);
      if (to !== from) await page.getByRole('radio', { name: 'Demo page' }).click();
      await page.getByRole('combobox', { name: 'Screen' }).selectOption('about-us');
      await shown.frame.locator('about-us[data-state="ready"]').waitFor();
      await page.getByRole('button', { name: 'Press back' }).click();
      await page.locator('.cover').getByText('Closed', { exact: true }).waitFor();
      assert.match(page.url(), /shell\.html/);
    });
  }
});
