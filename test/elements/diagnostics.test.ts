import { expect, waitUntil } from '@open-wc/testing';
import bank from '../../elements/bind-bank.js';
import confirm from '../../elements/loan-confirm.js';
import card from '../../elements/repay-card.js';
import slip from '../../elements/repay-slip.js';
import order from '../../elements/order-detail.js';
import { configure as setForAll } from '../../elements/configure.js';
import { define } from '../../elements/define.js';
import { lookAtPage } from '../../elements/misspelt.js';
import { $config, configure, type Config } from '../../src/config/config.js';
import { dropped, json, mockApi, ok, raw, refused, type MockApi } from '../kit/mock-api.js';

const loan = { productName: 'Pesa', amount: 450, periods: 1, termUnit: 30, details: [], repay_plans: [] };
const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a mistake a developer can mend', () => {
  const loose = (part: object): Config => JSON.parse(JSON.stringify(part));
  const settings = $config.get();
  const warn = console.warn;
  let lines: string[];
  /** Of calls that failed: there is no API here that answers all of them. */
  let calls: string[];
  let api: MockApi;
  beforeEach(() => {
    lines = [];
    calls = [];
    console.warn = (...parts: unknown[]) => {
      const line = parts.map(String).join(' ');
      (/The (?:call|address in) "/.test(line) ? calls : lines).push(line);
    };
    api = mockApi();
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await pause();
    console.warn = warn;
    $config.set(settings);
    api.restore();
  });

  /** The page was looked at, and something was said. */
  async function looked(tags: readonly string[]): Promise<void> {
    lookAtPage(tags);
    await pause(1200);
    await waitUntil(() => lines.length > 0);
  }

  it('an unknown configuration key is named once, with what may be used', () => {
    const part = { locael: 'sw' };
    for (let times = 0; times < 3; times += 1) configure(loose(part));
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('"locael"').and.contain('"sw"').and.contain('Mend').and.contain('locale,');
  });

  it('an unknown key inside a configuration value is named once, by its place, and the rest counts', () => {
    for (let times = 0; times < 2; times += 1) configure(loose({ bridge: { objekt: 'Shell', backHook: 'back' }, routes: { site: '/x' } }));
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('"bridge.objekt"').and.contain('"Shell"').and.contain('Mend').and.contain('object, names, backHook');
    expect($config.get().bridge).to.deep.equal({ backHook: 'back' });
  });

  it('a route and an action that there are none of are named once', async () => {
    define(confirm);
    configure(loose({ routes: { lonConfirm: '/x', site: '/y' }, bridge: { names: { goHme: 'x', goHome: 'y' } } }));
    document.body.innerHTML = '<loan-confirm product-id="p"></loan-confirm><loan-confirm product-id="q"></loan-confirm>';
    await pause(50);
    configure({ locale: 'en' });
    await pause(50);
    for (const [place, one] of [
      ['"routes.lonConfirm"', 'loanConfirm'],
      ['"bridge.names.goHme"', 'goHome'],
    ] as const) {
      const named = lines.filter((line) => line.includes(place));
      expect(named.length, `${place}\n${lines.join('\n')}`).to.equal(1);
      expect(named[0]).to.contain('Mend').and.contain(one);
    }
    expect(lines.length).to.equal(2);
  });

  it('a client that is none of the three is named once, and is sent as it is', async () => {
    define(confirm);
    document.body.innerHTML =
      '<loan-confirm product-id="p" client-type="windows"></loan-confirm><loan-confirm product-id="q" client-type="windows"></loan-confirm><loan-confirm product-id="p" client-type="h5"></loan-confirm>';
    const call = await api.called('loanConfirm');
    expect(call.query['clientType']).to.equal('windows');
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('client-type="windows"').and.contain('Mend: android, ios or h5');
  });

  it('a language that is none of ours is named once, in the configuration as on an element', async () => {
    define(confirm);
    configure({ locale: 'xx' });
    document.body.innerHTML = '<loan-confirm product-id="p"></loan-confirm><loan-confirm product-id="q"></loan-confirm>';
    await pause(50);
    const named = lines.filter((line) => line.includes('xx'));
    expect(named.length).to.equal(1);
    expect(named[0]).to.contain('"locale"').and.contain('en, sw');
  });

  it('a configuration value that cannot be used is named once, and the rest counts', () => {
    configure(loose({ currencySymbol: 'KES', theme: 'blue' }));
    configure(loose({ theme: 'blue' }));
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('"theme"').and.contain('"blue"').and.contain('Mend');
    expect($config.get().currencySymbol).to.equal('KES');
  });

  it('a missing attribute is named once, with its element', async () => {
    const tag = define(order);
    document.body.append(document.createElement(tag), document.createElement(tag));
    await waitUntil(() => document.querySelector(`${tag}[data-state=error]`));
    await pause(50);
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain(`<${tag}>`).and.contain('"product-id"').and.contain(`Mend: <${tag} product-id=`);
  });

  it('an id that cannot be used is named once, with its element, value and the rule, and the screen says what it lacks', async () => {
    const tag = define(confirm, { prefix: 'named' });
    const element = document.createElement(tag);
    element.setAttribute('product-id', '../x y');
    document.body.append(element, element.cloneNode());
    await waitUntil(() => element.getAttribute('data-state') === 'error');
    await pause(150);
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('<named-loan-confirm>').and.contain('product-id="../x y"').and.contain('Mend').and.contain('64');
    await waitUntil(() => element.shadowRoot?.textContent?.includes('product-id'));
    expect(api.all).to.deep.equal([]);
  });

  it('a word that is none of an attribute is named once', () => {
    const element = document.createElement(define(confirm));
    for (let times = 0; times < 2; times += 1) element.setAttribute('theme', 'blue');
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('theme="blue"').and.contain('light, dark, auto');
  });

  it('a property that cannot be used is named once, without its value', () => {
    const element = document.createElement(define(bank));
    for (const use of ['pay', 'payy', 'payy', undefined]) Reflect.set(element, 'use', use);
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain("<bind-bank> has a .use that cannot be used. Mend: 'pay', or none.").and.not.to.contain('payy');
  });

  it('an address that nothing can be put after is named once, with what may stand there, and not used', async () => {
    api.on('loanConfirm', ok(loan)).on('contracts', ok({ list: [] }));
    const tag = define(confirm);
    for (const base of [
      'javascript:alert(1)//',
      'api.example',
      '//api.example',
      '/\\api.example',
      'https://api.example/?x',
      'https://u:p@api.example',
    ]) {
      lines = [];
      configure({ apiBase: base });
      configure({ apiBase: base });
      expect(lines.length, base).to.equal(1);
      expect(lines[0]).to.contain('"apiBase"').and.contain('Mend: an address such as https://');
      expect($config.get().apiBase).to.equal(settings.apiBase);
      configure({ h5Base: base });
      expect(lines.length, base).to.equal(2);
      document.body.innerHTML = `<${tag} product-id="p"></${tag}><${tag} product-id="q"></${tag}>`;
      for (const element of document.body.children) {
        element.setAttribute('api-base', base);
        element.setAttribute('h5-base', base);
      }
      expect(
        lines.slice(2).map((line) => / has ([a-z\d-]+)=/.exec(line)?.[1]),
        base,
      ).to.deep.equal(['api-base', 'h5-base']);
      expect(lines[2]).to.contain(base).and.contain('Mend: an address such as https://');
      await waitUntil(() => document.querySelectorAll('[data-state=ready]').length === 2);
      document.body.replaceChildren();
    }
    expect(new Set(api.all.map(({ url }) => `${url.origin}/${url.pathname.split('/')[1] ?? ''}`))).to.deep.equal(
      new Set([`${window.location.origin}/roof`]),
    );
  });

  it('an address with a slash at its end is none', async () => {
    api.on('loanConfirm', ok(loan)).on('contracts', ok({ list: [] }));
    const tag = define(confirm);
    const at = `${window.location.origin}/there`;
    document.body.innerHTML = ['/there/', `${at}/`, at].map((base) => `<${tag} product-id="p" api-base="${base}"></${tag}>`).join('');
    await waitUntil(() => document.querySelectorAll('[data-state=ready]').length === 3);
    expect(lines).to.deep.equal([]);
    // They name the same place: one session.
    expect(api.calls('loanConfirm').map(({ url }) => url.pathname.startsWith('/there/roof/'))).to.deep.equal([true]);
  });

  it('an amount that is none in minor units is named once, and nothing else is paid instead', async () => {
    const tag = define(card);
    for (const amount of ['0', '-5', '12.5', '00', '1e3', '9999999999999999']) {
      lines = [];
      const element = document.createElement(tag);
      for (let times = 0; times < 2; times += 1) element.setAttribute('amount', amount);
      expect(lines.length, amount).to.equal(1);
      expect(lines[0]).to.contain(`<repay-card> has amount="${amount}"`).and.contain('Mend: minor units: a whole number above 0.');
      expect(Reflect.get(element, 'amount'), amount).to.equal(undefined);
    }
    const element = document.createElement(tag);
    element.setAttribute('order-id', 'o-1');
    element.setAttribute('amount', '0');
    const errors: unknown[] = [];
    element.addEventListener('loan-error', (event) => void (event instanceof CustomEvent && errors.push(event.detail)));
    document.body.append(element);
    await waitUntil(() => element.getAttribute('data-state') === 'error');
    expect(element.shadowRoot?.textContent).to.contain('“amount” was not given or cannot be used.');
    expect(errors).to.deep.equal([{ kind: 'contract', code: 'missing', message: 'amount', endpoint: 'repay-card' }]);
    expect(api.all).to.have.length(0);
    element.remove();
    element.setAttribute('amount', '8450055');
    expect(Reflect.get(element, 'amount')).to.equal(8450055);
  });

  it('a property that is neither text nor a number is named once, and not called missing', async () => {
    for (const [tag, value, kind] of [
      ['big', 880174n, 'bigint'],
      ['thing', {}, 'object'],
      ['truth', true, 'boolean'],
    ] as const) {
      lines = [];
      const element = document.createElement(define(confirm, { prefix: tag }));
      for (let times = 0; times < 2; times += 1) Reflect.set(element, 'productId', value);
      document.body.append(element);
      await waitUntil(() => element.getAttribute('data-state') === 'error');
      expect(lines.length, lines.join('\n')).to.equal(1);
      expect(lines[0]).to.contain(`product-id={${kind}}`).and.contain('Mend: a string or a number');
    }
    const element = document.createElement(define(confirm));
    for (const nothing of [undefined, null, '']) Reflect.set(element, 'productId', nothing);
    expect(lines.length).to.equal(1);
  });

  it('a slip that cannot be read is named once, without what is in it; one in the storage is not the developer’s', async () => {
    const tag = define(slip);
    localStorage.setItem('repaymentInfo', '{"defDetail":{}}');
    document.body.append(document.createElement(tag));
    const element = document.createElement(tag);
    document.body.append(element);
    await waitUntil(() => document.querySelectorAll('[data-state=empty]').length === 2);
    for (const nothing of [undefined, null, '', { defDetail: { payCode: '1' } }, '{"defDetail":{"payCode":"1"}}'])
      Reflect.set(element, 'info', nothing);
    expect(lines).to.deep.equal([]);
    for (const info of [{ repayAmount: 5, defDetail: { paycode: 'secret' } }, 'not json', [1], {}, 5]) Reflect.set(element, 'info', info);
    expect(lines.length, lines.join('\n')).to.equal(1);
    expect(lines[0]).to.contain('<repay-slip> has').and.contain('info').and.contain('Mend').and.contain('defDetail.payCode');
    expect(lines[0]).not.to.contain('secret');
    localStorage.clear();
  });

  it('a prefix that begins no tag is named once, and the tag is as without it', () => {
    for (let times = 0; times < 2; times += 1) expect(define(confirm, { prefix: 'Acme' })).to.equal('loan-confirm');
    configure({ prefix: 'Acme' });
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('"prefix"').and.contain('"Acme"').and.contain('Mend: small letters');
  });

  it('a tag that somebody else has is named once, with the prefix', () => {
    class Theirs extends HTMLElement {}
    customElements.define('taken-loan-confirm', Theirs);
    for (let times = 0; times < 2; times += 1) expect(define(confirm, { prefix: 'taken' })).to.equal('taken-loan-confirm');
    expect(customElements.get('taken-loan-confirm')).to.equal(Theirs);
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('<taken-loan-confirm>').and.contain("configure({ prefix: 'acme' })").and.contain('<acme-loan-confirm>');
  });

  it('another copy of the library is named once, whatever it has defined', () => {
    const other = { version: '0.0.1', told: false };
    for (const contract of [confirm, order]) {
      const theirs = class extends HTMLElement {};
      Reflect.set(theirs, Symbol.for('loan-elements'), other);
      customElements.define(`copy-${contract.tag}`, theirs);
      define(contract, { prefix: 'copy' });
    }
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('more than once').and.contain('0.0.1').and.contain('Mend');
  });

  it('an attribute that is misspelt is named once, with what was meant, and what others may write is not', async () => {
    define(card);
    document.body.innerHTML = `<repay-card order-id="o1" ammount="100" sesion-id="s" product_id="p" id="x" class="y" style="color: red"
      data-test="1" aria-label="z" tabindex="0" itemprop="loan" order-no="o" v-cloak _ngcontent-abc title="t" onclick="" lang="en"></repay-card>`.repeat(
      2,
    );
    await waitUntil(() => lines.length > 2);
    await pause(50);
    expect(lines).to.deep.equal([
      '[loan-elements] <repay-card> has the attribute "ammount", which nothing reads. Mend: amount.',
      '[loan-elements] <repay-card> has the attribute "sesion-id", which nothing reads. Mend: session-id.',
      '[loan-elements] <repay-card> has the attribute "product_id", which nothing reads. Mend: product-id.',
    ]);
  });

  it('an attribute that is a property of that name is named', async () => {
    define(slip);
    document.body.innerHTML = '<repay-slip info="[object Object]"></repay-slip>';
    await waitUntil(() => lines.length > 0);
    expect(lines).to.deep.equal([
      '[loan-elements] <repay-slip> has the attribute "info", which nothing reads. Mend: set the property .info from code.',
    ]);
  });

  it('an element whose name is misspelt is named, with what was meant; others’ are not', async () => {
    document.body.innerHTML =
      '<bind-bnak></bind-bnak><company-sites></company-sites><loan-calculator></loan-calculator><their-card></their-card><contact-form></contact-form>';
    await looked(['bind-bank', 'company-site', 'contact-form', 'loan-terms']);
    expect(lines).to.deep.equal([
      '[loan-elements] <bind-bnak> is no element of ours, and nobody has defined it. Mend: <bind-bank>.',
      '[loan-elements] <company-sites> is no element of ours, and nobody has defined it. Mend: <company-site>.',
    ]);
  });

  it('an element without the prefix that the page has is named', async () => {
    configure({ prefix: 'misspelt' });
    document.body.innerHTML =
      '<contact-form></contact-form><misspelt-bind-banks></misspelt-bind-banks><misspelt-contact-form></misspelt-contact-form>';
    await looked(['bind-bank', 'contact-form']);
    expect(lines).to.deep.equal([
      '[loan-elements] <contact-form> is no element of ours, and nobody has defined it. Mend: <misspelt-contact-form>.',
      '[loan-elements] <misspelt-bind-banks> is no element of ours, and nobody has defined it. Mend: <misspelt-bind-bank>.',
    ]);
  });

  it('a configuration that is not the page’s script is named', async () => {
    document.body.innerHTML = '<div id="loan-config">{"apiBase":"/api"}</div>';
    await looked([]);
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('id "loan-config"').and.contain('Mend: one <script type="application/json"');
  });

  it('a configuration that comes after the one that was read is named once, and not read', async () => {
    define(confirm);
    const page = (accent: string) =>
      `<script type="application/json" id="loan-config">{"accent":"${accent}"}</script><loan-confirm product-id="p"></loan-confirm>`;
    document.body.innerHTML = page('#123456');
    await pause(50);
    expect(lines).to.deep.equal([]);
    for (const accent of ['#123456', '#654321', '#654321']) document.body.innerHTML = page(accent);
    await waitUntil(() => lines.length > 0);
    await pause(50);
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('another <script id="loan-config">').and.contain('Mend: configure(');
    expect($config.get().accent).not.to.equal('#654321');
  });

  it('an API that is another one, or answers otherwise, is named by its call; what the network or the lender does is not', async () => {
    define(confirm);
    configure({ apiBase: '', basePath: '/roof' });
    const show = async (reply: Parameters<MockApi['on']>[1]) => {
      calls = [];
      api.on('loanConfirm', reply).on('contracts', ok({ list: [] }));
      document.body.innerHTML = '<loan-confirm product-id="p"></loan-confirm>';
      document.body.addEventListener('loan-error', (event) => event.stopPropagation(), { once: true });
      await waitUntil(() => /ready|error/.test(document.querySelector('loan-confirm')?.getAttribute('data-state') ?? ''));
      await pause(100);
      return calls;
    };
    const mend = 'Mend: see what answers under "/roof", the configuration\'s apiBase and basePath.';
    const otherwise = `[loan-elements] The call "loanConfirm" was not answered as openapi.json says. ${mend}`;
    expect(await show(ok({ productName: 'x' }))).to.deep.equal([otherwise]);
    expect(await show(raw('<!doctype html>', 405))).to.deep.equal([
      `[loan-elements] The call "loanConfirm" was answered with status 405. ${mend}`,
    ]);
    for (const reply of [dropped, refused(5, 'No'), json('down', 503)]) expect(await show(reply)).to.deep.equal([]);
    const pictured = await show(ok({ ...loan, productLogo: 'http://pictures.example/a.png' }));
    expect(pictured.filter((line) => line.includes('"productLogo" is refused. Mend: https'))).to.have.length(1);
  });

  it('a copy whose elements are shown hears what is configured here, but for the prefix, before and after; what is no configuration is none', () => {
    const heard: unknown[] = [];
    const other = { version: '0.0.1', told: true, configure: (part: unknown) => void heard.push(part) };
    setForAll({ theme: 'dark' });
    const theirs = class extends HTMLElement {};
    Reflect.set(theirs, Symbol.for('loan-elements'), other);
    customElements.define('heard-order-detail', theirs);
    define(order, { prefix: 'heard' });
    setForAll({ locale: 'sw' });
    setForAll(JSON.parse('null'));
    expect(heard).to.deep.equal([{ theme: 'dark', prefix: undefined }, { locale: 'sw', prefix: undefined }, { prefix: undefined }]);
  });

  it('defining twice is none', () => {
    define(confirm);
    define(confirm);
    expect(lines).to.deep.equal([]);
  });
});
