import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { serve, type Served } from '../kit/serve.js';

const PRODUCT = DEMO.products.main;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data: https:; connect-src 'self'; frame-src https:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const page = (script: string, more = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">${script}</head>` +
  `<body>${more}<loan-confirm product-id="${PRODUCT}"></loan-confirm></body></html>`;

const READY = 'loan-confirm[data-state="ready"]';

describe('the built files on a page', () => {
  let browser: Browser;
  let files: Served;
  let partner: Served;

  before(async () => {
    browser = await launch();
    files = await serve({ base: '/some/folder/', cors: true });
    const away = `${files.url}loan-elements`;
    partner = await serve({
      lender: createLender(),
      strict: true,
      csp: POLICY.replace("script-src 'self'", `script-src 'self' ${files.origin}`).replace(
        "style-src 'self'",
        `style-src 'self' ${files.origin}`,
      ),
      pages: {
        '/auto': page('<script type="module" src="/loan-elements.js"></script>'),
        '/one': page('<script type="module" src="/elements/loan-confirm.js"></script>'),
        '/classic': page('<script src="/loan-elements.iife.js"></script>'),
        '/late': page('<script src="/loan-elements.iife.js" defer></script>'),
        '/away': page(`<script type="module" src="${away}.js"></script>`),
        '/away-one': page(`<script type="module" src="${files.url}elements/loan-confirm.js"></script>`),
        '/away-classic': page(`<script src="${away}.iife.js"></script>`),
        '/both': page(`<script src="${away}.iife.js"></script><script type="module" src="/loan-elements.js"></script>`),
      },
    });
  });
  after(async () => {
    await browser.close();
    await Promise.all([files.close(), partner.close()]);
  });

  for (const way of ['auto', 'one', 'classic', 'late', 'away', 'away-one', 'away-classic', 'both']) {
    it(`work loaded ${way}, under the strict policy`, async () => {
      const { page: tab, wrongs, close } = await phone(browser);
      await tab.goto(`${partner.origin}/${way}`);
      await tab.locator(READY).waitFor();
      assert.ok(await tab.getByRole('button', { name: 'Loan Now' }).isVisible());
      assert.equal(await tab.locator('loan-confirm').evaluate((element) => element.shadowRoot?.adoptedStyleSheets.length !== 0), true);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('are styled by one file where sheets cannot be shared', async () => {
    for (const way of ['auto', 'classic', 'away-classic']) {
      const { page: tab, wrongs, close } = await phone(browser);
      await tab.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'));
      await tab.goto(`${partner.origin}/${way}`);
      const button = tab.getByRole('button', { name: 'Loan Now' });
      await button.waitFor();
      const link = await tab
        .locator('loan-confirm link[rel=stylesheet]')
        .evaluate((element) => (element instanceof HTMLLinkElement ? element.href : ''));
      assert.match(link, /\/loan-elements\.css\?\w{8}$/, way);
      await tab.waitForFunction(() => (document.querySelector('loan-confirm')?.getAnimations().length ?? 1) === 0);
      assert.notEqual(await button.evaluate((element) => getComputedStyle(element).backgroundColor), 'rgba(0, 0, 0, 0)', way);
      assert.deepEqual(wrongs, [], way);
      await close();
    }
  });

  it('load React once, and axios only when money moves', async () => {
    const before = partner.requests.length;
    const { page: tab, wrongs, close } = await phone(browser);
    await tab.goto(`${partner.origin}/auto`);
    await tab.locator(READY).waitFor();
    const loaded = () => partner.requests.slice(before).filter((line) => line.endsWith('.js'));
    assert.equal(loaded().filter((line) => line.includes('/react-')).length, 1);
    assert.equal(loaded().filter((line) => line.includes('/axios-')).length, 0);
    await tab.getByRole('button', { name: 'Loan Now' }).click();
    await tab.waitForURL(/from=confirm/);
    assert.equal(loaded().filter((line) => line.includes('/axios-')).length, 1);
    assert.equal(partner.requests.filter((line) => line.includes('loan-detail-push-yd')).length, 1);
    assert.deepEqual(wrongs, []);
    await close();
  });
});

describe('the host page', () => {
  let browser: Browser;
  before(async () => {
    browser = await launch();
  });
  after(() => browser.close());

  it('takes a loan as a shell opens it, under its own policy', async () => {
    const lender = createLender({ disguise: 7 });
    const server = await serve({ lender, config: lender.config });
    const { page: tab, wrongs, close } = await phone(browser);
    await tab.goto(`${server.url}loanConfirm?productId=${PRODUCT}&userId=${DEMO.users.asha}&sessionId=s-1`);
    await tab.locator(READY).waitFor();
    await tab.getByRole('button', { name: 'Loan Now' }).click();
    await tab.waitForURL(/from=confirm/);
    const target = new URL(tab.url());
    assert.equal(target.searchParams.get('userId'), DEMO.users.asha);
    assert.equal(target.searchParams.get('sessionId'), 's-1');
    assert.deepEqual(wrongs, []);
    await close();
    await server.close();
  });
});
