import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import type { BrowserContext } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { serve, type Page, type ServeOptions } from '../kit/serve.js';
import { visits } from '../kit/visits.js';

const PRODUCT = DEMO.products.main;
const READY = 'loan-confirm[data-state="ready"]';

const head = (script: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">${script}</head><body>${body}</body></html>`;
const module = (src: string) => `<script type="module" src="${src}"></script>`;
const element = (prefix = '') => `<${prefix}loan-confirm product-id="${PRODUCT}"></${prefix}loan-confirm>`;

/** A partner's own React, in development, so that it says what it dislikes. */
async function partnersReact(): Promise<string> {
  const contents = `
    import { StrictMode, useEffect, useRef, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    function App() {
      const [count, setCount] = useState(0);
      const [shown, setShown] = useState(true);
      const [heard, setHeard] = useState('');
      const ref = useRef(null);
      useEffect(() => { if (ref.current) ref.current.userId = 'u-' + count; }, [count]);
      return <main>
        <button id="more" onClick={() => setCount(count + 1)}>{count}</button>
        <button id="toggle" onClick={() => setShown(!shown)}>toggle</button>
        <output>{heard}</output>
        {shown ? <section key={count % 2}>
          <loan-confirm ref={ref} product-id="${PRODUCT}" sessionId="s-1" onloan-ready={() => setHeard((h) => h + 'ready ')}>
            <p slot="before">Ours, {count}</p>
          </loan-confirm>
        </section> : null}
      </main>;
    }
    createRoot(document.getElementById('app')).render(<StrictMode><App /></StrictMode>);
  `;
  const { outputFiles } = await build({
    stdin: { contents, loader: 'jsx', resolveDir: path.resolve('test/react-19') },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

describe('beside other things on a page', () => {
  const visit = visits();

  async function show(page: Page, more: ServeOptions = {}, prepare: (context: BrowserContext) => unknown = () => {}) {
    const shown = await visit({ ...more, pages: { '/page': page, ...more.pages } });
    await prepare(shown.context);
    await shown.page.goto(`${shown.server.origin}/page`);
    return shown;
  }
  const ours = (lines: readonly string[]) => lines.filter((line) => line.includes('[loan-elements]'));

  it('loaded twice from one place, it is there once', async () => {
    const {
      page,
      console: lines,
      wrongs,
    } = await show(head(module('/loan-elements.js') + module('/loan-elements.js') + module('/elements/loan-confirm.js'), element()));
    await page.locator(READY).waitFor();
    assert.deepEqual([...wrongs, ...ours(lines)], []);
  });

  it('on a page without an element, it brings no React', async () => {
    const { page, server } = await show(head(module('/loan-elements.js'), '<p>Nothing</p>'));
    await page.waitForLoadState('networkidle');
    assert.deepEqual(
      server.requests.filter((line) => /\/(react|ui|axios)-/.test(line)),
      [],
    );
  });

  it('two copies: the first one goes on, and one line says so', async () => {
    const both = `<script src="/loan-elements.iife.js"></script>${module('/loan-elements.js')}`;
    const { page, console: lines, wrongs } = await show(head(both, element() + element()));
    await page.locator(READY).nth(1).waitFor();
    await page.evaluate(() => document.body.append(document.createElement('about-us'), document.createElement('loan-terms')));
    await page.locator('loan-terms[data-state=ready]').waitFor();
    assert.equal(ours(lines).length, 1, lines.join('\n'));
    assert.match(ours(lines)[0] ?? '', /more than once .*Mend: load it once/);
    assert.deepEqual(wrongs, []);
  });

  for (const [name, script] of [
    ['module', `${module('/loan-elements.js')}<script type="module">import { configure } from '/loan-elements.js'; CONFIGURE</script>`],
    ['classic script', '<script src="/loan-elements.iife.js"></script><script>const { configure } = LoanElements; CONFIGURE</script>'],
  ] as const) {
    it(`two copies: what the second one, a ${name}, is configured with counts for the elements of the first`, async () => {
      const configure = script.replace('CONFIGURE', "configure({ locale: 'sw', basePath: '/roof/v2' });");
      const { page, server, wrongs } = await show(head(`<script src="/loan-elements.iife.js"></script>${configure}`, element()));
      await page.locator('loan-confirm .loan[lang=sw]').waitFor();
      await page.waitForFunction(() => document.querySelector('loan-confirm')?.getAttribute('data-state') === 'error');
      assert.ok(
        server.requests.some((line) => line.startsWith('POST /roof/v2/')),
        server.requests.join('\n'),
      );
      assert.deepEqual(
        wrongs.filter((line) => !line.includes('404')),
        [],
      );
    });
  }

  it('two versions: the first one goes on, and one line names both', async () => {
    const both = `<script src="/old/loan-elements.iife.js"></script>${module('/loan-elements.js')}`;
    const old = await serve({
      change: (file, body) => (file.endsWith('.iife.js') ? String(body).replace('"0.1.0"', '"0.0.9"') : undefined),
    });
    const classic = await fetch(`${old.origin}/loan-elements.iife.js`).then((response) => response.text());
    await old.close();
    const {
      page,
      console: lines,
      wrongs,
    } = await show(head(both, element()), {
      pages: { '/old/loan-elements.iife.js': { type: 'text/javascript', body: classic } },
    });
    await page.locator(READY).waitFor();
    await page.getByRole('button', { name: 'Loan Now' }).click();
    await page.waitForURL(/from=confirm/);
    assert.equal(ours(lines).length, 1, lines.join('\n'));
    assert.match(ours(lines)[0] ?? '', /0\.0\.9.*0\.1\.0/);
    assert.deepEqual(wrongs, []);
  });

  it('another version under a prefix: both work, nothing is said, and a loan is taken by one of them', async () => {
    const prefixed = `<script type="module">import { configure } from '/second/loan-elements.js'; configure({ prefix: 'acme' });</script>`;
    const {
      page,
      console: lines,
      wrongs,
      server,
    } = await show(head(`<script src="/loan-elements.iife.js"></script>${prefixed}`, element() + element('acme-')), { base: '/' });
    await page.route(/\/second\//, async (route) => {
      const response = await fetch(route.request().url().replace('/second/', '/'));
      await route.fulfill({ body: await response.text(), contentType: 'text/javascript' });
    });
    await page.goto(`${server.origin}/page`);
    await page.locator(READY).waitFor();
    await page.locator('acme-loan-confirm[data-state=ready]').waitFor();
    const sent = page.waitForResponse(/loan-detail-push/);
    const busy = await page.evaluate(async () => {
      document.addEventListener('loan-navigate', (event) => event.preventDefault());
      const buttons = Array.from(document.querySelectorAll('loan-confirm, acme-loan-confirm'), (one) =>
        one.shadowRoot?.querySelector<HTMLElement>('.button--primary'),
      );
      for (const button of buttons) button?.click();
      await new Promise(requestAnimationFrame);
      return buttons.map((button) => button?.getAttribute('aria-busy'));
    });
    assert.deepEqual(busy, ['true', 'true']);
    await sent;
    await page.waitForTimeout(1000);
    assert.equal(server.requests.filter((line) => line.includes('loan-detail-push')).length, 1);
    assert.deepEqual([...wrongs, ...ours(lines)], []);
  });

  it('another version under a prefix: what is paid by one of them is looked at by the other before it pays', async () => {
    const prefixed = `<script type="module">import { configure } from '/second/loan-elements.js'; configure({ prefix: 'acme' });</script>`;
    const given = `user-id="${DEMO.users.asha}" session-id="s" order-id="${DEMO.orders.repaying}" product-id="${PRODUCT}"`;
    const body = `<repay-installment ${given}></repay-installment><acme-repay-card ${given}></acme-repay-card>`;
    const lender = createLender();
    const { page, wrongs } = await show(head(`<script src="/loan-elements.iife.js"></script>${prefixed}`, body), { lender }, (to) =>
      to.route(/\/second\//, async (route) => {
        const response = await fetch(route.request().url().replace('/second/', '/'));
        await route.fulfill({ body: await response.text(), contentType: 'text/javascript' });
      }),
    );
    const { log, bookings } = lender.state.world('main');
    const ways = () => log.filter(({ endpoint }) => endpoint === 'repaymentWay').length;
    const card = page.locator('acme-repay-card[data-state=ready]');
    await card.locator(`input[value="${DEMO.cards.plain}"]`).check({ force: true });
    const before = ways();
    await page.locator('repay-installment[data-state=ready]').getByRole('button', { name: 'Pay Now' }).click();
    await card.getByText('Your payment was sent', { exact: true }).waitFor();
    assert.ok(ways() > before);
    await card.getByRole('button', { name: 'Pay Now' }).evaluate((button: HTMLElement) => button.click());
    await card.getByText('Please choose a bank card first.').waitFor();
    assert.equal(bookings.length, 1);
    assert.deepEqual(wrongs, []);
  });

  it('a tag somebody else has: left alone, one line with the mend, and the mend works', async () => {
    const taken = `<script>customElements.define('loan-confirm', class extends HTMLElement { connectedCallback() { this.textContent = 'theirs'; } })</script>`;
    const {
      page,
      console: lines,
      wrongs,
      server,
    } = await show(head(taken + module('/loan-elements.js'), element() + element()), {
      pages: {
        '/mended': head(
          `${taken}<script type="application/json" id="loan-config">{"prefix":"acme"}</script>${module('/loan-elements.js')}`,
          element() + element('acme-'),
        ),
      },
    });
    await page.waitForTimeout(500);
    assert.equal(await page.locator('loan-confirm').first().textContent(), 'theirs');
    assert.equal(ours(lines).length, 1, lines.join('\n'));
    assert.match(ours(lines)[0] ?? '', /<loan-confirm> is already defined.*prefix: 'acme'/);
    await page.goto(`${server.origin}/mended`);
    await page.locator('acme-loan-confirm[data-state=ready]').waitFor();
    assert.equal(ours(lines).length, 1);
    assert.deepEqual(wrongs, []);
  });

  it('a tag somebody else has: the mend works for the classic script too, wherever the prefix is said', async () => {
    const classic = '<script src="/loan-elements.iife.js"></script>';
    const config = '<script type="application/json" id="loan-config">{"prefix":"acme"}</script>';
    const pages = [
      head(`${classic}<script>LoanElements.configure({ prefix: 'acme' })</script>`, element('acme-')),
      head(classic, element('acme-') + config),
    ];
    for (const each of pages) {
      const { page, console: lines, wrongs } = await show(each);
      await page.locator('acme-loan-confirm[data-state=ready]').waitFor();
      assert.deepEqual([...wrongs, ...ours(lines)], []);
    }
  });

  it('a React of the page: strict, in development, it has nothing to say', async () => {
    const react = { type: 'text/javascript', body: await partnersReact() };
    for (const ours of ['before', 'after']) {
      const scripts = [module('/loan-elements.js'), '<script src="/app.js" defer></script>'];
      const page = head((ours === 'before' ? scripts : scripts.reverse()).join(''), '<div id="app"></div>');
      const { page: tab, wrongs, console: lines, server } = await show(page, { pages: { '/app.js': react } });
      await tab.locator(READY).waitFor();
      await tab.getByText('Ours, 0').waitFor();
      await tab.getByText('ready', { exact: false }).first().waitFor();
      for (const turn of [1, 2, 3]) {
        await tab.locator('#more').click();
        await tab.getByText(`Ours, ${turn}`).waitFor();
      }
      for (let turn = 0; turn < 3; turn += 1) await tab.locator('#toggle').click();
      await tab.locator('loan-confirm').waitFor({ state: 'detached' });
      await tab.locator('#toggle').click();
      await tab.locator(READY).waitFor();
      assert.equal(await tab.getByRole('button', { name: 'Loan Now' }).count(), 1);
      assert.ok(server.requests.some((line) => line.includes('loan-detail-confirm')));
      const said = lines.filter((line) => /^(warning|error)/.test(line) && !line.includes('React DevTools'));
      assert.deepEqual([...wrongs, ...said], [], ours);
    }
  });

  for (const [name, written] of [
    ['written', 'frame.srcdoc = text'],
    ['made of a blob', "frame.src = URL.createObjectURL(new Blob([text], { type: 'text/html' }))"],
  ] as const) {
    it(`in a frame that is ${name}, links lead to the origin of the page around it`, async () => {
      const inner = `<repay-choose product-id="${PRODUCT}" order-id="${DEMO.orders.dueDeferrable}"></repay-choose>`;
      const script = `<script>addEventListener('load', () => {
        const frame = document.querySelector('iframe');
        const config = '<script type="application/json" id="loan-config">{"apiBase":"' + origin + '"}</' + 'script>';
        const text = config + '<script type="module" src="' + origin + '/loan-elements.js"></' + 'script>${inner}';
        ${written};
      })</script>`;
      const { page, wrongs, server } = await show(head(script, '<iframe></iframe>'));
      await page.frameLocator('iframe').locator('repay-choose[data-state="ready"] a').first().click();
      const led = page.frameLocator('iframe').locator('repay-installment[data-state="ready"]');
      await led.waitFor();
      assert.equal(await led.evaluate(() => window.location.origin), server.origin);
      assert.deepEqual(wrongs, []);
    });
  }

  it('a chunk that does not come: the file with everything does, with the configuration of the page', async () => {
    const script = `<script type="module">import { configure } from '/loan-elements.js'; configure({ currencySymbol: 'KES', accent: '#7a1fa2' });</script>`;
    const page = head(script, `<loan-confirm product-id="${PRODUCT}"></loan-confirm><about-us></about-us>`);
    const { page: tab, console: lines } = await show(page, {}, (context) =>
      context.route(/\/chunks\/react-/, (route) => route.fulfill({ status: 404, body: 'gone' })),
    );
    await tab.locator(READY).waitFor();
    await tab.locator('about-us[data-state=ready]').waitFor();
    assert.equal(
      await tab.getByRole('button', { name: 'Loan Now' }).evaluate((button) => getComputedStyle(button).backgroundColor),
      'rgb(122, 31, 162)',
    );
    assert.deepEqual(
      ours(lines).map((line) => line.includes('so the file with everything was')),
      [true],
      lines.join('\n'),
    );
  });

  it('nothing that comes: what the page had there stays, and the screen comes when the network is back', async () => {
    const waiting = head(module('/loan-elements.js'), `<loan-confirm product-id="${PRODUCT}"><p>Please wait</p></loan-confirm>`);
    let lost = true;
    const { page, console: lines } = await show(waiting, {}, (context) =>
      context.route(/\/chunks\/react-|iife/, (route) => (lost ? route.abort() : route.continue())),
    );
    while (ours(lines).length === 0) await page.waitForTimeout(50);
    assert.equal(await page.getByText('Please wait').isVisible(), true);
    lost = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.locator(READY).waitFor();
    assert.equal(ours(lines).length, 2, lines.join('\n'));
  });
});
