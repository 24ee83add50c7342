import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { PAGES } from '../kit/host-addresses.js';
import { visits } from '../kit/visits.js';

const [dark, light] = ['rgb(14, 19, 17)', 'rgb(243, 245, 244)'];

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
/** The ground of the skeleton itself. */
const shape = (page: Page) => page.evaluate(() => getComputedStyle(document.querySelector('.loan') ?? document.body).backgroundColor);

describe('a host page while its skeleton stands', () => {
  const visit = visits();

  for (const [name, address, config, colorScheme, wanted] of [
    ['dark on a light phone', `${PAGES['loan-confirm']}&theme=dark`, {}, 'light', dark],
    ['light on a dark phone', `${PAGES['loan-confirm']}&theme=light`, {}, 'dark', light],
    ['dark on a light phone', PAGES['loan-confirm'], { theme: 'dark' }, 'light', dark],
    ['as the phone is', `${PAGES['loan-confirm']}&theme=auto`, { theme: 'light' }, 'dark', dark],
  ] as const) {
    it(`is ${name}, as ${'theme' in config ? 'the configuration' : 'its address'} wishes, and stays so`, async () => {
      const { page, wrongs, server } = await visit({ config }, { colorScheme });
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

  for (const [colorScheme, ink] of [
    ['light', 'rgb(19, 32, 26)'],
    ['dark', 'rgb(233, 240, 236)'],
  ] as const) {
    it(`says what it says itself ${colorScheme} on a ${colorScheme} phone, as large as text is set there`, async () => {
      const { page, server } = await visit({}, { colorScheme, javaScriptEnabled: false });
      const tools = await page.context().newCDPSession(page);
      await tools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await page.goto(`${server.origin}/${PAGES['loan-confirm']}`);
      const box = page.locator('.host-late--now');
      const [color, size] = await box.evaluate((node) => [getComputedStyle(node).color, getComputedStyle(node).fontSize]);
      assert.deepEqual([color, size], [ink, '32px']);
    });
  }
});
