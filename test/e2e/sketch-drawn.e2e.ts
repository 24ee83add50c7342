import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pixelmatch from 'pixelmatch';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { loan as sw } from '../../src/i18n/sw/loan.js';
import { FIRST } from '../../src/lib/listed.js';
import { phone, type Watched } from '../kit/browser.js';
import { one, some } from '../kit/effort.js';
import { PAGES } from '../kit/host-addresses.js';
import { serve } from '../kit/serve.js';
import { outline, picture, same, session, sketchStage } from '../kit/sketched.js';

const { orders, products } = DEMO;

describe('what a host page draws before its store is there', () => {
  const on = sketchStage('drawn');

  const cases = Object.entries(PAGES).flatMap(([tag, address], at) =>
    one(
      [
        { name: tag, address, colorScheme: 'light' } as const,
        { name: `${tag} in Swahili, dark`, address: `${address}&locale=sw`, colorScheme: 'dark' } as const,
      ],
      at,
    ),
  );

  for (const { name, address, colorScheme } of cases) {
    it(`${name}: is what the store draws, on the same nodes, to the letter and the pixel`, async () => {
      const { page, wrongs, close } = await phone(on.browser, {
        colorScheme,
        reducedMotion: name.startsWith('company-site') ? 'reduce' : 'no-preference',
      });
      const letGo = await on.held(page, address);
      const sketched = await page.evaluate(outline);
      assert.ok(sketched.length > 500, sketched);
      await page.evaluate(() => {
        const root = document.querySelector('.host-title + *')?.shadowRoot;
        for (const node of root?.querySelectorAll('*') ?? []) if (!node.closest('.logo, .captcha')) Reflect.set(node, 'mine', true);
      });
      const before = await picture(page);
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      same(await page.evaluate(outline), sketched);
      const strange = await page.evaluate(() =>
        Array.from(document.querySelector('.host-title + *')?.shadowRoot?.querySelectorAll('*') ?? [])
          .filter((node) => !Reflect.get(node, 'mine') && !node.closest('.logo, .captcha') && node.localName !== 'link')
          .map((node) => node.outerHTML),
      );
      assert.deepEqual(strange, []);
      const now = await picture(page);
      assert.equal(pixelmatch(now.data, before.data, undefined, now.width, now.height, { threshold: 0.1 }), 0);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  for (const [tag, address] of some(Object.entries(PAGES), 0)) {
    it(`${tag}: is what the page draws anew without it, to the letter`, async () => {
      const { page, wrongs, close } = await phone(on.browser, { reducedMotion: 'reduce' });
      const letGo = await on.held(page, address);
      const sketched = await page.evaluate(outline);
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      const left = await page.evaluateHandle(() => {
        const host = document.querySelector('.host-title + *');
        const place = host?.parentElement;
        host?.remove();
        return { host, place };
      });
      await page.waitForFunction(({ host }) => !host?.shadowRoot?.querySelector('.page, .site'), left);
      await left.evaluate(({ host, place }) => place?.querySelector('.host-title')?.after(host ?? ''));
      await page.locator('[data-state=ready]').waitFor();
      same(await page.evaluate(outline), sketched);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('keeps the place of whoever has no pointer, when the dialog that was there from the start goes', async () => {
    const { page, wrongs, close } = await phone(on.browser, { reducedMotion: 'reduce' });
    await page.goto(`${on.server.origin}/loanDetail?productId=${products.main}&orderId=${orders.cardPrompt}&${session(on.world)}`);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const active = () => document.querySelector('.host-title + *')?.shadowRoot?.activeElement?.className;
    await page.waitForFunction(active, undefined, { timeout: 2000 });
    assert.match((await page.evaluate(active)) ?? '', /^status /);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('is what the store draws, whatever the deployment has configured', async () => {
    const odd = createLender({ disguise: 7 });
    const config = {
      wire: odd.config.wire,
      session: { hide: true },
      theme: 'dark',
      currencySymbol: 'KES',
      policy: { consentTicked: false },
    };
    const other = await serve({ lender: odd, config });
    const { page, wrongs, close } = await phone(on.browser);
    const letGo = await on.held(page, PAGES['loan-confirm'], other.origin);
    assert.doesNotMatch(page.url(), /sessionId/);
    const sketched = await page.evaluate(outline);
    assert.match(sketched, /300\.000/);
    const before = await picture(page);
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    same(await page.evaluate(outline), sketched);
    const now = await picture(page);
    assert.equal(pixelmatch(now.data, before.data, undefined, now.width, now.height, { threshold: 0.1 }), 0);
    assert.equal(await page.getByRole('button', { name: 'Loan Now' }).isDisabled(), true);
    assert.deepEqual(wrongs, []);
    await close();
    await other.close();
  });

  it('has the page’s language and title from the start', async () => {
    const { page, close } = await phone(on.browser);
    await on.held(page, `${PAGES['loan-confirm']}&locale=sw`);
    const said = () => [document.documentElement.lang, document.title, document.querySelector('.host-title')?.textContent];
    const title = sw.loanConfirmTitle;
    assert.deepEqual(await page.evaluate(said), ['sw', title, title]);
    await close();
  });

  it('is the deployment’s own texts, and its company', async () => {
    const config = {
      productName: 'Pesa Haraka',
      supportEmail: 'help@pesa.example',
      company: { name: 'Umoja Credit Limited', effectiveDate: '2026-11-01' },
      texts: { aboutUs: 'Who we are.\n\n# Since when\nSince 2019.' },
      paymentInstructions: [{ title: 'Shop', kind: 'store', steps: [{ text: 'Say the number', image: 'https://cdn.example/say.png' }] }],
    };
    const other = await serve({ lender: on.lender, config });
    for (const tag of ['about-us', 'loan-terms', 'privacy-policy', 'payment-instructions'] as const) {
      const { page, wrongs, close } = await phone(on.browser);
      const letGo = await on.held(page, PAGES[tag], other.origin);
      const sketched = await page.evaluate(outline);
      assert.match(sketched, /Since 2019|Umoja Credit|Say the number/);
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      same(await page.evaluate(outline), sketched);
      assert.deepEqual(wrongs, []);
      await close();
    }
    await other.close();
  });

  /** Opens a page with a long list that is drawn as far as a screen reaches, and sees the store go on with the same rows to the `last`. */
  async function goneOn(address: string, last: string): Promise<Watched> {
    const opened = await phone(on.browser);
    const { page } = opened;
    const letGo = await on.held(page, address);
    const rows = page.locator('[data-row]');
    assert.equal(await rows.count(), FIRST);
    await rows.first().evaluate((row) => Reflect.set(row, 'mine', true));
    const before = await picture(page);
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    assert.equal(await rows.first().evaluate((row) => Reflect.get(row, 'mine')), true);
    const now = await picture(page);
    assert.equal(pixelmatch(now.data, before.data, undefined, now.width, now.height, { threshold: 0.1 }), 0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByText(last).waitFor();
    return opened;
  }

  it('begins a long list, and the store goes on with it', async () => {
    const list = Array.from({ length: 100 }, (_, n) => ({ id: `c${n}`, time: '1760000000', type: `Nr. ${n}`, content: 'Late' }));
    await on.lender.control('PUT', 'scenarios', { endpoint: 'problemList', world: on.world, patch: { tabs: [{ title: 'All', list }] } });
    const { wrongs, close } = await goneOn(PAGES['complaint-list'], 'Nr. 99');
    assert.deepEqual(wrongs, []);
    await close();
  });

  const product = (n: number) => (n % 500 === 7 ? { range: 'lost' } : { productId: `p${n}`, name: `Nr. ${n}`, enabled: 1 });

  const complaint = (n: number) => (n % 500 === 7 ? 'lost' : { id: `c${n}`, time: '1760000000', type: `Nr. ${n}`, content: 'Late' });

  const VERY_MANY = [
    { tag: 'recommended-products', endpoint: 'loanDetails', item: product, patch: (list: unknown) => ({ recProducts: list }) },
    { tag: 'recommended-products, without an order', endpoint: 'unionError', item: product, patch: (list: unknown) => ({ list }) },
    { tag: 'complaint-list', endpoint: 'problemList', item: complaint, patch: (list: unknown) => ({ tabs: [{ title: 'All', list }] }) },
  ] as const;
  for (const { tag, endpoint, item, patch } of VERY_MANY) {
    it(`${tag}: begins with the first of very many, and the store goes on with all that can be read`, async () => {
      const list = Array.from({ length: 2000 }, (_, n) => item(n));
      await on.lender.control('PUT', 'scenarios', { endpoint, world: on.world, patch: patch(list) });
      const { page, wrongs, close } = await goneOn(PAGES[tag], 'Nr. 1999');
      assert.equal(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'), '1996');
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('draws a long list whole where what follows its scrolling does not come', async () => {
    const list = Array.from({ length: 100 }, (_, n) => ({ id: `c${n}`, time: '1760000000', type: `Nr. ${n}`, content: 'Late' }));
    await on.lender.control('PUT', 'scenarios', { endpoint: 'problemList', world: on.world, patch: { tabs: [{ title: 'All', list }] } });
    const { page, close } = await phone(on.browser);
    await page.route(/list-scroll-/, (route) => route.abort());
    await page.goto(`${on.server.origin}/${PAGES['complaint-list']}&${session(on.world)}`);
    await page.getByText('Nr. 99').waitFor();
    assert.equal(await page.locator('[data-row]').count(), 100);
    await close();
  });

  it('shows the order that was chosen before where none is named', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const asked: (string | null)[] = [];
    page.on('request', (request) => void (request.url().includes('problem-init') && asked.push(request.postData())));
    await page.addInitScript((no) => localStorage.setItem('orderNo', no), orders.due);
    const letGo = await on.held(page, 'complainPage?a=1');
    const sketched = await page.evaluate(outline);
    assert.match(sketched, new RegExp(orders.due));
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    same(await page.evaluate(outline), sketched);
    assert.deepEqual(asked, ['{}']);
    assert.deepEqual(wrongs, []);
    await close();
  });

  for (const value of ['', 'undefined', '4%204%2F']) {
    it(`shows the order that a tap will be about where the page's own is ${value ? `"${value}"` : 'empty'}`, async () => {
      await on.lender.control('PUT', 'scenarios', { endpoint: 'problemInit', world: on.world, patch: { orderDetail: null } });
      const { page, wrongs, close } = await phone(on.browser);
      const asked: (string | null)[] = [];
      page.on('request', (request) => void (request.url().includes('problem-init') && asked.push(request.postData())));
      await page.addInitScript((no) => localStorage.setItem('orderNo', no), orders.due);
      const letGo = await on.held(page, `complainPage?orderId=${value}`);
      const sketched = await page.evaluate(outline);
      assert.match(sketched, new RegExp(orders.due));
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      same(await page.evaluate(outline), sketched);
      assert.deepEqual(asked, ['{}']);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('shows the order of its page where the on.server names none, whatever was chosen before', async () => {
    await on.lender.control('PUT', 'scenarios', { endpoint: 'problemInit', world: on.world, patch: { orderDetail: null } });
    const { page, wrongs, close } = await phone(on.browser);
    await page.addInitScript((no) => localStorage.setItem('orderNo', no), orders.due);
    const letGo = await on.held(page, `complainPage?orderId=${orders.dueDeferrable}`);
    const sketched = await page.evaluate(outline);
    assert.match(sketched, new RegExp(orders.dueDeferrable));
    await letGo();
    await page.locator('[data-state=ready]').waitFor();
    same(await page.evaluate(outline), sketched);
    assert.deepEqual(wrongs, []);
    await close();
  });

  const silent = {
    noticeStatusText: null,
    noticeDesText: null,
    telephone: null,
    recProducts: [],
    noticeMessage: '',
    errMessage: '',
    list: [],
  };

  for (const [tag, endpoint, words] of [
    ['order-detail', 'loanDetails', 'This order did not go through'],
    ['joint-failure', 'unionError', 'The login did not go through'],
  ] as const) {
    it(`${tag}: has words of ours from the start about what failed without a word, and nothing moves`, async () => {
      await on.lender.control('PUT', 'scenarios', { endpoint, world: on.world, patch: { ...silent, orderStatus: 110 } });
      const { page, wrongs, close } = await phone(on.browser);
      const letGo = await on.held(page, PAGES[tag]);
      const sketched = await page.evaluate(outline);
      assert.match(sketched, new RegExp(words));
      const before = await picture(page);
      await page.getByRole('link', { name: 'Customer service' }).waitFor();
      await letGo();
      await page.locator('[data-state=ready]').waitFor();
      same(await page.evaluate(outline), sketched);
      const now = await picture(page);
      assert.equal(pixelmatch(now.data, before.data, undefined, now.width, now.height, { threshold: 0.1 }), 0);
      await page.getByRole('link', { name: 'Customer service' }).click();
      await page.waitForURL(/customerService/);
      assert.deepEqual(wrongs, []);
      await close();
    });
  }

  it('leaves to the store what is behind a hash route', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    await page.goto(`${on.server.origin}/${PAGES['register-promo']}&${session(on.world)}#/agreementTemplate`);
    await page.locator('.promo-text').waitFor();
    assert.equal(await page.locator('#phone').count(), 0);
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('leaves to the store the form of a new card, behind its hash route', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${on.server.origin}/${PAGES['repay-card']}&${session(on.world)}#/addnormalcard`);
    await page.locator('bind-bank[data-state=ready]').waitFor();
    assert.equal(await page.locator('.bank-cards').count(), 0);
    assert.deepEqual(
      asked.filter((url) => /repayment-way|loan-play-detail/.test(url)),
      [],
    );
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('leaves a pop-up to the store', async () => {
    const { page, wrongs, close } = await phone(on.browser);
    await page.goto(`${on.server.origin}/loanConfirmClassic?productId=${products.promo}&${session(on.world)}`);
    await page.getByRole('dialog').waitFor();
    assert.deepEqual(wrongs, []);
    await close();
  });

  it('leaves to the store what it cannot draw truly', async () => {
    await on.lender.control('PUT', 'scenarios', {
      endpoint: 'loanConfirm',
      world: on.world,
      patch: { popAgreementUrl: 'https://lender.example/agreement' },
    });
    const { page, wrongs, close } = await phone(on.browser);
    await page.goto(`${on.server.origin}/${PAGES['loan-confirm']}&${session(on.world)}`);
    await page.locator('[data-state=ready]').waitFor();
    await page.getByRole('dialog').waitFor();
    assert.deepEqual(wrongs, []);
    await close();
  });
});
