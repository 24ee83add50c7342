import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone } from '../kit/browser.js';
import { cutWords } from '../kit/cut-words.js';
import { builtFolder, serve, type ServeOptions } from '../kit/serve.js';

const LOCALES = ['sw', 'id', 'hi', 'fil', 'zh-Hans'] as const;
const GROUPS = readdirSync('src/i18n/en').map((file) => file.replace('.ts', ''));
const { users, products, orders, complaints, templates } = DEMO;

/** Every route with what its screen needs, so that it has content. */
const ADDRESSES: readonly string[] = [
  `loanConfirm?productId=${products.main}`,
  `loanConfirmClassic?productId=${products.promo}`,
  `loanDetail?orderId=${orders.dueDeferrable}&productId=${products.main}`,
  `jointFailure?`,
  `recommendList?orderId=${orders.failed}&productId=${products.main}`,
  `repayChoose?orderId=${orders.dueDeferrable}&productId=${products.main}`,
  `repayByPeriod?orderId=${orders.overdueDeferrable}&productId=${products.main}`,
  `repayDelay?orderId=${orders.dueDeferrable}&productId=${products.main}`,
  `repayCard?orderId=${orders.due}&amount=8450000`,
  `repaymentOfCode?showType=1&payCode=991200457781&repayAmount=163500`,
  `repaymentOfCode2?`,
  `paymentInstructions?`,
  `bindBank?productId=${products.main}`,
  `complainPage?orderId=${orders.due}`,
  `complainPageNext?problemType=1&problemSonType=1&orderNo=${orders.due}`,
  `complaintList?`,
  `complainDetails?problemId=${complaints.answered}`,
  `customerService?`,
  `About?`,
  `privacyPolicy?`,
  `loanAgreement?`,
  `?`,
  `de-account?`,
  `register?templateId=${templates.bare}`,
  `testPreview?`,
];

/** Every control and line of one language, as read from its sources: what another language must not show. */
const english = new Set(
  GROUPS.flatMap((group) =>
    [...readFileSync(`src/i18n/en/${group}.ts`, 'utf8').matchAll(/: '([^'{}]+)',/g)].map(([, words = '']) => words),
  ),
);
/** Names, which are the same in every language, and a word that Indonesian shares with English. */
const SAME = /^(?:(?:sw|id|hi|fil|zh-Hans) (?:M-Pesa|Mixx by Yas|Airtel Money|HaloPesa|138 0000 0000)|id Total)$/;

const open: (() => Promise<unknown>)[] = [];
let browser: Browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

async function show(options: ServeOptions = {}) {
  const server = await serve({ lender: createLender(), ...options });
  open.push(server.close);
  const shown = await phone(browser, { viewport: { width: 320, height: 640 } });
  open.push(shown.close);
  return { ...shown, server };
}

const ready = (page: Page) => page.locator('[data-state]:not([data-state=loading])').first().waitFor();

/** The texts on screen and the names of controls; and how far the page can be moved sideways. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-state]')?.shadowRoot;
    const words: string[] = [];
    for (const element of root?.querySelectorAll('*') ?? []) {
      if (element.closest('[lang=en]:not(.loan)')) continue;
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) words.push((node.textContent ?? '').trim());
      for (const name of ['aria-label', 'placeholder', 'alt']) words.push(element.getAttribute(name) ?? '');
    }
    return { words, sideways: (document.scrollingElement?.scrollWidth ?? 0) - innerWidth };
  });

describe('the built languages', () => {
  afterEach(async () => {
    await Promise.all(open.splice(0).map((close) => close()));
  });

  it('are one small chunk a language and group', () => {
    const folder = path.join(builtFolder(), 'chunks');
    const chunks = readdirSync(folder);
    for (const locale of LOCALES) {
      for (const group of GROUPS) {
        const found = chunks.filter((file) => new RegExp(`^${locale}-${group}-[\\w-]{7}\\.js$`).test(file));
        assert.equal(found.length, 1, `${locale} ${group}`);
        assert.ok(readFileSync(path.join(folder, found[0] ?? '')).length < 12_000, found[0]);
      }
    }
  });

  it('are fetched only when they are spoken', async () => {
    const { page, server } = await show();
    const fetched: string[] = [];
    page.on('request', (request) => {
      const name = /chunks\/((?:sw|id|hi|fil|zh-Hans)-\w+)-[\w-]{7}\.js$/.exec(request.url())?.[1];
      if (name && !fetched.includes(name)) fetched.push(name);
    });
    await page.goto(`${server.url}customerService?userId=${users.asha}`);
    await ready(page);
    assert.deepEqual(fetched, []);
    await page.goto(`${server.url}customerService?userId=${users.asha}&locale=hi`);
    await page.getByText('ग्राहक सेवा').or(page.getByText('ईमेल')).first().waitFor();
    await ready(page);
    assert.deepEqual(new Set(fetched), new Set(['hi-common', 'hi-support']));
    assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.title]), ['hi', 'ग्राहक सेवा']);
  });

  it('are in the classic script too', async () => {
    const { page, server, wrongs } = await show({
      pages: {
        '/classic': '<!doctype html><html lang="sw"><about-us></about-us><script src="/loan-elements.iife.js"></script></html>',
      },
    });
    await page.goto(`${server.origin}/classic`);
    await page.getByText('Kuhusu sisi').waitFor();
    assert.deepEqual(wrongs, []);
  });

  for (const address of ADDRESSES) {
    it(`leave no English on /${address.split('?')[0] ?? ''} and fit a narrow phone, with no word cut in two`, async () => {
      const { page, server, wrongs } = await show();
      const answers: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/roof/')) answers.push(response.text());
      });
      await page.goto(`${server.url}${address}&userId=${users.asha}&sessionId=demo&locale=sw`);
      await ready(page);
      const told = (await Promise.all(answers)).join();
      for (const locale of LOCALES) {
        await page.evaluate((tag) => document.querySelector('[data-state]')?.setAttribute('locale', tag), locale);
        await page.locator(`.loan[lang="${locale}"]`).waitFor();
        const { words, sideways } = await seen(page);
        assert.deepEqual(
          words.filter((text) => english.has(text) && !SAME.test(`${locale} ${text}`) && !told.includes(`"${text}"`)),
          [],
          locale,
        );
        assert.equal(sideways, 0, locale);
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 640 });
          assert.deepEqual(await page.locator('[data-state]').evaluate(cutWords), [], `${locale}, ${width} wide`);
        }
        assert.ok((await page.title()) !== '' && !english.has(await page.title()));
      }
      assert.deepEqual(wrongs, []);
    });
  }
});
