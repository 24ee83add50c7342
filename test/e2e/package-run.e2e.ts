import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { compile } from 'svelte/compiler';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { builtFolder, serve } from '../kit/serve.js';

const given = { productId: DEMO.products.main, userId: DEMO.users.asha, sessionId: 's-1' };

const svelte = `
  <script>
    import { define } from 'loan-elements/elements/loan-confirm.js';
    define();
    const given = ${JSON.stringify(given)};
    const heard = () => (document.title = 'ready');
  </script>
  <loan-confirm {...given} onloan-ready={heard}></loan-confirm>`;

/** Projects of partners: each puts the element on its page, and notes the events and what it is. */
const projects: Readonly<Record<string, string>> = {
  plain: `
    import { configure } from 'loan-elements';
    import { define, LoanConfirmElement } from 'loan-elements/elements/loan-confirm.js';
    configure({ currencySymbol: 'KES' });
    define();
    const element = Object.assign(new LoanConfirmElement(), ${JSON.stringify(given)});
    element.addEventListener('loan-ready', () => (document.title = 'ready'));
    document.getElementById('app').append(element);`,
  'React 18': `
    import { createRoot } from 'react-dom/client';
    import { createElement } from 'react';
    import { define } from 'loan-elements/elements/loan-confirm.js';
    define();
    const heard = (element) => element?.addEventListener('loan-ready', () => (document.title = 'ready'));
    createRoot(document.getElementById('app')).render(createElement('loan-confirm', { ...${JSON.stringify(given)}, ref: heard }));`,
  'React 19': `
    import { createRoot } from 'react-dom/client';
    import { createElement } from 'react';
    import { define } from 'loan-elements/elements/loan-confirm.js';
    define();
    const onReady = () => (document.title = 'ready');
    createRoot(document.getElementById('app')).render(createElement('loan-confirm', { ...${JSON.stringify(given)}, 'onloan-ready': onReady }));`,
  Vue: `
    import { createApp, h } from 'vue/dist/vue.runtime.esm-bundler.js';
    import { define } from 'loan-elements/elements/loan-confirm.js';
    define();
    const onLoanReady = () => (document.title = 'ready');
    createApp({ render: () => h('loan-confirm', { ...${JSON.stringify(given)}, onLoanReady }) }).mount('#app');`,
  Preact: `
    import { h, render } from 'preact';
    import { define } from 'loan-elements/elements/loan-confirm.js';
    define();
    const onReady = () => (document.title = 'ready');
    render(h('loan-confirm', { ...${JSON.stringify(given)}, 'onloan-ready': onReady }), document.getElementById('app'));`,
  Solid: `
    import h from 'solid-js/h';
    import { render } from 'solid-js/web';
    const given = ${JSON.stringify(Object.fromEntries(Object.entries(given).map(([name, value]) => [`prop:${name}`, value])))};
    import { define } from 'loan-elements/elements/loan-confirm.js';
    define();
    const onReady = () => (document.title = 'ready');
    render(() => h('loan-confirm', { ...given, 'on:loan-ready': onReady }), document.getElementById('app'));`,
  Svelte: `
    ${compile(svelte, { name: 'App' }).js.code}
    import { mount } from 'svelte';
    mount(App, { target: document.getElementById('app') });`,
};

/** The frameworks of the projects, with what they are made of. */
const FRAMEWORKS = ['vue', '@vue', 'preact', 'solid-js', 'svelte', 'esm-env', 'clsx'];

describe('the package in a project', () => {
  let browser: Browser;
  const folders = new Map<string, string>();
  before(async () => {
    browser = await launch();
    for (const [react, from] of Object.entries({ 18: 'node_modules', 19: 'test/react-19/node_modules' })) {
      const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
      folders.set(react, folder);
      mkdirSync(path.join(folder, 'node_modules'));
      cpSync(path.join(builtFolder(), 'npm'), path.join(folder, 'node_modules/loan-elements'), { recursive: true });
      for (const name of [...FRAMEWORKS, 'nanostores', '@nanostores', '@r2wc', 'axios', 'valibot'])
        symlinkSync(path.resolve('node_modules', name), path.join(folder, 'node_modules', name));
      for (const name of ['react', 'react-dom', 'scheduler'])
        symlinkSync(path.resolve(from, name), path.join(folder, 'node_modules', name));
    }
  });
  after(async () => {
    await browser.close();
    for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
  });

  for (const [name, contents] of Object.entries(projects)) {
    it(`runs in ${name}: the class it exports is the element’s`, async () => {
      const told = `${contents}
        import { LoanConfirmElement as Made } from 'loan-elements/elements/loan-confirm.js';
        window.same = () => customElements.get('loan-confirm') === Made && document.querySelector('loan-confirm') instanceof Made;`;
      const { outputFiles } = await build({
        stdin: { contents: told, resolveDir: folders.get(name.endsWith('19') ? '19' : '18') ?? '' },
        bundle: true,
        write: false,
        format: 'iife',
        preserveSymlinks: true,
        define: { 'process.env.NODE_ENV': '"production"' },
        logLevel: 'error',
      });
      const page =
        '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><div id="app"></div><script src="/app.js"></script>';
      const body = outputFiles[0]?.text ?? '';
      const server = await serve({
        lender: createLender(),
        pages: { '/page': page, '/app.js': { type: 'text/javascript; charset=utf-8', body } },
      });
      const { page: tab, wrongs, close } = await phone(browser);
      await tab.goto(`${server.origin}/page`);
      await tab.waitForFunction(() => document.title === 'ready');
      assert.equal(await tab.evaluate(() => Reflect.apply(Reflect.get(window, 'same'), window, [])), true);
      assert.equal(await tab.getByRole('button', { name: 'Loan Now' }).isVisible(), true);
      assert.deepEqual(wrongs, []);
      await close();
      await server.close();
    });
  }
});
