import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { serve, type Served } from '../kit/serve.js';

const ELEMENT = `<loan-confirm product-id="${DEMO.products.main}" user-id="${DEMO.users.asha}" session-id="s-1"></loan-confirm>`;
/** A page that is read as far as the script of somebody else that does not come. */
const page = (before: string, later: string) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">' +
  `<script src="/loan-elements.iife.js"></script>${before}${ELEMENT}<script src="/slow.js"></script>${later}`;
const written = (config: object) => `<script type="application/json" id="loan-config">${JSON.stringify(config)}</script>`;
const DESK = { basePath: '/desk' };
/** Forms whose names stand in the place of what a document is asked by. */
const FORMS = ['getElementById', 'querySelector', 'querySelectorAll'].map((name) => `<form name="${name}"></form>`).join('');
/** What a sanitiser leaves of a visitor's words. */
const WORDS = '<p hidden id="loan-config">{"basePath":"/away"}</p>';

describe('a page whose classic script stands in its head', () => {
  let browser: Browser;
  let server: Served;
  before(async () => {
    browser = await launch();
    server = await serve({
      lender: createLender(),
      pages: {
        '/slow.js': { type: 'text/javascript', body: '' },
        '/after': page('', written(DESK)),
        '/before': page(written(DESK), ''),
        '/code': page(`<script>LoanElements.configure(${JSON.stringify(DESK)})</script>`, ''),
        '/none': page('', ''),
        '/words': page(WORDS, written(DESK)),
        '/words-only': page('', WORDS),
        '/forms': page(FORMS + written(DESK), ''),
        '/forms-module': page(FORMS + written(DESK), '').replace(
          '<script src="/loan-elements.iife.js"></script>',
          '<script type="module" src="/loan-elements.js"></script>',
        ),
      },
    });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function opened(path: string) {
    const { page: tab, close } = await phone(browser);
    let free = () => {};
    const held = new Promise<void>((resolve) => (free = resolve));
    await tab.route('**/slow.js', async (route) => {
      await held;
      await route.continue();
    });
    const asked: string[] = [];
    tab.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(?:roof|desk|away)\//.test(pathname)) asked.push(pathname.slice(1, 5));
    });
    await tab.goto(server.origin + path, { waitUntil: 'commit' });
    await tab.locator('loan-confirm[data-state]').waitFor();
    await new Promise((resolve) => setTimeout(resolve, 400));
    return { tab, asked, free, close };
  }

  it('asks nobody while its configuration may still come, and then where that says', async () => {
    const { tab, asked, free, close } = await opened('/after');
    assert.deepEqual(asked, []);
    assert.equal(await tab.locator('loan-confirm').getAttribute('data-state'), 'loading');
    free();
    await tab.locator('loan-confirm[data-state=error]').waitFor();
    assert.deepEqual([...new Set(asked)], ['desk']);
    await close();
  });

  for (const path of ['/before', '/code'])
    it(`does not wait where it is configured: ${path}`, async () => {
      const { asked, close } = await opened(path);
      assert.deepEqual([...new Set(asked)], ['desk']);
      await close();
    });

  for (const path of ['/forms', '/forms-module'])
    it(`reads its configuration and finds its elements whatever a form of the page is called: ${path}`, async () => {
      const { page: tab, wrongs, close } = await phone(browser);
      const asked: string[] = [];
      tab.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1, 5)));
      await tab.goto(server.origin + path);
      await tab.waitForFunction(() => document.body.querySelector('loan-confirm')?.getAttribute('data-state') === 'error');
      assert.deepEqual([asked.includes('desk'), asked.includes('roof')], [true, false]);
      assert.deepEqual(wrongs, []);
      await close();
    });

  for (const [path, base] of [
    ['/words', 'desk'],
    ['/words-only', 'roof'],
  ] as const)
    it(`takes no words of the page for its configuration: ${path}`, async () => {
      const { tab, asked, free, close } = await opened(path);
      free();
      await tab.locator('loan-confirm:is([data-state=ready], [data-state=error])').waitFor();
      assert.deepEqual([...new Set(asked)], [base]);
      await close();
    });

  it('goes on where there is no configuration at all', async () => {
    const { tab, asked, free, close } = await opened('/none');
    assert.deepEqual(asked, []);
    free();
    await tab.locator('loan-confirm[data-state=ready]').waitFor();
    assert.deepEqual([...new Set(asked)], ['roof']);
    await close();
  });
});
