import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { one, some } from '../kit/effort.js';
import { serve, type Served } from '../kit/serve.js';

const who = `user-id="${DEMO.users.asha}" session-id="s-1"`;
const order = `product-id="${DEMO.products.main}" order-id="${DEMO.orders.repaying}"`;

/** Elements, and what is done to them before they are looked at. */
const subjects: Readonly<Record<string, { readonly html: string; readonly act?: 'back' | 'take' }>> = {
  'a loan': { html: `<loan-confirm ${who} product-id="${DEMO.products.main}"></loan-confirm>` },
  'a dialog over it': { html: `<loan-confirm ${who} product-id="${DEMO.products.retention}"></loan-confirm>`, act: 'back' },
  'a framed agreement': { html: `<loan-confirm ${who} product-id="${DEMO.products.consent}"></loan-confirm>` },
  'a toast': { html: `<loan-confirm ${who} product-id="${DEMO.products.refused}"></loan-confirm>`, act: 'take' },
  'a missing attribute': { html: '<loan-confirm></loan-confirm>' },
  'a plan': { html: `<repay-installment ${who} ${order}></repay-installment>` },
  'an order': { html: `<order-detail ${who} ${order}></order-detail>` },
  'a form': { html: `<bind-bank ${who} product-id="${DEMO.products.main}"></bind-bank>` },
  'a complaint': { html: `<complaint-start ${who}></complaint-start>` },
};

/** What partners' pages do to everything in them. `body` and what it holds must be seen at all. */
const hostile: Readonly<Record<string, string>> = {
  'that unsets and hides everything':
    '*, *::before, *::after { all: unset !important; display: none !important } html, body, main { display: block !important }',
  'with a tiny root': 'html { font-size: 8px }',
  'with a huge root': 'html { font-size: 200% }',
  'inside something transformed': 'main { transform: translateX(0); }',
  'that styles every control':
    'button, input, a, div, p, h1, h2, dialog, label, li, section { color: red !important; background: lime !important; font: 40px serif !important; border: 9px solid !important; padding: 30px !important; position: absolute !important; opacity: .3 !important; float: right !important }',
  'with inherited oddities':
    'html { color: red; line-height: 3; letter-spacing: 5px; word-spacing: 9px; text-transform: uppercase; text-align: right; text-indent: 40px; white-space: nowrap; visibility: visible; cursor: crosshair; font: italic bold 30px/2 serif; list-style: square; quotes: none; tab-size: 1; hyphens: auto }',
  'with foreign names': '.loan, .card, .button, .page, .dialog, .toast { display: none !important }',
};

const page = (html: string, style: string, dir: string) =>
  `<!doctype html><html lang="en" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Partner</title>` +
  `<link rel="icon" href="data:,"><style>body { margin: 0 }</style><style>${style}</style><script type="module" src="/loan-elements.js"></script></head><body><main>${html}</main></body></html>`;

describe('a partner page', () => {
  let browser: Browser;
  let server: Served;
  const pages: Record<string, string> = {};
  before(async () => {
    browser = await launch();
    server = await serve({ lender: createLender(), pages });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  /** What is seen under each style in turn; the first is there from the start. */
  async function look({ html, act }: (typeof subjects)[string], styles: readonly string[], dir: string): Promise<Buffer[]> {
    const { page: tab, wrongs, close } = await phone(browser);
    try {
      pages['/page'] = page(html, styles[0] ?? '', dir);
      await tab.goto(`${server.origin}/page`);
      const element = tab.locator('main > *');
      await tab.locator('[data-state=ready], [data-state=error]').waitFor();
      if (act === 'back') await tab.evaluate(() => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []));
      if (act === 'back') await element.getByRole('dialog').waitFor();
      if (act === 'take') await element.getByRole('button', { name: 'Loan Now' }).click();
      if (act === 'take') await element.getByRole('alert').waitFor();
      await tab.waitForLoadState('networkidle');
      await tab.mouse.move(0, 0);
      const fullPage = act === undefined && !html.includes(DEMO.products.consent);
      const shots: Buffer[] = [];
      for (const style of styles) {
        await tab.evaluate((text) => {
          const sheet = document.querySelectorAll('style')[1];
          if (sheet && sheet.textContent !== text) sheet.textContent = text;
        }, style);
        const shoot = () => tab.screenshot({ animations: 'disabled', caret: 'hide', fullPage });
        let shot = await shoot();
        // The picture of a whole page changes the height of its window; on a busy machine the bar at its end is still on its way.
        if (shots[0] && !shot.equals(shots[0])) {
          await tab.waitForTimeout(500);
          shot = await shoot();
        }
        shots.push(shot);
      }
      assert.deepEqual(wrongs, []);
      return shots;
    } finally {
      await close();
    }
  }

  function same(shot: Buffer | undefined, normal: Buffer | undefined, what: string): void {
    assert.ok(shot && normal);
    if (shot.equals(normal)) return;
    mkdirSync('shots', { recursive: true });
    const name = `shots/${what}`.replace(/ /g, '-');
    writeFileSync(`${name}.png`, shot);
    writeFileSync(`${name}-normal.png`, normal);
    assert.fail(`It looks different: ${name}.png`);
  }

  for (const [at, [what, subject]] of Object.entries(subjects).entries()) {
    for (const dir of one(['rtl', 'ltr'], at)) {
      it(`shows ${what} the same whatever it does, ${dir}`, async () => {
        // A toast does not stay for more looks than one.
        if (subject.act === 'take') {
          const styles = Object.values(hostile);
          const [normal] = await look(subject, [''], dir);
          for (const style of [styles[0] ?? '', styles[3] ?? '']) same((await look(subject, [style], dir))[0], normal, `${what} ${dir}`);
          return;
        }
        const [normal, ...shots] = await look(subject, ['', ...Object.values(hostile)], dir);
        Object.keys(hostile).forEach((how, index) => same(shots[index], normal, `${what} ${dir} ${how}`));
      });
    }
  }

  it('may be hostile from the start', async () => {
    const [subject] = Object.values(subjects);
    if (!subject) return;
    const [normal] = await look(subject, [''], 'ltr');
    for (const [how, style] of some(Object.entries(hostile), 0))
      same((await look(subject, [style], 'ltr'))[0], normal, `from the start ${how}`);
  });
});
