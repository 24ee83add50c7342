import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type * as Axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { loan as sw } from '../../src/i18n/sw/loan.js';
import { launch, phone } from '../kit/browser.js';
import { some } from '../kit/effort.js';
import { PAGES, slip } from '../kit/host-addresses.js';
import { serve, type Served } from '../kit/serve.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const session = `userId=${DEMO.users.asha}&sessionId=s-1`;

/** What axe finds on the whole page by its default rules, best practices among them. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as typeof Axe;
    const { violations: found } = await axe.run(document, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** The headings of the first level that are on the page, its own and the screen's. */
function headings(): readonly string[] {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) for (const one of root.querySelectorAll('*')) if (one.shadowRoot) roots.push(one.shadowRoot);
  const all = roots.flatMap((root) => Array.from(root.querySelectorAll('h1')));
  return all.filter((one) => one.getClientRects().length > 0).map((one) => one.textContent ?? '');
}

describe('a host page for who listens', () => {
  let browser: Browser;
  let server: Served;
  before(async () => {
    browser = await launch();
    server = await serve({ lender: createLender() });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function show(address: string, prepare: (page: Page) => Promise<unknown> = () => Promise.resolve()) {
    const shown = await phone(browser, { reducedMotion: 'reduce' });
    const { page } = shown;
    await prepare(page);
    await page.addInitScript((text) => localStorage.setItem('repaymentInfo', text), JSON.stringify(slip));
    await page.goto(`${server.origin}/${address}&${session}`);
    return shown;
  }
  const alive = (page: Page) => page.waitForFunction(() => document.querySelector('.host-title + :defined'));

  for (const [name, address] of some(Object.entries(PAGES), 1)) {
    it(`${name}: axe finds nothing, and there is one title`, async () => {
      const { page, wrongs, close } = await show(address);
      await page.locator('[data-state=ready]').first().waitFor();
      await alive(page);
      assert.deepEqual(await violations(page), []);
      assert.equal((await page.evaluate(headings)).length, 1);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('that failed has the one title of what it says', async () => {
    const { page, close } = await show(PAGES['loan-confirm'], (each) => each.route(/\/roof\//, (route) => route.abort()));
    await page.locator('[data-state=error]').waitFor();
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(await page.evaluate(headings), ['This page could not be loaded']);
    await page.unroute(/\/roof\//);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.locator('[data-state=ready]').waitFor();
    assert.deepEqual(await page.evaluate(headings), ['Confirm your loan']);
    await close();
  });

  it('has its title in the language of the screen, while its skeleton stands and once that is there', async () => {
    let letGo = () => {};
    const wait = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const { page, close } = await show(`${PAGES['loan-confirm']}&locale=sw`, (each) =>
      each.route(/\/roof\//, (route) => wait.then(() => route.continue())),
    );
    const title = sw.loanConfirmTitle;
    await page.waitForFunction((wanted) => document.title === wanted, title);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(await page.evaluate(headings), [title]);
    letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.deepEqual([await page.evaluate(headings), await page.title()], [[title], title]);
    await close();
  });

  it('gives its title up to a screen inside its own, and takes it back', async () => {
    const { page, close } = await show(`${PAGES['repay-card']}`);
    await page.locator('[data-state=ready]').waitFor();
    await alive(page);
    const [before] = await page.evaluate(headings);
    await page.evaluate(() => {
      window.location.hash = '#/addnormalcard';
    });
    await page.locator('bind-bank[data-state=ready]').waitFor();
    assert.deepEqual(await violations(page), []);
    assert.equal((await page.evaluate(headings)).length, 1);
    assert.equal(await page.locator('.host-title').isVisible(), false);
    await page.goBack();
    await page.locator('bind-bank').waitFor({ state: 'detached' });
    assert.deepEqual(await page.evaluate(headings), [before]);
    await close();
  });
});
