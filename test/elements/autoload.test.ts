import { expect, waitUntil } from '@open-wc/testing';
import { configure, discover } from '../../elements/autoload.js';
import { $config } from '../../src/config/config.js';
import confirm from '../../elements/loan-confirm.js';
import { define } from '../../elements/define.js';
import { mockApi, ok, type MockApi } from '../kit/mock-api.js';

const loan = { productName: 'Pesa', amount: 450, periods: 1, termUnit: 30, details: [], repay_plans: [] };
const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
const state = (selector: string) => document.querySelector(selector)?.getAttribute('data-state');

describe('the autoloader', () => {
  const settings = $config.get();
  const warn = console.warn;
  let lines: string[];
  let api: MockApi;
  beforeEach(() => {
    lines = [];
    console.warn = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
    api = mockApi()
      .on('loanConfirm', ok(loan))
      .on('contracts', ok({ list: [] }));
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await pause();
    console.warn = warn;
    $config.set(settings);
    api.restore();
  });

  it('loads what is not there, when it is in the page', async () => {
    expect(customElements.get('about-us')).to.equal(undefined);
    document.body.append(document.createElement('about-us'));
    await waitUntil(() => state('about-us') === 'ready', 'about-us', { timeout: 4000 });
    expect(customElements.get('loan-terms')).to.equal(undefined);
  });

  it('finds elements deep in what is added later, and again', async () => {
    const part = document.createElement('section');
    part.innerHTML = '<div><p>Terms</p><div><loan-terms></loan-terms></div></div>';
    document.body.append(part);
    await waitUntil(() => state('loan-terms') === 'ready');
  });

  it('finds elements in the roots of its own elements', async () => {
    const outer = document.createElement('about-us');
    document.body.append(outer);
    await waitUntil(() => outer.shadowRoot?.querySelector('.loan'));
    outer.shadowRoot?.append(document.createElement('customer-service'));
    await waitUntil(() => customElements.get('customer-service'), 'its chunk to come', { timeout: 5000 });
  });

  describe('in a root of the page’s own', () => {
    const rooted = () => {
      const host = document.createElement('div');
      document.body.append(host);
      return host.attachShadow({ mode: 'open' });
    };
    const stateIn = (root: ShadowRoot, tag: string) => root.querySelector(tag)?.getAttribute('data-state');

    it('finds elements when it is told of it, now and later, however often', async () => {
      const root = rooted();
      root.innerHTML = '<div><privacy-policy></privacy-policy></div>';
      await pause(50);
      expect(customElements.get('privacy-policy')).to.equal(undefined);
      for (let times = 0; times < 3; times += 1) discover(root);
      await waitUntil(() => stateIn(root, 'privacy-policy') === 'ready');
      const part = document.createElement('section');
      part.innerHTML = '<payment-instructions></payment-instructions>';
      root.append(part);
      await waitUntil(() => stateIn(root, 'payment-instructions') === 'ready');
      expect(lines).to.deep.equal([]);
    });

    it('finds them in an element, itself too, and in a fragment', async () => {
      const screen = document.createElement('repay-code');
      rooted().append(screen);
      discover(screen);
      const fragment = document.createDocumentFragment();
      fragment.append(document.createElement('repay-slip'));
      discover(fragment);
      await waitUntil(() => customElements.get('repay-code') && customElements.get('repay-slip'));
    });

    it('knows what stood there when a prefix comes later', async () => {
      const root = rooted();
      root.innerHTML = '<delta-company-site></delta-company-site>';
      discover(root);
      await pause(20);
      configure({ prefix: 'delta' });
      await waitUntil(() => stateIn(root, 'delta-company-site') === 'ready');
    });
  });

  it('waits for the network where there is none', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    document.body.append(document.createElement('contact-form'));
    await pause(50);
    expect(customElements.get('contact-form')).to.equal(undefined);
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => state('contact-form') === 'ready');
    expect(lines.filter((line) => line.includes('could not be loaded'))).to.deep.equal([]);
  });

  it('does not believe for ever that there is no network', async function () {
    this.timeout(15_000);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    try {
      document.body.append(document.createElement('test-preview'));
      await pause(9_000);
      expect(customElements.get('test-preview')).to.equal(undefined);
      await waitUntil(() => customElements.get('test-preview') !== undefined, 'the element', { timeout: 3_000 });
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    }
  });

  it('leaves strangers alone, and what it does not know', async () => {
    document.body.append(
      document.createElement('loan-unknown'),
      document.createElement('acme-about-us'),
      document.createElement('constructor'),
    );
    await pause(50);
    expect(customElements.get('loan-unknown') ?? customElements.get('acme-about-us')).to.equal(undefined);
    expect(lines).to.deep.equal([]);
  });

  it('with a prefix loads those names, also what was loaded without', async () => {
    const tag = define(confirm);
    configure({ prefix: 'acme' });
    document.body.innerHTML = `<acme-${tag} product-id="p-1"></acme-${tag}><company-site></company-site>`;
    await waitUntil(() => state(`acme-${tag}`) === 'ready');
    await pause(50);
    expect(customElements.get('company-site')).to.equal(undefined);
    expect(lines).to.deep.equal([]);
  });

  it('with a prefix set later finds what stands there already', async () => {
    document.body.innerHTML = '<beta-contact-form></beta-contact-form>';
    await pause(20);
    configure({ prefix: 'beta' });
    await waitUntil(() => state('beta-contact-form') === 'ready');
  });

  it('says once that somebody else has a tag of its own', async () => {
    class Theirs extends HTMLElement {}
    customElements.define('joint-failure', Theirs);
    document.body.innerHTML = '<joint-failure></joint-failure><joint-failure></joint-failure>';
    await waitUntil(() => lines.length > 0);
    await pause(20);
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('<joint-failure>').and.contain('<acme-joint-failure>');
    expect(document.querySelector('joint-failure')).to.be.instanceOf(Theirs);
  });
});
