import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { launch, phone } from '../kit/browser.js';
import { PAGES } from '../kit/host-addresses.js';
import { serve } from '../kit/serve.js';

const [dark, light] = ['rgb(14, 19, 17)', 'rgb(243, 245, 244)'];

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** The ground of the skeleton itself. */
const shape = (page: Page) => page.evaluate(() => getComputedStyle(document.querySelector('.loan') ?? document.body).backgroundColor);

describe('a host page while its skeleton stands', () => {
  let browser: Browser;
  const open: (() => Promise<unknown>)[] = [];
  before(async () => {
    browser = await launch();
  });
  after(() => browser.close());
  afterEach(async () => {
    await Promise.all(open.splice(0).map((close) => close()));
  });

  for (const [name, address, config, colorScheme, wanted] of [
    ['dark on a light phone', `${PAGES['loan-confirm']}&theme=dark`, {}, 'light', dark],
    ['light on a dark phone', `${PAGES['loan-confirm']}&theme=light`, {}, 'dark', light],
    ['dark on a light phone', PAGES['loan-confirm'], { theme: 'dark' }, 'light', dark],
    ['as the phone is', `${PAGES['loan-confirm']}&theme=auto`, { theme: 'light' }, 'dark', dark],
  ] as const) {
    it(`is ${name}, as ${'theme' in config ? 'the configuration' : 'its address'} wishes, and stays so`, async () => {
      const server = await serve({ lender: createLender(), config });
      open.push(server.close);
      const { page, wrongs, close } = await phone(browser, { colorScheme });
      open.push(close);
      let letGo = () => {};
      const wait = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(/\/roof\//, (route) => wait.then(() => route.continue()));
      await page.goto(`${server.origin}/${address}`);
      assert.equal(await ground(page), wanted);
      assert.equal(await shape(page), wanted);
      letGo();
      await page.locator('[data-state=ready]').waitFor();
      assert.equal(await ground(page), wanted);
      assert.deepEqual(wrongs, []);
    });
  }
});
