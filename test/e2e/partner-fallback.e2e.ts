import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { serve, type Served } from '../kit/serve.js';

const example = /^```html\n(<style>[^]*?)^```$/m.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
const who = `user-id="${DEMO.users.asha}" session-id="s-1"`;
const page = (script: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">${script}${body}`;
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; connect-src 'self'; frame-src https:";

const scripts = {
  module: '<script type="module" src="/loan-elements.js"></script>',
  classic: '<script src="/loan-elements.iife.js"></script>',
};

describe('what stands in the place of a screen', () => {
  let browser: Browser;
  let server: Served;
  before(async () => {
    browser = await launch();
    server = await serve({
      lender: createLender(),
      pages: {
        '/fallback': page(
          '<script type="module" src="/loan-elements.js"></script>',
          example.replace('product-id="1001"', `product-id="${DEMO.products.main}" ${who}`),
        ),
        '/classic': {
          type: 'text/html; charset=utf-8',
          body: page(
            '<script defer src="/loan-elements.iife.js"></script>',
            `<loan-confirm product-id="${DEMO.products.main}" ${who}></loan-confirm>`,
          ),
          headers: { 'content-security-policy': POLICY },
        },
        ...Object.fromEntries(
          Object.entries(scripts).map(([name, script]) => [
            `/frozen-${name}`,
            page(script, `<loan-confirm product-id="${DEMO.products.main}" ${who}></loan-confirm>`),
          ]),
        ),
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  it('README’s words are there until the element is, and not after', async () => {
    const { page: tab, wrongs, close } = await phone(browser);
    let free = () => {};
    const held = new Promise<void>((resolve) => (free = resolve));
    await tab.route('**/loan-elements.js', async (route) => {
      await held;
      await route.continue();
    });
    await tab.goto(`${server.origin}/fallback`, { waitUntil: 'commit' });
    const words = tab.getByText('One moment, please.');
    await words.waitFor();
    const element = tab.locator('loan-confirm');
    assert.ok(((await element.boundingBox())?.height ?? 0) >= 0.75 * 740);
    assert.equal(await element.getAttribute('data-state'), null);
    free();
    await tab.locator('[data-state=ready]').waitFor();
    assert.equal(await words.isVisible(), false);
    await tab.addStyleTag({ content: 'loan-confirm { display: none !important }' });
    assert.equal(await element.isVisible(), true);
    await element.evaluate((one) => (one.style.display = 'none'));
    assert.equal(await element.isVisible(), false);
    await element.evaluate((one) => one.style.removeProperty('display'));
    assert.equal(await element.isVisible(), true);
    await element.evaluate((one) => one.setAttribute('hidden', ''));
    assert.equal(await element.isVisible(), false);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('README’s words stay where the script is blocked', async () => {
    const { page: tab, close } = await phone(browser);
    await tab.route('**/loan-elements.js', (route) => route.abort());
    await tab.goto(`${server.origin}/fallback`);
    assert.equal(await tab.getByText('One moment, please.').isVisible(), true);
    await close();
  });

  for (const name of Object.keys(scripts))
    it(`a page that froze what all objects are made from takes a loan, once (${name})`, async () => {
      const { page: tab, wrongs, close } = await phone(browser);
      await tab.addInitScript(() => void Object.freeze(Object.prototype));
      await tab.addInitScript(() => {
        addEventListener('loan-navigate', (event) => event.preventDefault());
        addEventListener('loan-confirmed', () => Reflect.set(window, 'confirmed', true));
      });
      const pushed = () => server.requests.filter((request) => request.includes('loan-detail-push')).length;
      const before = pushed();
      await tab.goto(`${server.origin}/frozen-${name}`);
      await tab.getByRole('button', { name: 'Loan Now' }).click();
      await tab.waitForFunction(() => Reflect.get(window, 'confirmed') === true);
      assert.equal(pushed() - before, 1);
      assert.deepEqual(wrongs, []);
      await close();
    });

  it('the classic script finds its styles beside it, in an engine that shares none and under a policy', async () => {
    const { page: tab, wrongs, close } = await phone(browser);
    await tab.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
      Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets');
    });
    await tab.goto(`${server.origin}/classic`);
    await tab.locator('[data-state=ready]').waitFor();
    await tab.waitForFunction(() => getComputedStyle(document.querySelector('loan-confirm') ?? document.body).display === 'block');
    assert.ok(server.requests.includes('GET /loan-elements.css'));
    assert.deepEqual(wrongs, []);
    await close();
  });
});
