import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch, phone, PHONE } from '../kit/browser.js';
import { builtTags } from '../kit/built-elements.js';
import { some } from '../kit/effort.js';
import { serve } from '../kit/serve.js';
import { gallery, LAPTOP, listed, type Gallery } from '../demo/gallery.js';

const axe = readFileSync(createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');

const tags = builtTags();

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const run: unknown = Reflect.get(Reflect.get(window, 'axe'), 'run');
    if (typeof run !== 'function') return ['no axe'];
    // What is framed has tests of its own.
    const { violations: found } = await Reflect.apply(run, undefined, [document, { iframes: false }]);
    return found.map(
      (one: { id: string; nodes: { html: string }[] }) => `${one.id}: ${one.nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
    );
  });
}

describe('the gallery', () => {
  let browser: Browser;
  let shown: Gallery;
  before(async () => {
    browser = await launch();
    shown = await gallery(browser);
  });
  after(async () => {
    await shown.close();
    await browser.close();
  });

  it('lists every element, and finds them', async () => {
    await shown.open('');
    assert.deepEqual((await listed(shown.page)).sort(), tags);
    assert.equal(await shown.page.locator('.tile[href^="#"]').count(), tags.length);
    await shown.page.keyboard.press('/');
    await shown.page.keyboard.type('complaint list');
    assert.deepEqual(await listed(shown.page), ['complaint-list']);
    await shown.page.keyboard.press('Enter');
    await shown.state('ready');
    assert.match(shown.page.url(), /#\/complaint-list/);
    await shown.page.getByLabel('Search the elements').press('Escape');
    assert.deepEqual(shown.wrongs, []);
  });

  it('shows elements calmly, and the lender hears nothing that breaks the contract', async () => {
    for (const tag of some(tags, 2)) {
      await shown.open(`#/${tag}`);
      await shown.frame.locator(`${tag}[data-state="ready"]`).waitFor();
      await shown.tab('Use');
      assert.match(await shown.page.locator('.panel pre').first().innerText(), new RegExp(`<${tag}`));
    }
    await shown.tab(/Events/);
    assert.equal(await shown.page.locator('.log__row[data-kind="wrong"]').count(), 0);
    assert.deepEqual(shown.wrongs, []);
    const worlds = [...(shown.lender?.state.worlds.values() ?? [])];
    assert.deepEqual(
      worlds.flatMap(({ log }) => log.flatMap(({ endpoint, problems }) => problems.map((problem) => `${endpoint}: ${problem}`))),
      [],
    );
  });

  it('brings about every state by a click, and each is an address', async () => {
    await shown.open('#/complaint-list');
    const states: readonly [string, string, string, RegExp][] = [
      ['Loading', 'loading', 'loading', /^$/],
      ['Refused', 'refused', 'error', /closed for the moment/],
      ['No network', 'network', 'error', /could not be reached/],
      ['Timeout', 'timeout', 'error', /taking too long/],
      ['Server error', 'http', 'error', /has a problem/],
      ['Not understood', 'contract', 'error', /cannot be shown/],
      ['Empty', 'empty', 'empty', /no complaints/i],
      ['Ready', '', 'ready', /Answered/],
    ];
    for (const [words, name, state, text] of states) {
      await shown.page.getByRole('radio', { name: words, exact: true }).check();
      await shown.state(state);
      await shown.frame.locator(`complaint-list[data-state="${state}"]`).waitFor();
      if (name) assert.match(shown.page.url(), new RegExp(`_state=${name}`));
      else assert.doesNotMatch(shown.page.url(), /_state/);
      if (state !== 'loading') await shown.frame.getByText(text).first().waitFor();
    }
    await shown.page.goBack();
    await shown.state('empty');
    await shown.open('#/complaint-list?_state=http');
    await shown.state('error');
    assert.deepEqual(shown.wrongs, []);
  });

  it('offers the states that a screen has, and each does something', async () => {
    const names = () => shown.page.locator('.state__words').allTextContents();
    for (const tag of ['about-us', 'loan-terms', 'privacy-policy', 'company-site', 'contact-form']) {
      await shown.open(`#/${tag}?_state=refused`);
      await shown.state('ready');
      assert.deepEqual(await names(), [], tag);
    }
    for (const [tag, text] of [
      ['repay-code', /no code to pay with/i],
      ['repay-slip', /slip/i],
      ['payment-instructions', /instructions/i],
    ] as const) {
      await shown.open(`#/${tag}`);
      await shown.state('ready');
      assert.deepEqual(await names(), ['Ready', 'Empty'], tag);
      await shown.page.getByRole('radio', { name: 'Empty' }).check();
      await shown.state('empty');
      await shown.frame.getByText(text).first().waitFor();
      await shown.page.getByRole('radio', { name: 'Ready' }).check();
      await shown.state('ready');
    }
    await shown.open('#/repay-code?_state=empty');
    await shown.state('empty');
    await shown.page.locator('#attribute-pay-code').fill('77 31');
    await shown.state('ready');
    await shown.frame.getByText('77 31').first().waitFor();
    await shown.open('#/customer-service');
    assert.deepEqual(await names(), ['Ready', 'Loading', 'Empty', 'Refused', 'No network', 'Timeout', 'Server error', 'Not understood']);
    await shown.open('#/order-detail');
    assert.deepEqual((await names()).at(-1), 'Answer lost');
    assert.deepEqual(shown.wrongs, []);
  });

  it('breaks only what is chosen: a lost answer of what changes something', async () => {
    await shown.open(`#/loan-confirm?_state=lost&_on=actions`);
    await shown.state('ready');
    await shown.frame.getByRole('button', { name: 'Loan Now' }).click();
    await shown.frame.getByText('We do not know yet whether it went through').waitFor();
    await shown.tab(/Calls/);
    const push = shown.page.locator('.log__row', { hasText: 'loanPush' }).first();
    await push.getByText('broken off').waitFor();
    await push.locator('summary').click();
    await push.getByText('idempotency-key').waitFor();
  });

  it('sets attributes, properties, tokens and rules on the living element, and keeps them in the address', async () => {
    await shown.open('#/order-detail');
    await shown.state('ready');
    await shown.page.getByLabel(/^order-id/).fill(DEMO.orders.settled);
    await shown.frame.getByRole('button', { name: 'Borrow Again' }).waitFor();
    await shown.tab('Style');
    await shown.page.getByLabel('--loan-accent', { exact: true }).fill('#7a3ff2');
    await shown.page.getByLabel('Rules of the page').fill('order-detail::part(primary) { border-radius: 3px }');
    // The colour takes its time to change.
    const dressed = () =>
      shown.frame.getByRole('button', { name: 'Borrow Again' }).evaluate(
        (button) =>
          new Promise((resolve) => {
            const look = () => {
              const { backgroundColor, borderRadius } = getComputedStyle(button);
              if (backgroundColor === 'rgb(122, 63, 242)' && borderRadius === '3px') resolve(true);
              else requestAnimationFrame(look);
            };
            look();
          }),
      );
    await dressed();
    await shown.page.waitForURL(/_css=.*--loan-accent=%237a3ff2/);
    await shown.page.reload();
    await shown.state('ready');
    await dressed();

    await shown.open('#/repay-slip');
    await shown.state('ready');
    await shown.page.getByLabel(/^info/).fill('{ "repayAmount": 777000, "defDetail": { "payCode": "4711", "payNotice": {} } }');
    await shown.frame.getByText('777.000').waitFor();
    await shown.page.getByLabel(/^info/).fill('{ "repayAmount"');
    await shown.page.locator('.row__mistake').waitFor();
    assert.deepEqual(shown.wrongs, []);
  });

  it('looks at the element as other readers do', async () => {
    await shown.open('#/loan-confirm?_theme=dark&_locale=en&_dir=rtl&_text=200&_size=narrow');
    await shown.state('ready');
    const seen = await shown.frame.locator('loan-confirm').evaluate((element) => {
      const inner = element.shadowRoot?.querySelector('.loan');
      return [
        document.documentElement.dir,
        inner?.getAttribute('data-theme'),
        window.innerWidth,
        inner ? getComputedStyle(inner).fontSize : '',
      ];
    });
    assert.deepEqual(seen, ['rtl', 'dark', 320, '32px']);
    await shown.page.getByRole('combobox', { name: 'Size' }).selectOption('tablet');
    assert.equal(await shown.frame.locator('html').evaluate(() => window.innerWidth), 768);
    await shown.page.getByRole('combobox', { name: 'Network' }).selectOption('3000');
    const begun = Date.now();
    await shown.frame.locator('loan-confirm[data-state="loading"]').waitFor();
    await shown.state('ready');
    assert.ok(Date.now() - begun > 2000);
  });

  it('shows what the element says, asks of the app and of the lender, and follows its links', async () => {
    await shown.open('#/loan-confirm');
    await shown.state('ready');
    await shown.tab(/Calls/);
    // The calls of other tests' loans are none of this one's.
    await shown.page.getByRole('button', { name: 'Clear' }).click();
    await shown.frame.getByRole('button', { name: 'Loan Now' }).click();
    await shown.page.waitForURL(/#\/order-detail/);
    await shown.state('ready');
    await shown.tab(/Events/);
    for (const name of ['loan-ready', 'loan-confirmed', 'loan-native', 'confirmPoint', 'loan-navigate'])
      await shown.page
        .locator('.log__name', { hasText: new RegExp(`^${name}$`) })
        .first()
        .waitFor();
    await shown.page.getByRole('button', { name: 'Native' }).click();
    const point = shown.page.locator('.log__row', { hasText: 'LoanShell.confirmPoint' }).first();
    await point.locator('summary').click();
    await point.getByText('"productId":"1001"').waitFor();
    await shown.tab(/Calls/);
    const push = shown.page.locator('.log__row', { hasText: 'loanPush' }).first();
    await push.locator('summary').click();
    await push.getByText('"lendDetailsUrl"').waitFor();
    await push.getByText('"amount": 300000').waitFor();
  });

  it('goes along with links, there and back', async () => {
    await shown.open('#/order-detail');
    await shown.state('ready');
    await shown.frame.getByRole('button', { name: 'REPAY', exact: true }).click();
    await shown.page.waitForURL(/#\/repay-installment/);
    await shown.state('ready');
    await shown.page.goBack();
    await shown.page.waitForURL(/#\/order-detail/);
    await shown.frame.getByRole('button', { name: 'REPAY', exact: true }).waitFor();
    await shown.page.getByRole('combobox', { name: 'Links' }).selectOption('stay');
    await shown.frame.locator('order-detail[data-state="ready"]').waitFor();
    await shown.frame.getByRole('button', { name: 'REPAY', exact: true }).click();
    await shown.tab(/Events/);
    await shown.page.locator('.log__name', { hasText: 'loan-navigate' }).first().waitFor();
    assert.match(shown.page.url(), /#\/order-detail/);
  });

  it('hands over the codes that come by SMS', async () => {
    await shown.open('#/delete-account?_tab=phone');
    await shown.state('ready');
    await shown.frame.getByRole('textbox').first().fill(DEMO.phones.borrower);
    await shown.frame.getByRole('button', { name: /code/i }).first().click();
    await shown.page.getByRole('button', { name: 'Type it in' }).first().click();
    const code = await shown.page.locator('.sms__code').first().innerText();
    assert.equal(await shown.frame.locator('input[autocomplete="one-time-code"]').inputValue(), code);
  });

  it('goes offline and back, and lets the lender begin anew', async () => {
    await shown.open('#/loan-confirm?_tab=lender');
    await shown.state('ready');
    await shown.page.getByRole('button', { name: 'Go offline' }).click();
    await shown.frame.getByText('You are offline').first().waitFor();
    await shown.page.getByRole('button', { name: 'Offline' }).click();
    await shown.frame.getByText('You are offline').first().waitFor({ state: 'hidden' });
    await Promise.all([
      shown.page.waitForResponse(/__lender\/reset/),
      shown.page.waitForResponse(/\/frame\.html/),
      shown.page.getByRole('button', { name: 'Begin anew' }).click(),
    ]);
    await shown.state('ready');
    assert.deepEqual(shown.wrongs, []);
  });

  it('remembers no payment of a lender that began anew', async () => {
    const again = shown.frame.getByText('You may have paid this already');
    await shown.open('#/repay-installment?_tab=lender');
    await shown.state('ready');
    await shown.frame.getByRole('button', { name: 'Pay Now' }).click();
    await shown.frame.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await shown.page.locator('.moved').waitFor();
    await shown.page.reload();
    await again.waitFor();
    await Promise.all([shown.page.waitForResponse(/\/frame\.html/), shown.page.getByRole('button', { name: 'Begin anew' }).click()]);
    await shown.page.getByText('None yet.').waitFor();
    await shown.state('ready');
    assert.equal(await again.count(), 0);
    assert.deepEqual(shown.wrongs, []);
  });

  it('gives HTML that works on a page of any origin, whatever names the lender has', async () => {
    const lender = createLender({ disguise: 7 });
    const served = await serve({ lender, cors: true, config: lender.config });
    const { page, close } = await phone(browser, LAPTOP);
    await page.goto(`${served.url}demo/index.html#/repay-installment?_tab=use`);
    const copied = await page.locator('.panel pre').first().innerText();
    const elsewhere = await serve({ pages: { '/mine.html': `<!doctype html><title>Mine</title>${copied}` } });
    await page.goto(`${elsewhere.url}mine.html`);
    await page.locator('repay-installment[data-state="ready"]').waitFor();
    await Promise.all([close(), served.close(), elsewhere.close()]);
  });

  it('is back on the network with a page that is loaded anew, and lets no world begin anew for it', async () => {
    await Promise.all([
      shown.page.waitForResponse((reset) => reset.url().includes('__lender/reset') && /\b77\b/.test(reset.request().postData() ?? '')),
      shown.page.waitForResponse(/\/frame\.html/),
      shown.open('#/loan-confirm?_tab=lender&_seed=77'),
    ]);
    await shown.state('ready');
    const world = await shown.page.locator('#world').inputValue();
    await shown.page.getByRole('button', { name: 'Go offline' }).click();
    await shown.frame.getByText('You are offline').first().waitFor();
    const before = shown.lender?.state.world(world);
    await Promise.all([
      shown.page.waitForResponse(/\/frame\.html/),
      shown.page.getByRole('combobox', { name: 'Theme' }).selectOption('dark'),
    ]);
    await shown.page.getByRole('button', { name: 'Go offline' }).waitFor();
    await shown.frame.locator('loan-confirm[data-state="ready"]').waitFor();
    assert.deepEqual(await shown.lender?.control('GET', `scenarios?world=${world}`), []);
    assert.ok(before && shown.lender?.state.world(world) === before);
  });

  it('speaks with the lender of the element: its main world where that has no merchant number', async () => {
    await shown.open('#/loan-confirm?merchant-number=&_state=refused');
    await shown.state('error');
    await shown.frame.getByText('closed for the moment').first().waitFor();
    assert.equal(await shown.frame.locator('loan-confirm').getAttribute('merchant-number'), null);
    await shown.tab(/Calls/);
    await shown.page.locator('.log__name', { hasText: 'loanConfirm' }).first().waitFor();
  });

  it('begins a world by its seed, and by the usual one when the seed is taken back', async () => {
    await shown.open('#/loan-confirm?_tab=lender');
    await shown.state('ready');
    const own = await shown.page.locator('#world').inputValue();
    const type = async (id: string, value: string) => {
      const [request] = await Promise.all([
        shown.page.waitForRequest(/__lender\/(?:reset|scenarios)/),
        shown.page
          .locator(id)
          .fill(value)
          .then(() => shown.page.locator(id).press('Enter')),
      ]);
      await shown.state('ready');
      return request.postData();
    };
    assert.deepEqual(JSON.parse((await type('#seed', '77')) ?? ''), { world: own, seed: 77 });
    assert.deepEqual(JSON.parse((await type('#seed', '')) ?? ''), { world: own, seed: 1 });
    await type('#world', 'another');
    await shown.frame.locator('loan-confirm[merchant-number="another"]').waitFor();
    await type('#world', '');
    await shown.frame.locator(`loan-confirm[merchant-number="${own}"]`).waitFor();
    assert.equal(await shown.page.locator('#world').inputValue(), own);
  });

  it('is without network on a page that a link led to, too', async () => {
    await shown.open('#/order-detail?_tab=lender');
    await shown.state('ready');
    await shown.page.getByRole('button', { name: 'Go offline' }).click();
    await shown.frame.getByText('You are offline').first().waitFor();
    await shown.frame.getByRole('button', { name: 'REPAY', exact: true }).click();
    await shown.frame.locator('repay-installment[data-state="error"]').waitFor();
    assert.equal(await shown.frame.locator('html').evaluate(() => navigator.onLine), false);
    await shown.page.getByRole('button', { name: 'Offline', exact: true }).click();
    await shown.frame.locator('repay-installment[data-state="ready"]').waitFor();
  });

  it('tells a lender that began anew what is wished of it', async () => {
    await shown.open('#/loan-confirm?_state=refused');
    await shown.state('error');
    await shown.tab(/Calls/);
    await shown.page.locator('.log__name', { hasText: 'loanConfirm' }).first().waitFor();
    shown.lender?.state.reset(undefined, undefined);
    await shown.page.getByText('began anew').waitFor();
    await shown.state('error');
    await shown.frame.getByText('closed for the moment').first().waitFor();
  });

  it('asks a screen about the shell’s back', async () => {
    await shown.open(`#/loan-confirm?product-id=${DEMO.products.retention}`);
    await shown.state('ready');
    await shown.page.getByRole('button', { name: "Press the shell's back" }).click();
    await shown.frame.getByRole('dialog').waitFor();
  });

  it('opens an element by itself and as its host page', async () => {
    await shown.open(`#/order-detail?order-id=${DEMO.orders.settled}&product-id=${DEMO.products.single}`);
    await shown.state('ready');
    for (const name of ['Open by itself', 'Open its host page']) {
      const [opened] = await Promise.all([shown.context.waitForEvent('page'), shown.page.getByRole('link', { name }).click()]);
      await opened.getByRole('button', { name: 'Borrow Again' }).waitFor();
      await opened.close();
    }
  });

  it('is reached by keyboard: tabs by arrows, states by arrows', async () => {
    await shown.open('#/complaint-list');
    await shown.state('ready');
    await shown.page.getByRole('tab', { name: 'Controls' }).focus();
    await shown.page.keyboard.press('ArrowRight');
    assert.equal(await shown.page.getByRole('tab', { name: /Events/ }).getAttribute('aria-selected'), 'true');
    assert.ok(await shown.page.getByRole('tab', { name: /Events/ }).evaluate((tab) => tab === document.activeElement));
    await shown.page.getByRole('radio', { name: 'Ready' }).focus();
    await shown.page.keyboard.press('ArrowDown');
    await shown.state('loading');
  });

  it('leads the keyboard from the list, which closes on a phone, to what was chosen', async () => {
    const small = await gallery(browser, 'server', PHONE);
    await small.open('');
    await small.page.getByRole('button', { name: 'Elements' }).press('Enter');
    await small.page.getByRole('link', { name: 'repay-slip', exact: true }).press('Enter');
    await small.state('ready');
    assert.equal(await small.page.evaluate(() => document.activeElement?.id), 'main');
    await small.close();
  });

  const TABS = ['controls', 'events', 'requests', 'phone', 'lender', 'style', 'use'];
  const wheres = [
    ['a laptop', LAPTOP],
    ['a laptop in the dark', { ...LAPTOP, colorScheme: 'dark' as const }],
    ['a phone', PHONE],
  ] as const;
  for (const [at, [where, options]] of wheres.entries()) {
    it(`is accessible and does not scroll sideways on ${where}`, async (test) => {
      const other = await gallery(browser, 'server', options);
      test.after(() => other.close());
      for (const hash of ['', ...some(TABS, at).map((tab) => `#/repay-slip?_tab=${tab}`)]) {
        await other.open(hash);
        if (hash) await other.state('ready');
        assert.deepEqual(await violations(other.page), [], hash);
        assert.equal(await other.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true, hash);
      }
      assert.deepEqual(other.wrongs, []);
    });
  }
});
