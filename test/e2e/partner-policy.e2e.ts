import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { shortened } from '../../.build/short-names.mjs';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { builtTags } from '../kit/built-elements.js';
import { often, one, some } from '../kit/effort.js';
import { builtFolder, serve, type Served } from '../kit/serve.js';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data: https:; connect-src 'self'; frame-src https:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const who = { userId: DEMO.users.asha, sessionId: 's-1' };
const ids = {
  productId: DEMO.products.main,
  orderId: DEMO.orders.dueDeferrable,
  problemId: DEMO.complaints.answered,
  problemType: '2',
  templateId: DEMO.templates.main,
  showType: '2',
  payCode: '12345',
  payCodeImg: 'https%3A%2F%2Fcdn.example%2Fqr.png',
  repayAmount: '1200',
  amount: '120000',
};
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${kebab(name)}="${value}"`)
    .join(' ');

/** The smallest PNG there is. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const nativeBack = (page: Page) => page.evaluate(() => Reflect.apply(Reflect.get(window, 'nativeBack'), window, []));

/** What is done on a screen, so that it shows dialogs, toasts, images and frames. */
const acts: Readonly<
  Record<string, readonly { readonly values?: Record<string, string>; readonly act: (page: Page) => Promise<unknown> }[]>
> = {
  'loan-confirm': [
    {
      values: { productId: DEMO.products.retention },
      act: async (page) => {
        await nativeBack(page);
        await page.getByRole('dialog').waitFor();
        await page.getByRole('button', { name: 'Agree' }).click();
      },
    },
    {
      values: { productId: DEMO.products.refused },
      act: async (page) => {
        await page.getByRole('button', { name: 'Loan Now' }).click();
        await page.getByRole('alert').waitFor();
      },
    },
    {
      values: { productId: DEMO.products.main },
      act: async (page) => {
        await page.locator('iframe').waitFor();
      },
    },
  ],
  'order-detail': [{ values: { orderId: DEMO.orders.allPrompts }, act: (page) => page.getByRole('dialog').waitFor() }],
  'complaint-detail': [{ act: (page) => page.locator('img').first().click() }],
  'complaint-submit': [
    {
      act: async (page) => {
        await page.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PNG });
        await page.locator('img[src^="blob:"]').waitFor();
      },
    },
  ],
  'repay-code': [{ act: (page) => page.getByRole('img').first().waitFor() }],
};

interface Violations {
  readonly list: () => Promise<string[]>;
}

async function watched(page: Page): Promise<Violations> {
  await page.addInitScript(() => {
    const list: string[] = [];
    Reflect.set(window, 'violations', list);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      list.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return { list: () => page.evaluate(() => Reflect.get(window, 'violations') as string[]) };
}

/** What lies outside: pictures, and an agreement to be framed. */
async function outside(page: Page): Promise<void> {
  await page.route('https://**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ body: PNG, contentType: 'image/png' })
      : route.fulfill({ body: '<!doctype html><p>Agreement</p>', contentType: 'text/html' }),
  );
  await page.route('**/loan-detail-confirm*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data?: Record<string, unknown> };
    const framed = route.request().postData()?.includes(DEMO.products.main) === true && body.data !== undefined;
    if (framed && body.data) body.data['popAgreementUrl'] = 'https://agreements.example/one';
    await route.fulfill({ response, json: body });
  });
}

const tags = builtTags();
/** Each element by itself; in a usual run a few beside each other. */
const BESIDE = often(1, 7);
const groups = Array.from({ length: Math.ceil(tags.length / BESIDE) }, (_, at) => tags.slice(at * BESIDE, (at + 1) * BESIDE));
const routes = JSON.parse(readFileSync(path.join(builtFolder(), 'routes.json'), 'utf8')) as { path: string; file: string }[];
const SETTLED = '[data-state=ready], [data-state=empty]';

describe('under the strict policy', () => {
  let browser: Browser;
  let server: Served;
  /** Sends no policy: there are only those that the pages carry. */
  let own: Served;
  const pages: Record<string, string> = {};
  before(async () => {
    browser = await launch();
    server = await serve({ lender: createLender(), csp: POLICY, pages });
    own = await serve({ lender: createLender() });
  });
  after(async () => {
    await browser.close();
    await server.close();
    await own.close();
  });

  async function calm(address: string, act: (page: Page) => Promise<unknown> = async () => {}): Promise<void> {
    const { page, wrongs, close } = await phone(browser);
    try {
      const violations = await watched(page);
      await outside(page);
      await page.goto(address);
      await page.locator(SETTLED).first().waitFor();
      await act(page);
      await page.waitForLoadState('networkidle');
      assert.deepEqual([...(await violations.list()), ...wrongs], []);
    } finally {
      await close();
    }
  }

  async function calmBeside(
    shown: readonly string[],
    values: Record<string, string>,
    act?: (page: Page) => Promise<unknown>,
  ): Promise<void> {
    const given = attributes({ ...who, ...ids, ...values });
    pages['/partner'] =
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">` +
      `<script type="module" src="/loan-elements.js"></script></head><body>${shown.map((tag) => `<${tag} ${given}></${tag}>`).join('')}</body></html>`;
    await calm(`${server.origin}/partner`, async (page) => {
      for (const tag of shown) await page.locator(`${tag}:is(${SETTLED})`).waitFor({ state: 'attached' });
      await act?.(page);
    });
  }

  for (const group of groups) {
    it(`${group.map((tag) => `<${tag}>`).join(', ')}: calm on a partner page`, () => calmBeside(group, {}));
  }
  for (const [tag, each] of Object.entries(acts)) {
    it(`<${tag}> is calm on a partner page, whatever it shows`, async () => {
      for (const { values = {}, act } of each) await calmBeside([tag], values, act);
    });
  }

  it('a policy by nonces alone lets in all that a script with one brings, piece by piece', async () => {
    const nonced = await serve({
      lender: createLender(),
      csp: "default-src 'none'; script-src 'nonce-n1'; connect-src 'self'; img-src https: data: blob:; frame-src https:",
      pages: {
        '/partner':
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Partner</title><link rel="icon" href="data:,">` +
          `<script nonce="n1" type="module" src="/loan-elements.js"></script></head><body>` +
          `<bind-bank ${attributes({ ...who, ...ids })}></bind-bank></body></html>`,
      },
    });
    try {
      await calm(`${nonced.origin}/partner`, async (page) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.locator(shortened('button.field__input')).first().press('Enter');
        await page.getByRole('dialog').waitFor();
        const all = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        assert.deepEqual(
          [...asked, ...all].filter((url) => url.includes('.iife.js')),
          [],
        );
      });
    } finally {
      await nonced.close();
    }
  });

  for (const [at, { path: address, file }] of some(routes, 3).entries()) {
    const tag = path.basename(file, '.html');
    const each = async (origin: string, place: string) => {
      for (const { values = {}, act } of [{ act: async () => {} }, ...(acts[tag] ?? [])])
        await calm(`${origin}${place}?${query({ ...who, ...ids, ...values })}`, act);
    };
    const ways = [
      [`the host page ${address} is calm under its own policy`, () => each(own.origin, address)],
      [`the strict page of ${address} is calm, under its own policy and this one`, () => each(server.origin, `/strict/${tag}.html`)],
    ] as const;
    for (const [name, run] of one(ways, at)) it(name, run);
  }

  it('a host page whose scripts a stricter policy keeps from running looks and works the same, a little later', async () => {
    const { page, close } = await phone(browser);
    const violations = await watched(page);
    const address = `loanConfirm?${query({ ...who, productId: DEMO.products.main })}`;
    const looks = async () => {
      await page.locator(SETTLED).first().waitFor();
      await page.waitForFunction(() => customElements.get('loan-confirm') !== undefined);
      return page.evaluate(() => [
        document.querySelector('.host-title + *')?.shadowRoot?.textContent,
        getComputedStyle(document.body).backgroundColor,
      ]);
    };
    await page.goto(`${own.origin}/${address}`);
    const wanted = await looks();
    assert.deepEqual(await violations.list(), []);
    await page.goto(`${server.origin}/${address}`);
    assert.deepEqual(await looks(), wanted);
    assert.deepEqual((await violations.list()).map((line) => line.split(' ').slice(0, 2).join(' ')).sort(), [
      'script-src-elem inline',
      'script-src-elem inline',
      'style-src-elem inline',
    ]);
    await page.getByRole('button', { name: 'Loan Now' }).click();
    await page.waitForURL(/from=confirm/);
    await close();
  });
});
