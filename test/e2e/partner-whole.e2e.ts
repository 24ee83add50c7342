import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { builtFolder, serve, type ServeOptions } from '../kit/serve.js';

const QUERY = `productId=${DEMO.products.main}&userId=${DEMO.users.asha}&sessionId=s-1`;
const ADDRESS = `loanConfirm?${QUERY}`;
/** The same page with its first scripts beside it. */
const STRICT = `strict/loan-confirm.html?${QUERY}`;
const html = readFileSync(path.join(builtFolder(), 'strict/loan-confirm.html'), 'utf8');
const file = (href: string) => href.replace('../', '');

const once: readonly (readonly [href: string, hash: string])[] = JSON.parse(/id="loan-chunks">(.*?)<\/script>/.exec(html)?.[1] ?? '[]');
const [first = '', sketch = '', start = ''] = [...html.matchAll(/src="(\.\.\/[^"]+\.js)"/g)].map(([, href = '']) => file(href));
const now = [...html.matchAll(/<link rel="modulepreload" media="not all" href="([^"]+)"/g)].map(([, href = '']) => file(href));
const parts = JSON.parse(readFileSync(path.join(builtFolder(), file(/data-parts="([^"]+)"/.exec(html)?.[1] ?? '')), 'utf8'));
const later = once.map(([href]) => file(href));
const demand = Object.keys(parts.demand).map(file);
const changed = (name: string) => ({
  change: (each: string, body: Buffer) => (each === name ? `${String(body)}\nwindow.ran = true;` : undefined),
});

/** What a test opened is closed after it, however it ended. */
const open: (() => Promise<unknown>)[] = [];
async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((close) => close()));
}

let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

async function show(options: ServeOptions = {}, context: BrowserContextOptions = {}, address = ADDRESS) {
  const server = await serve({ lender: createLender(), ...options });
  open.push(server.close);
  const shown = await phone(browser, context);
  open.push(shown.close);
  const ran = () => shown.page.evaluate(() => Reflect.get(window, 'ran') === true);
  const go = () => shown.page.goto(`${server.url}${address}`);
  return { ...shown, server, ran, go };
}

describe('a host page one of whose scripts was changed', () => {
  afterEach(closeAll);

  it('names every script that it may ever run', () => {
    assert.ok(now.length >= 3 && later.length >= 1 && demand.length >= 1);
    assert.ok(later.some((name) => name.includes('/react-')));
    assert.ok(demand.some((name) => name.includes('/axios-')));
  });

  for (const name of now) {
    it(`says so at once, and runs nothing of it: ${name.replace(/-[\w-]{7}\.js/, '')}`, async () => {
      const { page, ran, go } = await show(changed(name));
      await go();
      await page.getByRole('alert').filter({ hasText: 'could not be opened' }).waitFor({ timeout: 6000 });
      assert.equal(await page.getByRole('link', { name: 'Try again' }).isVisible(), true);
      assert.equal(await ran(), false);
      assert.equal(await page.evaluate(() => customElements.get('loan-confirm')), undefined);
    });
  }

  for (const [part, name] of [
    ['its sketch', sketch],
    ['what asks first', first],
  ] as const) {
    it(`works on without ${part}, and says so`, async () => {
      const { page, ran, go } = await show(changed(name), {}, STRICT);
      await go();
      await page.getByRole('status').filter({ hasText: 'reached your phone damaged' }).waitFor();
      assert.equal(await ran(), false);
      await page.getByRole('button', { name: 'Loan Now' }).click();
      await page.waitForURL(/from=confirm/);
    });
  }

  for (const address of [ADDRESS, STRICT]) {
    it(`says within seconds that nothing goes on without what starts it: ${address.replace(/\?.*/, '')}`, async () => {
      const { page, ran, go } = await show(changed(start), {}, address);
      await go();
      await page.getByText('This page is taking long to start.').waitFor({ state: 'visible', timeout: 12_000 });
      assert.equal(await ran(), false);
    });
  }

  it('runs nothing that stands in it when that was changed', async () => {
    const change = (each: string, body: Buffer) =>
      each === 'hosts/loan-confirm.html' ? String(body).replace(/<script>/g, '<script>window.ran = true;') : undefined;
    const { page, ran, go } = await show({ change });
    await go();
    const button = page.getByRole('button', { name: 'Loan Now' });
    await button.waitFor();
    assert.match(await page.content(), /window\.ran = true;/);
    assert.equal(await ran(), false);
    await button.click();
    await page.waitForURL(/from=confirm/);
  });

  for (const name of later) {
    it(`works on without it, and says so: ${name.replace(/-[\w-]{7}\.js/, '')}`, async () => {
      const { page, ran, go } = await show(changed(name));
      await go();
      await page.getByRole('status').filter({ hasText: 'reached your phone damaged' }).waitFor();
      assert.equal(await ran(), false);
      assert.equal(await page.evaluate(() => customElements.get('loan-confirm')), undefined);
      await page.getByRole('button', { name: 'Loan Now' }).click();
      await page.waitForURL(/from=confirm/);
    });
  }

  it('carries calls without the part that was to carry them, and says so', async () => {
    const axios = demand.find((each) => each.includes('/axios-')) ?? '';
    const { page, ran, server, go } = await show(changed(axios));
    await go();
    await page.evaluate(() => document.addEventListener('loan-navigate', (event) => event.preventDefault()));
    await page.getByRole('button', { name: 'Loan Now' }).click();
    await page.getByRole('status').filter({ hasText: 'reached your phone damaged' }).waitFor();
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('loan-detail-push-yd')));
    assert.equal(await ran(), false);
    assert.equal(server.requests.filter((line) => line.includes('loan-detail-push-yd')).length, 1);
  });

  it('sends what was pressed within seconds, once, where the part that is to carry calls hangs', async () => {
    const { page, server, go } = await show();
    await page.route(/\/axios-/, () => new Promise(() => {}));
    await go();
    await page.evaluate(() => document.addEventListener('loan-navigate', (event) => event.preventDefault()));
    const sent = page.waitForRequest(/loan-detail-push-yd/, { timeout: 9000 });
    await page.getByRole('button', { name: 'Loan Now' }).dblclick();
    await sent;
    await page.getByRole('button', { name: 'View the order' }).waitFor();
    assert.equal(server.requests.filter((line) => line.includes('loan-detail-push-yd')).length, 1);
  });

  it('is in English when the words of its language were changed', async () => {
    const words = demand.find((each) => /\/sw-loan-|\/loan-sw-/.test(each));
    if (!words) return;
    const { page, go } = await show({ ...changed(words), config: { locale: 'sw' } });
    await go();
    await page.getByRole('button', { name: 'Loan Now' }).waitFor();
    assert.equal(await page.evaluate(() => Reflect.get(window, 'ran')), undefined);
  });
});

describe('a host page one of whose scripts was lost once', () => {
  afterEach(closeAll);

  const cases = [
    ...later.map((name) => [name, ADDRESS] as const),
    [first, STRICT] as const,
    [sketch, STRICT] as const,
    [demand.find((each) => each.includes('/axios-')) ?? '', ADDRESS] as const,
  ];
  for (const [name, address] of cases) {
    it(`works on, and does not say that it was damaged: ${name.replace(/-[\w-]{7}\.js/, '')}`, async () => {
      const { page, go } = await show({}, {}, address);
      let times = 0;
      await page.route(new RegExp(name.replace(/.*\//, '')), (route) => {
        times += 1;
        return times === 1 ? route.abort('connectionreset') : route.continue();
      });
      await go();
      await page.locator('[data-state=ready]').waitFor();
      await page.evaluate(() => document.addEventListener('loan-navigate', (event) => event.preventDefault()));
      await page.getByRole('button', { name: 'Loan Now' }).click();
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('loan-detail-push-yd')));
      await page.waitForTimeout(1500);
      assert.ok(times > 1);
      assert.equal(await page.locator('.host-note').count(), 0);
    });
  }
});

describe('a host page', () => {
  afterEach(closeAll);

  it('works on, with every button, when React never comes', async () => {
    const { page, wrongs, go } = await show();
    await page.route(/\/react-/, (route) => route.abort());
    await go();
    const loanNow = page.getByRole('button', { name: 'Loan Now' });
    await loanNow.waitFor();
    await page.waitForTimeout(9000);
    assert.equal(await page.getByText('This page is taking long to start.').isVisible(), false);
    await page.getByRole('checkbox').click();
    assert.equal(await loanNow.isDisabled(), true);
    await page.getByRole('checkbox').click();
    await loanNow.click();
    await page.waitForURL(/from=confirm/);
    assert.deepEqual(
      wrongs.filter((wrong) => !wrong.includes('ERR_FAILED')),
      [],
    );
  });

  it('says what to do when no script ever comes', async () => {
    const { page, go } = await show();
    await page.route(/\.js$/, (route) => route.abort());
    await go();
    await page.getByText('This page is taking long to start.').waitFor({ state: 'visible', timeout: 12_000 });
    assert.equal(await page.locator('.host-late a').count(), 1);
  });

  // The build writes the number there; a configuration may be put into the page later.
  const built = '<a href="">Try again</a> <a href="tel:+255800">+255 800</a>';
  for (const [how, config, change, href] of [
    ['of a configuration that was put in later', { servicePhone: '+255 (800) 110' }, undefined, 'tel:+255800110'],
    ['that was built in, once', { servicePhone: '+255 800' }, built, 'tel:+255800'],
    ['but nothing that is no number', { servicePhone: '*#06#' }, undefined, undefined],
    ['but nothing that is no text', { servicePhone: 112 }, undefined, undefined],
  ] as const)
    it(`says whom to call when no script ever comes: the number ${how}`, async () => {
      const { page, wrongs, go } = await show({
        config,
        change: (file, body) => (change && file.endsWith('.html') ? String(body).replace('<a href="">Try again</a>', change) : undefined),
      });
      await page.route(/\.js$/, (route) => route.abort());
      await go();
      const call = page.locator('.host-late a[href^=tel]');
      await page.getByText('This page is taking long to start.').waitFor({ state: 'visible', timeout: 12_000 });
      assert.deepEqual(await call.evaluateAll((links) => links.map((link) => link.getAttribute('href'))), href === undefined ? [] : [href]);
      if (href !== undefined) assert.equal(await call.textContent(), config.servicePhone);
      assert.deepEqual(
        wrongs.filter((wrong) => !wrong.includes('ERR_FAILED')),
        [],
      );
    });

  for (const address of [ADDRESS, STRICT]) {
    it(`says what to do without JavaScript, once, on what is drawn before any script, which waits for nothing: ${address.replace(/\?.*/, '')}`, async () => {
      const { page, go } = await show({}, { javaScriptEnabled: false }, address);
      await go();
      const box = page.locator('.host-late');
      await box.waitFor({ timeout: 4000 });
      assert.match((await box.textContent()) ?? '', /This page needs JavaScript/);
      assert.equal(await page.locator('loan-confirm > * .skeleton').first().isVisible(), true);
      assert.equal(await page.locator('h1').count(), 1);
      // What waits for a script is not there, so it says nothing later either.
      assert.equal(await box.count(), 1);
      const moving = await page.evaluate(
        () => document.getAnimations().filter((each) => Reflect.get(each, 'animationName') === 'loan-breathe').length,
      );
      assert.equal(moving, 0);
    });
  }

  for (const times of [1, Infinity]) {
    it(`says nothing beside a screen that works when its styles are lost ${times === 1 ? 'once, which come then' : 'for ever'}`, async () => {
      const { page, go } = await show({}, {}, STRICT);
      let asked = 0;
      await page.route(/\.css$/, (route) => {
        asked += 1;
        return asked <= times ? route.fulfill({ status: 404, body: '' }) : route.continue();
      });
      await go();
      await page.locator('[data-state=ready]').waitFor();
      assert.equal(await page.locator('.host-late').isVisible(), false);
      if (times > 1) return;
      await page.waitForFunction(() => getComputedStyle(document.body).margin === '0px');
    });
  }

  // A server that says nothing of how long the page may be kept, or too much.
  const kept = (body: string) => ({ type: 'text/html; charset=utf-8', body, headers: { 'cache-control': 'max-age=3600' } });
  for (const folder of ['hosts', 'strict']) {
    const there = readFileSync(path.join(builtFolder(), `${folder}/loan-confirm.html`), 'utf8');
    const name = `/${folder}/kept.html`;

    it(`is got anew by who tries again after its parts were replaced: ${folder}/`, async () => {
      const pages = { [name]: kept(there.replace(/-page-[\w-]{7}\.js/g, '-page-replaced.js')) };
      const { page, go } = await show({ pages }, {}, `${name.slice(1)}?${QUERY}`);
      await go();
      await page.getByText('This page could not be opened.').waitFor({ timeout: 6000 });
      pages[name] = kept(there);
      await page.getByRole('link', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Loan Now' }).click();
      await page.waitForURL(/from=confirm/);
    });
  }

  for (const [name, address, config] of [
    ['address', `${ADDRESS}&locale=sw`, {}],
    ['configuration', ADDRESS, { locale: 'sw' }],
  ] as const) {
    it(`says in the language of its ${name} that it takes long`, async () => {
      const { page, wrongs, go } = await show({ config }, {}, address);
      await page.route(/\.js$/, (route) => route.abort());
      await go();
      const late = page.getByRole('alert');
      await late.waitFor({ state: 'visible', timeout: 12_000 });
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'sw');
      assert.match(await late.innerText(), /^Ukurasa huu unachelewa kufunguka\.\s+Huenda .* Hakuna kilichotumwa\.\s+Jaribu tena$/);
      assert.deepEqual(
        wrongs.filter((wrong) => !wrong.includes('ERR_FAILED')),
        [],
      );
    });

    it(`says in the language of its ${name} that it could not be opened, under a bold heading`, async () => {
      const { page, go } = await show({ config, ...changed(now[0] ?? '') }, {}, address);
      await go();
      const late = page.getByRole('alert');
      await late.getByText('Ukurasa huu haukufunguka.').waitFor({ timeout: 6000 });
      assert.equal(await late.locator('strong').innerText(), 'Ukurasa huu haukufunguka.');
      assert.match(await late.innerText(), /Sehemu yake haikufika .*\s+Jaribu tena$/);
    });

    it(`says in the language of its ${name} that a part was left out`, async () => {
      const { page, go } = await show({ config, ...changed(later[0] ?? '') }, {}, address);
      await go();
      await page.getByRole('status').filter({ hasText: 'Sehemu ya ukurasa huu' }).getByText('Ufungue tena').waitFor();
    });
  }
});
