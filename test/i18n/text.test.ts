import { expect } from '@open-wc/testing';
import confirm from '../../elements/loan-confirm.js';
import contact from '../../elements/contact-form.js';
import start from '../../elements/delete-account.js';
import { $config, configure } from '../../src/config/config.js';
import type { Group, Locale } from '../../src/i18n/catalogues.js';
import { support } from '../../src/i18n/en/support.js';
import { promotion } from '../../src/i18n/en/promotion.js';
import { legal } from '../../src/i18n/en/legal.js';
import { chooseLocale, localeOf } from '../../src/i18n/locale.js';
import { createTexts } from '../../src/i18n/text.js';
import { abroad } from '../kit/abroad.js';
import { mockApi, ok, type MockApi } from '../kit/mock-api.js';
import { mount, type Screen } from '../kit/screen.js';

const LOCALES: readonly Locale[] = ['en', 'sw', 'id', 'hi', 'fil', 'zh-Hans'];
const titles = {
  en: 'Contact us',
  sw: 'Wasiliana nasi',
  id: 'Hubungi kami',
  hi: 'हमसे संपर्क करें',
  fil: 'Kontakin kami',
  'zh-Hans': '联系我们',
} as const;

const settings = $config.get();
const pageLanguage = document.documentElement.lang;
const spoken = (screen: Screen) => screen.root.querySelector('.loan')?.getAttribute('lang');
const turn = () => new Promise((resolve) => setTimeout(resolve, 30));

type Asks = () => Promise<unknown>;
const replaced: (() => void)[] = [];

/** Puts another way to ask for a catalogue in place of the real one, until the test ends. */
function replace(locale: Exclude<Locale, 'en'>, group: Group, ask: (real: Asks) => Promise<unknown>): void {
  const real: Asks = abroad[group][locale];
  Reflect.set(abroad[group], locale, () => ask(real));
  replaced.push(() => Reflect.set(abroad[group], locale, real));
}

describe('the language of an element', () => {
  afterEach(() => {
    for (const back of replaced.splice(0)) back();
    $config.set(settings);
    document.documentElement.lang = pageLanguage;
  });

  it('is told by the tags that phones and pages use', () => {
    const tags: Readonly<Record<string, Locale | undefined>> = {
      en: 'en',
      'en-GB': 'en',
      sw: 'sw',
      'sw-TZ': 'sw',
      SW_tz: 'sw',
      id: 'id',
      in: 'id',
      in_ID: 'id',
      'hi-IN': 'hi',
      fil: 'fil',
      'fil-PH': 'fil',
      tl: 'fil',
      'tl-PH': 'fil',
      zh: 'zh-Hans',
      'zh-CN': 'zh-Hans',
      'zh_CN_#Hans': 'zh-Hans',
      'zh-Hans-SG': 'zh-Hans',
      // Who reads traditional characters reads simplified ones more easily than English.
      'zh-Hant': 'zh-Hans',
      'zh-TW': 'zh-Hans',
      ' sw ': 'sw',
      '': undefined,
      fr: undefined,
      swahili: undefined,
      constructor: undefined,
      __proto__: undefined,
    };
    for (const [tag, locale] of Object.entries(tags)) expect(localeOf(tag), tag).to.equal(locale);
    expect([localeOf(null), localeOf(undefined)]).to.deep.equal([undefined, undefined]);
  });

  it("is the element's, else the configuration's, else the page's, else English", async () => {
    expect(chooseLocale('hi', 'sw', 'id')).to.equal('hi');
    expect(chooseLocale(undefined, 'sw', 'id')).to.equal('sw');
    expect(chooseLocale('', undefined, 'id')).to.equal('id');
    expect(chooseLocale('fr', 'xx', '')).to.equal('en');

    document.documentElement.lang = 'id';
    const screen = await mount(contact);
    expect(spoken(screen)).to.equal('id');
    configure({ locale: 'sw' });
    await screen.until(() => spoken(screen) === 'sw');
    screen.element.setAttribute('locale', 'hi');
    await screen.until(() => spoken(screen) === 'hi');
    screen.element.setAttribute('locale', 'fr');
    await screen.until(() => spoken(screen) === 'sw', 'what is no language of ours to count as none');
    screen.element.removeAttribute('locale');
    $config.set({});
    await screen.until(() => spoken(screen) === 'id');
    document.documentElement.lang = 'fr';
    await screen.until(() => spoken(screen) === 'en');
  });

  it("follows the page's, also when that changes after load", async () => {
    const screen = await mount(contact);
    document.documentElement.lang = 'sw-TZ';
    await screen.until(() => screen.text().includes(titles.sw));
    document.documentElement.lang = 'tl';
    await screen.until(() => screen.text().includes(titles.fil));
    document.documentElement.removeAttribute('lang');
    await screen.until(() => screen.text().includes(titles.en));
  });

  it('changes while the borrower is at it, and keeps what was typed', async () => {
    const screen = await mount(contact);
    screen.type('name', 'Asha');
    for (const locale of [...LOCALES, 'en'] as const) {
      screen.element.setAttribute('locale', locale);
      await screen.until(() => screen.text().includes(titles[locale]), titles[locale]);
      expect(spoken(screen)).to.equal(locale);
      expect(screen.element.screenTitle).to.equal(titles[locale]);
      expect(screen.input('name').value).to.equal('Asha');
    }
    expect(screen.heard('loan-ready')).to.have.length(1);
  });

  it('is the last one asked for, in whatever order the words come', async () => {
    const screen = await mount(contact, { locale: 'en' });
    let come = () => {};
    replace('id', 'common', (real) => new Promise((resolve) => (come = () => resolve(real()))));
    const texts = createTexts(['support', support, abroad.support]);
    texts.use('id');
    texts.use('zh-Hans');
    await screen.until(() => texts.$text.get() !== undefined);
    come();
    await turn();
    expect(texts.$text.get()?.('telephone')).to.equal('电话');
  });

  it('shows grey shapes, not English, while its words are on the way', async () => {
    let come = () => {};
    replace('sw', 'account', (real) => new Promise((resolve) => (come = () => resolve(real()))));
    const screen = await mount(start, { locale: 'sw' }, { settle: false });
    await turn();
    expect(screen.text()).to.equal('');
    expect(screen.root.querySelector('.skeleton')).to.not.equal(null);
    expect(screen.state()).to.equal('loading');
    expect(screen.heard('loan-ready')).to.have.length(0);
    come();
    await screen.until(() => screen.state() === 'ready');
    expect(screen.text()).to.contain('Futa akaunti');
    expect(screen.heard('loan-ready')).to.have.length(1);
  });

  it('says nothing in English either where an attribute is missing', async () => {
    let come = () => {};
    replace('fil', 'loan', (real) => new Promise((resolve) => (come = () => resolve(real()))));
    const screen = await mount(confirm, { locale: 'fil' }, { settle: false });
    await screen.until(() => screen.heard('loan-error').length === 1);
    expect([screen.text(), screen.state()]).to.deep.equal(['', 'loading']);
    come();
    await screen.until(() => screen.state() === 'error');
    expect(screen.text()).to.contain('“product-id”').and.contain('Hindi mabuksan');
  });

  it('is English where its words cannot be had, and is asked for again when the network is back', async () => {
    let asked = 0;
    replace('hi', 'account', async (real) => {
      asked += 1;
      if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return real();
    });
    const screen = await mount(start, { locale: 'hi' });
    expect(screen.text()).to.contain('Delete account');
    expect(spoken(screen)).to.equal('en');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    await turn();
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await screen.until(() => screen.text().includes('खाता हटाएँ'));
    expect([asked, spoken(screen)]).to.deep.equal([2, 'hi']);
  });

  it('is English after ten seconds of waiting, and changes when the words come', async () => {
    let come = () => {};
    replace('zh-Hans', 'promotion', (real) => new Promise((resolve) => (come = () => resolve(real()))));
    const realTimeout = window.setTimeout;
    const waiting: { run: () => void; ms: number }[] = [];
    const fake = (run: () => void, ms = 0) => waiting.push({ run, ms });
    Reflect.set(window, 'setTimeout', fake);
    const texts = createTexts(['promotion', promotion, abroad.promotion]);
    texts.use('zh-Hans');
    Reflect.set(window, 'setTimeout', realTimeout);
    expect(waiting.map(({ ms }) => ms)).to.deep.equal([10_000]);
    expect(texts.$text.get()).to.equal(undefined);
    waiting[0]?.run();
    expect(texts.$text.get()?.('register')).to.equal('Register');
    come();
    while (texts.now().locale === 'en') await turn();
    expect(texts.now()('register')).to.equal('注册');
  });

  it('is waited for no longer once the element is gone', async () => {
    let come = () => {};
    replace('id', 'legal', (real) => new Promise((resolve) => (come = () => resolve(real()))));
    const texts = createTexts(['legal', legal, abroad.legal]);
    texts.use('id');
    texts.stop();
    come();
    await turn();
    expect(texts.$text.get()).to.equal(undefined);
    texts.use('id');
    while (!texts.$text.get()) await turn();
    expect(texts.now()('siteHome')).to.equal('Beranda');
  });

  it('tells one from many', async () => {
    const texts = createTexts(['legal', legal, abroad.legal]);
    texts.use('hi');
    while (!texts.$text.get()) await turn();
    const t = texts.now();
    expect([1, 2].map((n) => t('homeDecisionText', { n }))).to.deep.equal(['हम 1 दिन में फ़ैसला करते हैं।', 'हम 2 दिनों में फ़ैसला करते हैं।']);
    texts.use('en');
    expect([1, 2].map((n) => texts.now()('homeDecisionText', { n }))).to.deep.equal([
      'We decide within 1 day.',
      'We decide within 2 days.',
    ]);
  });
});

describe('what a screen shows', () => {
  let server: MockApi;
  beforeEach(() => {
    server = mockApi()
      .on('contracts', ok({ list: [] }))
      .on(
        'loanConfirm',
        ok({
          productName: 'Pesa',
          amount: '1234567',
          currencySymbol: 'TZS',
          periods: 1,
          termUnit: 30,
          details: [{ text: 'Term', value: '91 days' }],
          repay_plans: [{ pay_time: '1797811200', amount: '1234567.5' }],
        }),
      );
  });
  afterEach(() => server.restore());

  for (const locale of LOCALES) {
    it(`has money, dates and the server's words the same in ${locale}`, async () => {
      const screen = await mount(confirm, { 'product-id': 'p-1', locale });
      for (const text of ['TZS 1.234.567', '1.234.567,5', '2026-12-21', '1/1', 'Term', '91 days']) expect(screen.text()).to.contain(text);
      expect(screen.text()).to.not.match(/[०-९]/);
      if (locale !== 'en') expect(screen.text()).to.not.match(/Loan amount|Repayment|Payment|Bank card/);
      await expect(screen.element).to.be.accessible();
    });
  }
});
