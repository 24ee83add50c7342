import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Window as HappyWindow } from 'happy-dom';
import { JSDOM, VirtualConsole } from 'jsdom';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { builtTags, GIVEN } from '../kit/built-elements.js';
import { builtFolder, serve, type Served } from '../kit/serve.js';
import { until } from '../kit/until.js';

type Page = Window & typeof globalThis;
type Note = (...said: readonly unknown[]) => void;

const isPage = (value: unknown): value is Page => typeof value === 'object' && value !== null && 'document' in value;

function jsdom(url: string, note: Note): unknown {
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', note);
  for (const kind of ['error', 'warn'] as const) virtualConsole.on(kind, note);
  return new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  }).window;
}

function happy(url: string, note: Note): unknown {
  const settings = { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true };
  const window = new HappyWindow({ url, settings, console: { ...console, error: note, warn: note } });
  window.document.documentElement.lang = 'en';
  return window;
}

const script = readFileSync(path.join(builtFolder(), 'loan-elements.iife.js'), 'utf8');

/** What stands in for a browser in a partner's own tests: it draws nothing, and knows no sizes, media or scrolling. */
for (const [name, open] of Object.entries({ jsdom, 'happy-dom': happy })) {
  describe(`the elements in ${name}`, () => {
    const lender = createLender();
    let server: Served;
    before(async () => {
      server = await serve({ lender });
    });
    after(() => server.close());

    async function shown(tag: string, attributes: Readonly<Record<string, string>> = {}) {
      const wrongs: string[] = [];
      const page = open(`${server.origin}/page`, (...said) =>
        wrongs.push(said.map((each) => (each instanceof Error ? (each.stack ?? each.message) : String(each))).join(' ')),
      );
      assert.ok(isPage(page));
      Reflect.apply(Reflect.get(page, 'eval'), page, [script]);
      const element = page.document.createElement(tag);
      for (const [key, value] of Object.entries({ ...GIVEN, ...attributes })) element.setAttribute(key, value);
      for (const event of ['loan-navigate', 'loan-native']) page.addEventListener(event, (heard) => heard.preventDefault());
      page.document.body.append(element);
      await until(() => /ready|empty|error/.test(element.getAttribute('data-state') ?? ''), `${tag} shows nothing`);
      const all = (selector: string): readonly Element[] => Array.from(element.shadowRoot?.querySelectorAll(selector) ?? []);
      return {
        element,
        wrongs,
        text: () => element.shadowRoot?.textContent ?? '',
        press(words: string): void {
          const button = all('button').find((each) => each.textContent?.trim() === words);
          assert.ok(button, `no button says ${words}`);
          button.dispatchEvent(new page.MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
        },
        type(id: string, value: string): void {
          const field = all(`#${id}`)[0];
          assert.ok(field, `no field is ${id}`);
          // As a hand would: React keeps its own property in front of the field's.
          Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
          field.dispatchEvent(new page.InputEvent('input', { bubbles: true, composed: true }));
        },
        async close(): Promise<void> {
          element.remove();
          await new Promise((resolve) => setTimeout(resolve, 20));
          page.close();
        },
      };
    }

    it('show what they have', async () => {
      for (const tag of builtTags()) {
        const { element, wrongs, text, close } = await shown(tag);
        assert.match(element.getAttribute('data-state') ?? '', tag === 'repay-slip' ? /empty/ : /ready/, `${tag}: ${text()}`);
        assert.ok(text().length > 50, `${tag}: ${text()}`);
        assert.deepEqual(wrongs, [], tag);
        await close();
      }
    });

    it('take a loan, once', async () => {
      const { element, wrongs, press, close } = await shown('loan-confirm', { 'user-id': '31' });
      const heard: unknown[] = [];
      element.addEventListener('loan-confirmed', (event) => heard.push(Reflect.get(event, 'detail')));
      press('Loan Now');
      press('Loan Now');
      await until(() => heard.length > 0);
      assert.deepEqual(
        heard.map((detail) => Reflect.get(Object(detail), 'productId')),
        [DEMO.products.main],
      );
      assert.equal(server.requests.filter((line) => line.includes('push')).length, 1);
      assert.deepEqual(wrongs, []);
      await close();
    });

    it('say what is missing, and pay once it is there', async () => {
      const { element, wrongs, text, press, type, close } = await shown('repay-installment', { 'user-id': '32' });
      const heard: string[] = [];
      element.addEventListener('loan-toast', (event) => heard.push(String(Reflect.get(Reflect.get(event, 'detail'), 'text'))));
      let paid = 0;
      element.addEventListener('loan-repaid', () => (paid += 1));
      type('account', '');
      press('Pay Now');
      await until(() => heard.length > 0);
      assert.equal(paid, 0);
      type('account', '0712345678');
      press('Pay Now');
      await until(() => paid > 0);
      await until(() => text().includes('TradeNo'));
      assert.equal(server.requests.filter((line) => line.includes('generate-vcode')).length, 1);
      assert.deepEqual(wrongs, []);
      await close();
    });
  });
}
