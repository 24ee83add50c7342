import { expect, waitUntil } from '@open-wc/testing';
import account from '../../elements/delete-account.js';
import confirm from '../../elements/loan-confirm.js';
import repayCard from '../../elements/repay-card.js';
import slip from '../../elements/repay-slip.js';
import { define, type LoanElement } from '../../elements/define.js';
import { onTop } from '../../src/ui/modal.js';
import { mockApi, ok, type MockApi } from '../kit/mock-api.js';
import { isModal, isPopover } from '../kit/top-layer.js';

const loan = { productName: 'Pesa', amount: 450, periods: 1, termUnit: 30, details: [], repay_plans: [] };
const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** Properties of these elements that the tests set. */
type Element = LoanElement & { productId: unknown; sessionId: unknown; userId: unknown; theme: unknown };

const themeOf = (element: Element) => element.shadowRoot?.querySelector('.loan')?.getAttribute('data-theme');

describe('an element in a page', () => {
  const tag = define(confirm);
  let api: MockApi;
  let errors: CustomEvent[];
  let place: HTMLElement;
  const onError = (event: Event) => {
    if (event instanceof CustomEvent) errors.push(event);
  };

  beforeEach(() => {
    errors = [];
    api = mockApi()
      .on('loanConfirm', ok(loan))
      .on('contracts', ok({ list: [] }));
    place = document.createElement('div');
    document.body.append(place);
    document.addEventListener('loan-error', onError);
  });
  afterEach(async () => {
    document.removeEventListener('loan-error', onError);
    document.body.replaceChildren();
    await pause();
    api.restore();
  });

  const made = () => document.createElement(tag) as Element;
  const ready = (element: Element) => waitUntil(() => element.getAttribute('data-state') === 'ready', `${element.localName} to be ready`);
  const drawn = (element: Element) => (element.shadowRoot?.querySelector('.loan')?.textContent ?? '').includes('Loan Now');
  const asked = () => api.calls('loanConfirm').map(({ body }) => (body as { productId: string }).productId);
  async function comes(element: Element): Promise<void> {
    await ready(element);
    await waitUntil(() => drawn(element));
    expect(errors).to.deep.equal([]);
  }

  describe('is made', () => {
    it('by the parser, by innerHTML', async () => {
      place.innerHTML = `<${tag} product-id="p-1"></${tag}>`;
      await comes(place.firstChild as Element);
      expect(asked()).to.deep.equal(['p-1']);
    });

    it('by createElement, attributes before', async () => {
      const element = made();
      element.setAttribute('product-id', 'p-1');
      place.append(element);
      await comes(element);
    });

    it('by createElement, attributes after, also in a later task', async () => {
      const [one, two] = [made(), made()];
      place.append(one);
      one.setAttribute('product-id', 'p-1');
      await comes(one);
      place.append(two);
      await pause(20);
      two.productId = 'p-2';
      await comes(two);
      expect(asked().sort()).to.deep.equal(['p-1', 'p-2']);
    });

    it('by cloneNode, of one that was never and of one that is in the page', async () => {
      const element = made();
      element.setAttribute('product-id', 'p-1');
      const before = element.cloneNode(true) as Element;
      place.append(element);
      await comes(element);
      const after = element.cloneNode(true) as Element;
      place.append(before, after);
      expect(after.getAttribute('data-state')).to.equal('loading');
      await Promise.all([comes(before), comes(after)]);
      expect(place.querySelectorAll(tag).length).to.equal(3);
    });

    it('with properties from before it was defined, which are accessors afterwards', async () => {
      const later = document.createElement('up-loan-confirm') as Element;
      later.productId = 'p-7';
      later.theme = 'dark';
      place.append(later);
      define(confirm, { prefix: 'up' });
      await comes(later);
      expect(Object.keys(later)).to.not.include('productId');
      later.productId = 'p-8';
      await waitUntil(() => asked().length === 2);
      expect(asked()).to.deep.equal(['p-7', 'p-8']);
      expect(themeOf(later)).to.equal('dark');
    });

    it('and keeps its theme, and the page’s own attributes, whatever becomes of those', async () => {
      const element = document.createElement(tag) as Element;
      for (const [name, value] of Object.entries({ 'product-id': 'p-1', theme: 'dark', 'data-theme': 'mine' }))
        element.setAttribute(name, value);
      place.append(element);
      await comes(element);
      expect([element.dataset['theme'], themeOf(element)]).to.deep.equal(['mine', 'dark']);
      // As who morphs a page to what its server wrote.
      for (const { name } of Array.from(element.attributes)) if (name.startsWith('data-')) element.removeAttribute(name);
      element.reload();
      await waitUntil(() => element.dataset['state'] === 'ready');
      expect(themeOf(element)).to.equal('dark');
    });

    it('with properties from before it was defined, which came after the markup', async () => {
      place.innerHTML =
        '<over-loan-confirm product-id="p-1" productid="p-1" user-id="u-1" theme="light" locale="sw" api-base="/old" h5-base="/old"></over-loan-confirm>';
      const later = place.firstChild as Element;
      const set = { productId: 'p-2', userId: undefined, theme: 'dark', locale: 'en', apiBase: '/new', h5Base: 'https://h5.example' };
      Object.assign(later, set);
      define(confirm, { prefix: 'over' });
      await comes(later);
      for (const [name, value] of Object.entries(set)) expect(Reflect.get(later, name), name).to.equal(value);
      expect([asked(), api.calls('loanConfirm')[0]?.url.pathname.split('/')[1], themeOf(later)]).to.deep.equal([['p-2'], 'new', 'dark']);
      expect(api.calls('loanConfirm')[0]?.query).to.not.have.property('userId');
      later.setAttribute('product-id', 'p-3');
      await waitUntil(() => asked().length === 2);
      expect(asked()[1]).to.equal('p-3');
      later.setAttribute('product-id', 'p-1');
      await waitUntil(() => asked().length === 3);
      expect(asked()[2]).to.equal('p-1');
    });

    it('with a property of no attribute from before it was defined', async () => {
      const later = document.createElement('over-repay-slip') as LoanElement;
      Object.assign(later, { info: { repayAmount: 5, defDetail: { payCode: '8021' } } });
      place.append(later);
      define(slip, { prefix: 'over' });
      await waitUntil(() => later.shadowRoot?.textContent?.includes('8021'));
    });

    it('with attributes a framework made of properties before it was defined', async () => {
      const later = document.createElement('low-loan-confirm') as Element;
      later.setAttribute('productId', 'p-7');
      place.append(later);
      define(confirm, { prefix: 'low' });
      await comes(later);
      expect(asked()).to.deep.equal(['p-7']);
    });

    it('with a root that a server declared', async () => {
      const later = document.createElement('dsd-loan-confirm') as Element;
      later.attachShadow({ mode: 'open' }).innerHTML = '<p>From the server</p>';
      later.setAttribute('product-id', 'p-1');
      place.append(later);
      define(confirm, { prefix: 'dsd' });
      await comes(later);
      expect(later.shadowRoot?.textContent).to.not.contain('From the server');
    });
  });

  describe('has attributes and properties', () => {
    it('that are one, and no property is reflected', async () => {
      const element = made();
      element.setAttribute('product-id', 'p-1');
      expect(element.productId).to.equal('p-1');
      element.sessionId = 'secret-1';
      place.append(element);
      await comes(element);
      expect(element.outerHTML).to.not.contain('secret-1');
      expect(api.calls('loanConfirm')[0]?.query.sessionId).to.equal('secret-1');
      expect(element.sessionId).to.equal('secret-1');
    });

    it('of which several changes in a task are one', async () => {
      const element = made();
      element.productId = 'p-1';
      place.append(element);
      await comes(element);
      element.productId = 'p-2';
      element.userId = 'u-2';
      element.productId = 'p-3';
      await waitUntil(() => asked().length === 2);
      await comes(element);
      expect(asked()).to.deep.equal(['p-1', 'p-3']);
      expect(api.calls('loanConfirm')[1]?.query.userId).to.equal('u-2');
    });

    it('of which a removed one is absent again', async () => {
      const element = made();
      element.setAttribute('user-id', 'u-1');
      element.setAttribute('product-id', 'p-1');
      place.append(element);
      await comes(element);
      element.removeAttribute('user-id');
      await waitUntil(() => asked().length === 2);
      expect(api.calls('loanConfirm')[1]?.query).to.not.have.property('userId');
      await comes(element);
      element.removeAttribute('product-id');
      await waitUntil(() => element.getAttribute('data-state') === 'error');
      expect(errors.map(({ detail }) => detail as unknown)).to.deep.equal([
        { kind: 'contract', code: 'missing', message: 'product-id', endpoint: 'loan-confirm' },
      ]);
      expect(element.shadowRoot?.textContent).to.contain('product-id');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await pause(50);
      expect(asked().length, 'nobody looks at it any more').to.equal(2);
      errors = [];
      element.setAttribute('product-id', 'p-2');
      await comes(element);
    });

    it('of which a removed one is absent, also where it was set as a property', async () => {
      const card = document.createElement(define(repayCard)) as Element & { amount: unknown; productId: unknown; apiBase: unknown };
      // A framework that takes a number back: Vue.
      card.amount = 120;
      card.amount = 0;
      card.removeAttribute('amount');
      expect(card.amount).to.equal(undefined);
      card.productId = 'p-1';
      card.apiBase = '';
      card.removeAttribute('product-id');
      card.removeAttribute('apiBase');
      expect([card.productId, card.apiBase]).to.deep.equal([undefined, undefined]);
      place.append(card);
      await waitUntil(() => card.getAttribute('data-state') === 'error');
      const said = card.shadowRoot?.querySelector('.page')?.textContent;
      expect(said).to.contain('order-id').and.not.to.contain('amount');
    });

    it('null, undefined and, but for a base, the empty text are absent', () => {
      const element = made();
      for (const nothing of [null, undefined, '']) {
        element.productId = 'p-1';
        element.productId = nothing;
        expect(element.productId).to.equal(undefined);
      }
    });

    it('of types: numbers and texts as they are meant', () => {
      const card = document.createElement(define(repayCard)) as Element & { amount: unknown };
      card.amount = 120;
      expect(card.amount).to.equal(120);
      card.setAttribute('amount', '12abc');
      expect(card.amount).to.equal(undefined);
      card.setAttribute('amount', '-3.5');
      expect(card.amount, 'minor units').to.equal(undefined);
    });
  });

  describe('is moved', () => {
    const phone = define(account);

    async function typed(): Promise<{ element: Element; input: HTMLInputElement }> {
      const element = document.createElement(phone) as Element;
      element.userId = 'u-1';
      place.append(element);
      await waitUntil(() => element.shadowRoot?.querySelector('input'));
      const input = element.shadowRoot?.querySelector('input');
      if (!input) throw new Error('no field');
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '0712');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      return { element, input };
    }
    const same = ({ element, input }: { element: Element; input: HTMLInputElement }) => {
      expect(element.shadowRoot?.querySelectorAll('.loan').length).to.equal(1);
      expect(element.shadowRoot?.querySelector('input')).to.equal(input);
      expect(input.value.replace(/\D/g, '')).to.equal('0712');
    };

    it('by append, keeping what was typed and the one root', async () => {
      const one = await typed();
      const other = document.createElement('section');
      document.body.append(other);
      for (const parent of [other, place, other]) {
        parent.append(one.element);
        await pause();
        same(one);
      }
    });

    it('by remove and insert in one task', async () => {
      const one = await typed();
      one.element.remove();
      document.body.prepend(one.element);
      await pause();
      same(one);
    });

    it('by moveBefore, keeping the focus too', async function () {
      if (!('moveBefore' in place)) this.skip();
      const one = await typed();
      const other = document.createElement('section');
      document.body.append(other);
      Reflect.apply(Reflect.get(other, 'moveBefore'), other, [one.element, null]);
      await pause();
      same(one);
      expect(document.activeElement).to.equal(one.element);
      expect(one.element.shadowRoot?.activeElement).to.equal(one.input);
    });

    it('alone or with what is around it, its dialog modal and its toast on top as before', async () => {
      define(account);
      const holder = document.createElement('section');
      holder.append(document.createElement('delete-account'));
      place.append(holder);
      const element = holder.firstElementChild as Element;
      element.setAttribute('user-id', 'u-1');
      await ready(element);
      const send = Array.from(element.shadowRoot?.querySelectorAll('button') ?? []).find((one) => one.textContent === 'Send code');
      send?.focus();
      send?.click();
      await waitUntil(() => element.shadowRoot?.querySelector('dialog'));
      const dialog = element.shadowRoot?.querySelector('dialog');
      const toast = document.createElement('div');
      element.shadowRoot?.append(toast);
      onTop(toast);
      for (const moved of [element, holder]) {
        document.body.append(moved);
        await pause();
        expect(dialog?.isConnected && isModal(dialog)).to.equal(true);
        expect(dialog?.contains(element.shadowRoot?.activeElement ?? null)).to.equal(true);
        expect(isPopover(toast)).to.equal(true);
      }
      dialog?.querySelector('button')?.click();
      await waitUntil(() => !dialog?.isConnected);
      await pause();
      expect(element.shadowRoot?.activeElement?.id).to.equal('phone');
    });

    it('without a second request, loading or ready', async () => {
      api.hold('loanConfirm');
      const element = made();
      element.productId = 'p-1';
      place.append(element);
      const call = await api.called('loanConfirm');
      const other = document.createElement('section');
      document.body.append(other);
      other.append(element);
      await pause();
      expect(call.aborted).to.equal(false);
      call.answer(ok(loan));
      await comes(element);
      place.append(element);
      await pause(20);
      expect(asked()).to.deep.equal(['p-1']);
    });

    it('into another document, with its styles, and back', async () => {
      const one = await typed();
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const theirs = frame.contentDocument;
      if (!theirs) throw new Error('no document');
      const display = () => {
        const button = one.element.shadowRoot?.querySelector('.button');
        return button ? (one.element.ownerDocument.defaultView ?? window).getComputedStyle(button).borderTopLeftRadius : '';
      };
      const before = display();
      expect(before).to.not.equal('0px');
      theirs.body.append(one.element);
      await pause();
      same(one);
      if ('adoptedStyleSheets' in Document.prototype) expect(one.element.shadowRoot?.adoptedStyleSheets.length).to.be.greaterThan(0);
      expect(display()).to.equal(before);
      place.append(one.element);
      await pause();
      same(one);
      expect(display()).to.equal(before);
    });
  });

  describe('leaves', () => {
    it('and gives up its requests', async () => {
      api.hold('loanConfirm').hold('contracts');
      const element = made();
      element.productId = 'p-1';
      place.append(element);
      const calls = [await api.called('loanConfirm'), await api.called('contracts')];
      element.remove();
      await pause();
      expect(calls.map(({ aborted }) => aborted)).to.deep.equal([true, true]);
      expect(errors).to.deep.equal([]);
    });

    it('with nothing of its own to be seen among its properties', () => {
      expect(Object.keys(made())).to.deep.equal([]);
    });

    it('and comes back as new', async () => {
      const element = made();
      element.productId = 'p-1';
      let count = 0;
      element.addEventListener('loan-ready', () => (count += 1));
      place.append(element);
      await comes(element);
      element.remove();
      await pause();
      expect(element.shadowRoot?.querySelector('.loan')).to.equal(null);
      element.productId = 'p-2';
      await pause();
      expect(asked()).to.deep.equal(['p-1']);
      place.append(element);
      await comes(element);
      expect(asked()).to.deep.equal(['p-1', 'p-2']);
      expect(count).to.equal(2);
    });

    it('says that it is ready once its data is on screen', async () => {
      const element = made();
      element.productId = 'p-1';
      const seen: (string | null)[] = [];
      element.addEventListener('loan-ready', () =>
        seen.push(element.getAttribute('data-state'), element.shadowRoot?.querySelector('.skeleton')?.className ?? 'drawn'),
      );
      place.append(element);
      await comes(element);
      expect(seen).to.deep.equal(['ready', 'drawn']);
    });

    it('before it was drawn', async () => {
      const element = made();
      element.productId = 'p-1';
      place.append(element);
      element.remove();
      await pause(20);
      expect(asked()).to.deep.equal([]);
      place.append(element);
      await comes(element);
    });

    it('while it waits for an attribute', async () => {
      const element = made();
      place.append(element);
      await pause(20);
      element.remove();
      await pause(150);
      expect(errors).to.deep.equal([]);
    });

    it('by its own event, in its own task', async () => {
      const element = made();
      element.productId = 'p-1';
      element.addEventListener('loan-ready', () => element.remove());
      place.append(element);
      await waitUntil(() => !element.isConnected);
      await pause(20);
      expect(errors).to.deep.equal([]);
    });
  });

  it('says its state again where the page takes that away, as one does that is morphed', async () => {
    const element = made();
    element.setAttribute('product-id', 'p-1');
    place.append(element);
    await comes(element);
    element.removeAttribute('data-state');
    await waitUntil(() => element.getAttribute('data-state') === 'ready');
    element.setAttribute('data-state', 'loading');
    await waitUntil(() => element.getAttribute('data-state') === 'ready');
    element.remove();
    await pause(20);
    element.removeAttribute('data-state');
    await pause(20);
    expect(element.hasAttribute('data-state')).to.equal(false);
  });

  it('has methods: reload, and the title of its screen', async () => {
    const element = made();
    element.productId = 'p-1';
    expect(element.screenTitle).to.be.a('string').and.not.equal('');
    element.reload();
    place.append(element);
    await comes(element);
    element.reload();
    await waitUntil(() => asked().length === 2);
    await comes(element);
  });
});
