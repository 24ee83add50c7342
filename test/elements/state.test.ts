import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import confirm from '../../elements/loan-confirm.js';
import { define, type LoanElement } from '../../elements/define.js';
import { $config, configure } from '../../src/config/config.js';
import { mockApi, ok, refused, type Call, type MockApi, type Reply } from '../kit/mock-api.js';

const loan = { productName: 'Pesa', amount: 450, periods: 1, termUnit: 30, details: [], repay_plans: [] };
const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

type Element = LoanElement & { productId: unknown; sessionId: unknown; userId: unknown };
type Renew = (session: Record<string, unknown>) => void;

describe('the state of a session', () => {
  const tag = define(confirm);
  const settings = $config.get();
  let api: MockApi;
  let toasts: string[];
  let errors: string[];
  let expired: Renew[];
  let onExpired: (event: CustomEvent<{ renew: Renew }>) => void;
  const listeners: [string, (event: Event) => void][] = [];
  const listen = (name: string, heard: (event: CustomEvent) => void) => {
    const listener = (event: Event) => {
      if (event instanceof CustomEvent) heard(event);
    };
    document.addEventListener(name, listener);
    listeners.push([name, listener]);
  };

  beforeEach(() => {
    localStorage.clear();
    [toasts, errors, expired] = [[], [], []];
    onExpired = () => {};
    api = mockApi()
      .on('loanConfirm', ok(loan))
      .on('contracts', ok({ list: [] }))
      .on('loanPush', ok({ lendDetailsUrl: '/order' }));
    listen('loan-toast', ({ detail }) => toasts.push(detail.text));
    listen('loan-error', ({ detail }) => errors.push(`${detail.endpoint} ${detail.kind} ${detail.code}`));
    listen('loan-navigate', (event) => event.preventDefault());
    listen('loan-native', (event) => event.preventDefault());
    listen('loan-session-expired', (event) => {
      expired.push(event.detail.renew);
      onExpired(event);
    });
  });
  afterEach(async () => {
    for (const [name, listener] of listeners.splice(0)) document.removeEventListener(name, listener);
    document.body.replaceChildren();
    $config.set(settings);
    await pause();
    api.restore();
  });

  const show = (session: string, product = 'p-1', more: Record<string, string> = {}): Element => {
    const element = document.createElement(tag) as Element;
    for (const [name, value] of Object.entries({ 'user-id': 'u-1', 'session-id': session, 'product-id': product, ...more }))
      element.setAttribute(name, value);
    document.body.append(element);
    return element;
  };
  const ready = (...elements: Element[]) =>
    waitUntil(() => elements.every((element) => element.shadowRoot?.querySelector('.button--primary')), 'all to be ready', {
      timeout: 10_000,
    });
  const button = (element: Element) => {
    const found = element.shadowRoot?.querySelector<HTMLButtonElement>('.button--primary');
    if (!found) throw new Error('no button');
    return found;
  };
  const busy = (element: Element) => button(element).getAttribute('aria-busy') === 'true';
  /** There is none while its screen loads. */
  const free = (element: Element) => Boolean(element.shadowRoot?.querySelector('.button--primary:not([aria-busy="true"]):not(:disabled)'));
  const sessions = (name: string) => api.calls(name).map(({ query }) => query.sessionId);

  describe('with one session', () => {
    it('a lock taken in one element is taken in all', async () => {
      api.hold('loanPush');
      const [one, two] = [show('s-1'), show('s-1')];
      await ready(one, two);
      button(one).click();
      button(two).click();
      const call = await api.called('loanPush');
      await waitUntil(() => busy(one) && busy(two));
      call.answer(ok({ lendDetailsUrl: '/order' }));
      await waitUntil(() => !busy(two));
      expect(api.calls('loanPush').length).to.equal(1);
    });

    it('elements that open together ask once; later ones ask anew', async () => {
      const [one, two] = [show('s-1'), show('s-1')];
      await ready(one, two);
      expect(api.calls('loanConfirm').length).to.equal(1);
      await ready(show('s-1'));
      expect(api.calls('loanConfirm').length).to.equal(2);
      one.reload();
      await waitUntil(() => api.calls('loanConfirm').length === 3);
    });

    it('what one of them fetches anew shows in the others, in one request; what failed in them is there again', async () => {
      const [one, two] = [show('s-1'), show('s-1')];
      const other = show('s-1', 'p-2');
      const text = (element: Element) => element.shadowRoot?.textContent ?? '';
      await ready(one, two, other);
      api.on('loanConfirm', ok({ ...loan, amount: 77 }));
      two.reload();
      await waitUntil(() => [one, two].every((element) => text(element).includes('TZS 77')));
      expect(text(other)).to.include('TZS 450');
      api.on('loanConfirm', refused('5', 'Not now'));
      const [three, four] = [show('s-1', 'p-3'), show('s-1', 'p-3')];
      await waitUntil(() => [three, four].every(({ dataset }) => dataset['state'] === 'error'));
      api.on('loanConfirm', ok(loan));
      const before = api.calls('loanConfirm').length;
      three.reload();
      await ready(three, four);
      expect(api.calls('loanConfirm').length).to.equal(before + 1);
    });

    it('what a later one begins with shows in those that are there, in its one request; where it gets nothing they stay as they are', async () => {
      const text = (element: Element) => element.shadowRoot?.textContent ?? '';
      const one = show('s-1');
      const other = show('s-1', 'p-2');
      await ready(one, other);
      const before = api.calls('loanConfirm').length;
      api.hold('loanConfirm');
      const two = show('s-1');
      const call = await api.called('loanConfirm', before);
      await pause();
      expect([busy(one), button(one).disabled]).to.deep.equal([false, false]);
      call.answer(ok({ ...loan, amount: 77 }));
      await waitUntil(() => [one, two].every((element) => text(element).includes('TZS 77')));
      expect(text(other)).to.include('TZS 450');
      expect(api.calls('loanConfirm').length).to.equal(before + 1);

      api.on('loanConfirm', refused('5', 'Not now'));
      const three = show('s-1');
      await waitUntil(() => three.dataset['state'] === 'error');
      expect([one, two].map(text).every((words) => words.includes('TZS 77'))).to.equal(true);
      expect(errors).to.deep.equal(['loanConfirm refused 5']);
      await waitUntil(() => !busy(one) && !button(one).disabled);

      api.on('loanConfirm', ok({ ...loan, amount: 88 }));
      const four = show('s-1');
      await waitUntil(() => [one, two, three, four].every((element) => text(element).includes('TZS 88')));
      expect(api.calls('loanConfirm').length).to.equal(before + 3);
    });

    it('a later one does not hold up one that is still waiting', async () => {
      api.hold('loanConfirm');
      const one = show('s-1');
      const first = await api.called('loanConfirm');
      // What is asked in the same turn is asked together.
      await pause(50);
      const two = show('s-1');
      const second = await api.called('loanConfirm', 1);
      first.answer(ok(loan));
      await ready(one);
      expect(first.aborted).to.equal(false);
      second.answer(ok({ ...loan, amount: 77 }));
      await ready(two);
    });

    it('a request asked together goes on while one of them wants it', async () => {
      api.hold('loanConfirm');
      const [one, two] = [show('s-1'), show('s-1')];
      const call = await api.called('loanConfirm');
      one.remove();
      await pause();
      expect(call.aborted).to.equal(false);
      two.remove();
      await pause();
      expect(call.aborted).to.equal(true);
      expect(errors).to.deep.equal([]);
    });

    it('a lock outlives the element that took it', async () => {
      api.hold('loanPush');
      const one = show('s-1');
      await ready(one);
      button(one).click();
      const call = await api.called('loanPush');
      one.remove();
      await pause();
      expect(call.aborted).to.equal(false);
      const two = show('s-1');
      await ready(two);
      expect(busy(two)).to.equal(true);
      button(two).click();
      call.answer(ok({ lendDetailsUrl: '/order' }));
      await waitUntil(() => !busy(two));
      expect(api.calls('loanPush').length).to.equal(1);
    });
  });

  describe('however its API is written', () => {
    const { origin } = window.location;
    const told = (element: Element) => element.shadowRoot?.textContent?.includes('do not know yet');
    const names: string[] = [];
    beforeEach(() => {
      names.length = 0;
      for (const name of ['loan-confirmed', 'loan-navigate']) listen(name, () => names.push(name));
    });

    it('is one: it asks once, and what moves money is sent once', async () => {
      api.hold('loanPush');
      const elements = ['', '/', origin, `${origin}/`, origin.toUpperCase()].map((base) => show('s-1', 'p-1', { 'api-base': base }));
      await ready(...elements);
      expect(api.calls('loanConfirm').length).to.equal(1);
      for (const element of elements) button(element).click();
      const call = await api.called('loanPush');
      await waitUntil(() => elements.every(busy));
      call.answer(ok({ lendDetailsUrl: '/order' }));
      await waitUntil(() => !elements.some(busy));
      expect(api.calls('loanPush').length).to.equal(1);
      expect(names).to.deep.equal(['loan-confirmed', 'loan-navigate']);
    });

    it('is the page’s own where an element says so with an empty base, whatever the page says', async () => {
      configure({ apiBase: 'https://api.example', h5Base: 'https://h5.example' });
      const [said, set] = [show('s-1', 'p-1', { 'api-base': '', 'h5-base': '' }), show('s-2')];
      Reflect.set(set, 'apiBase', '');
      await ready(said, set);
      expect(api.calls('loanConfirm').map(({ url }) => new URL(url, origin).origin)).to.deep.equal([origin, origin]);
      const leads = (element: Element) => element.shadowRoot?.querySelector<HTMLAnchorElement>('a[href*=bindBank]')?.origin;
      expect([said, set].map(leads)).to.deep.equal([origin, 'https://h5.example']);
    });

    it('keeps the screen that is given it in other words, and what is under way there', async () => {
      api.hold('loanPush');
      const element = show('s-1');
      await ready(element);
      button(element).click();
      const call = await api.called('loanPush');
      element.setAttribute('api-base', origin);
      await pause(20);
      expect(busy(element)).to.equal(true);
      expect(told(element)).to.equal(false);
      call.answer(ok({ lendDetailsUrl: '/order' }));
      await waitUntil(() => names.length === 2);
      expect(api.calls('loanConfirm').length).to.equal(1);
    });

    it('stays where it is, though an element that follows the configuration goes elsewhere', async () => {
      const [follows, stays] = [show('s-1'), show('s-1', 'p-1', { 'api-base': origin })];
      await ready(follows, stays);
      configure({ apiBase: `${origin}/elsewhere` });
      await waitUntil(() => api.calls('loanConfirm').length === 2);
      stays.reload();
      await waitUntil(() => api.calls('loanConfirm').length === 3);
      expect(api.calls('loanConfirm').map(({ url }) => url.pathname.startsWith('/elsewhere'))).to.deep.equal([false, true, false]);
    });

    it('locks a borrower’s money also where it is another one: what is under way there is no doubt', async () => {
      api.hold('loanPush');
      const [one, two] = [show('s-1'), show('s-1', 'p-1', { 'api-base': '/elsewhere' })];
      await ready(one, two);
      button(one).click();
      const call = await api.called('loanPush');
      await waitUntil(() => busy(two));
      const third = show('s-1', 'p-1', { 'api-base': '/third' });
      await ready(third);
      expect([busy(third), told(two), told(third)]).to.deep.equal([true, false, false]);
      for (const element of [two, third]) button(element).click();
      call.answer(ok({ lendDetailsUrl: '/order' }));
      await waitUntil(() => ![one, two, third].some(busy));
      expect(api.calls('loanPush').length).to.equal(1);
      expect([one, two, third].some(told)).to.equal(false);
    });

    it('renews its session for itself: an element at another API does not call that off', async () => {
      configure({ session: { expiredCode: 'E401' } });
      onExpired = (event) => event.preventDefault();
      api.on('loanConfirm', ({ query, url }) =>
        query.sessionId === 'new' || url.pathname.startsWith('/else') ? ok(loan) : refused('E401', 'Session expired'),
      );
      const one = show('old');
      await waitUntil(() => expired.length === 1);
      await ready(show('old', 'p-1', { 'api-base': '/elsewhere' }));
      expired[0]?.({ sessionId: 'new' });
      await ready(one);
      expect(errors).to.deep.equal([]);
    });
  });

  describe('with different sessions', () => {
    it('of one borrower without a user, only what is under way is shared', async () => {
      api.hold('loanPush');
      const [one, two] = ['d-1', 'd-2'].map((device) => show('s-1', 'p-1', { 'user-id': '', 'device-id': device }));
      if (!one || !two) throw new Error('no elements');
      await ready(one, two);
      button(one).click();
      const call = await api.called('loanPush');
      await waitUntil(() => busy(two));
      call.answer(ok({ lendDetailsUrl: '/order' }));
      await waitUntil(() => !busy(one) && !busy(two));
    });

    /** A loan is on its way; then something becomes of the element, and the lender answers. What the page hears since. */
    async function heardAfter(then: (element: Element) => unknown, answer: Reply): Promise<string[]> {
      const heard: string[] = [];
      api.hold('loanPush');
      const element = show('s-1');
      await ready(element);
      button(element).click();
      const call = await api.called('loanPush');
      await then(element);
      for (const name of ['loan-confirmed', 'loan-error', 'loan-toast', 'loan-native', 'loan-navigate', 'loan-session-expired'])
        element.addEventListener(name, () => heard.push(name));
      call.answer(answer);
      await pause(50);
      return heard;
    }
    const toBorrower = async (element: Element) => {
      element.userId = 'u-2';
      await waitUntil(() => api.calls('loanConfirm').some(({ query }) => query.userId === 'u-2'));
      await ready(element);
    };

    it('of different borrowers, an element tells nothing of the one it was of before', async () => {
      expect(await heardAfter(toBorrower, ok({ lendDetailsUrl: '/order' }))).to.deep.equal([]);
    });

    it('of different borrowers, not even a refusal', async () => {
      expect(await heardAfter(toBorrower, refused('77', 'No loan for you'))).to.deep.equal([]);
    });

    it('of different borrowers, the page is not asked to renew what is gone, and nothing waits for it', async () => {
      configure({ session: { expiredCode: 'E401' } });
      expect(await heardAfter(toBorrower, refused('E401', 'Session expired'))).to.deep.equal([]);
      const back = show('s-3');
      await ready(back);
      expect(busy(back)).to.equal(false);
    });

    it('of one borrower, an element that goes on tells what became of the money', async () => {
      const renewed = (element: Element) => {
        element.sessionId = 's-2';
        return waitUntil(() => sessions('loanConfirm').includes('s-2'));
      };
      expect(await heardAfter(renewed, ok({ lendDetailsUrl: '/order' }))).to.include('loan-confirmed');
    });

    it('of one borrower, an element that is taken out tells it too', async () => {
      const removed = (element: Element) => {
        element.remove();
        return pause();
      };
      expect(await heardAfter(removed, ok({ lendDetailsUrl: '/order' }))).to.include('loan-confirmed');
    });

    it('tells the page what became of the money of an element that it took out', async () => {
      const heard: string[] = [];
      for (const name of ['loan-confirmed', 'loan-native']) listen(name, () => heard.push(name));
      api.hold('loanPush');
      const element = show('s-1');
      await ready(element);
      button(element).click();
      const call = await api.called('loanPush');
      element.remove();
      await pause();
      call.answer(ok({ lendDetailsUrl: '/order' }));
      await waitUntil(() => heard.includes('loan-confirmed'));
      expect(heard.filter((name) => name === 'loan-confirmed')).to.have.length(1);
    });

    it('leads nowhere once the page has taken the element out, though only just now', async () => {
      const [here, led] = [window.location.href, [] as boolean[]];
      // Nobody prevents it: who is led away ends the run.
      for (const [name, listener] of listeners) if (name === 'loan-navigate') document.removeEventListener(name, listener);
      const element = show('s-1');
      await ready(element);
      listen('loan-confirmed', () => element.remove());
      listen('loan-navigate', () => led.push(true));
      button(element).click();
      await waitUntil(() => led.length > 0);
      await pause(50);
      expect([window.location.href, led.length]).to.deep.equal([here, 1]);
    });

    it('of different borrowers, nothing is shared', async () => {
      api.hold('loanPush');
      const elements = [
        show('s-1'),
        show('s-1', 'p-1', { 'user-id': 'u-2' }),
        show('s-1', 'p-1', { 'merchant-number': 'm-2' }),
        show('s-1', 'p-1', { 'user-id': '' }),
        show('s-2', 'p-1', { 'user-id': '' }),
      ];
      await ready(...elements);
      expect(sessions('loanConfirm')).to.deep.equal(['s-1', 's-1', 's-1', 's-1', 's-2']);
      for (const [at, element] of elements.entries()) {
        expect(busy(element)).to.equal(false);
        button(element).click();
        await api.called('loanPush', at);
        await waitUntil(() => busy(element));
      }
      expect(
        api.calls('loanPush').map(({ query: { sessionId, userId, merchantNumber } }) => [sessionId, userId, merchantNumber]),
      ).to.deep.equal([
        ['s-1', 'u-1', undefined],
        ['s-1', 'u-2', undefined],
        ['s-1', 'u-1', 'm-2'],
        ['s-1', undefined, undefined],
        ['s-2', undefined, undefined],
      ]);
      for (const call of api.calls('loanPush')) call.answer(ok({ lendDetailsUrl: '/order' }));
      await waitUntil(() => !elements.some(busy));
    });

    it('of one borrower, only what is under way is shared, and what came of it is seen', async () => {
      api.hold('loanPush');
      const [one, two] = [show('s-1'), show('s-2')];
      await ready(one, two);
      expect(sessions('loanConfirm')).to.deep.equal(['s-1', 's-2']);
      button(one).click();
      button(two).click();
      const call = await api.called('loanPush');
      await waitUntil(() => busy(one) && busy(two));
      one.setAttribute('session-id', 's-3');
      one.setAttribute('product-id', 'p-1');
      await waitUntil(() => sessions('loanConfirm').length === 3);
      await ready(one);
      expect(busy(one)).to.equal(true);
      button(one).click();
      call.answer(ok({ lendDetailsUrl: '/order' }));
      await waitUntil(() => sessions('loanConfirm').length === 5);
      expect(sessions('loanConfirm').slice(3)).to.have.members(['s-2', 's-3']);
      await waitUntil(() => !busy(one) && !busy(two));
      expect(sessions('loanPush')).to.deep.equal(['s-1']);
    });

    it('of one borrower, one after the other, keeps the lock of a call that goes on', async () => {
      api.hold('loanPush');
      const element = show('s-1');
      await ready(element);
      button(element).click();
      const call = await api.called('loanPush');
      for (const session of ['s-2', 's-3']) {
        element.sessionId = session;
        await waitUntil(() => sessions('loanConfirm').includes(session));
        await ready(element);
        expect(busy(element)).to.equal(true);
        button(element).click();
      }
      element.remove();
      await pause();
      const back = show('s-4');
      await ready(back);
      expect(busy(back)).to.equal(true);
      call.answer(ok({ lendDetailsUrl: '/order' }));
      await waitUntil(() => !busy(back));
      expect(sessions('loanPush')).to.deep.equal(['s-1']);
    });

    it('another API is another scope', async () => {
      const other = `${window.location.origin}/elsewhere`;
      await ready(show('s-1'), show('s-1', 'p-1', { 'api-base': other }));
      expect(api.calls('loanConfirm').map(({ url }) => url.pathname.startsWith('/elsewhere'))).to.deep.equal([false, true]);
    });

    it('an element moves over cleanly: the old request is given up, nothing of it is shown', async () => {
      api.on('loanConfirm', ({ query }) => ok({ ...loan, productName: `of ${query.sessionId}` }));
      const element = show('s-1');
      await ready(element);
      expect(element.shadowRoot?.textContent).to.contain('of s-1');
      api.hold('loanConfirm');
      element.reload();
      const old = await api.called('loanConfirm', 1);
      element.setAttribute('session-id', 's-2');
      element.setAttribute('product-id', 'p-2');
      const next = await api.called('loanConfirm', 2);
      expect(old.aborted).to.equal(true);
      expect(element.shadowRoot?.textContent).to.not.contain('of s-1');
      expect([next.query.sessionId, next.body]).to.deep.equal(['s-2', { productId: 'p-2' }]);
      next.answer(ok({ ...loan, productName: 'of s-2' }));
      await ready(element);
      expect(element.shadowRoot?.textContent).to.contain('of s-2');
      expect(api.calls('loanConfirm').length).to.equal(3);
      expect(errors).to.deep.equal([]);
    });
  });

  describe('that expired', () => {
    const gone = refused('E401', 'Session expired');
    /** The lender knows only the renewed session. */
    const knows = (session: string, answer: Reply) => (call: Call) => (call.query.sessionId === session ? answer : gone);
    const renewTo = (session: string) => {
      onExpired = (event) => {
        event.preventDefault();
        setTimeout(() => event.detail.renew({ sessionId: session, stranger: 'x', userId: 7 }), 20);
      };
    };

    beforeEach(() => {
      configure({ session: { expiredCode: 'E401' } });
      api
        .on('loanConfirm', knows('new', ok(loan)))
        .on('contracts', knows('new', ok({ list: [] })))
        .on('loanPush', knows('new', ok({ lendDetailsUrl: '/order' })));
    });

    it('is not waited for any more where the page gives a new one by its attribute', async () => {
      api.on('loanConfirm', ok(loan)).on('contracts', ok({ list: [] }));
      onExpired = (event) => event.preventDefault();
      const element = show('old');
      await ready(element);
      button(element).click();
      await waitUntil(() => api.calls('loanPush').length > 0);
      await aTimeout(50);
      expect(busy(element)).to.equal(true);
      element.setAttribute('session-id', 'new');
      await waitUntil(() => free(element));
      button(element).click();
      await waitUntil(() => api.calls('loanPush').some(({ query }) => query.sessionId === 'new'));
    });

    it('asks its own site, though the page has a base elsewhere', async () => {
      api
        .on('loanConfirm', ok(loan))
        .on('contracts', ok({ list: [] }))
        .on('loanPush', ok({ lendDetailsUrl: '/order' }));
      const base = document.createElement('base');
      base.href = 'https://else.example/';
      const linked: string[] = [];
      document.head.append(base);
      try {
        const element = show('new');
        await ready(element);
        for (const link of element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('a[href*="bindBank"]') ?? []) linked.push(link.origin);
        button(element).click();
        await waitUntil(() => api.calls('loanPush').length > 0);
      } finally {
        base.remove();
      }
      expect(linked).to.deep.equal([window.location.origin]);
      expect(new Set(api.all.map(({ url }) => url.origin))).to.deep.equal(new Set([window.location.origin]));
    });

    it('is renewed in place: reads are sent again, once, after one event', async () => {
      renewTo('new');
      const [one, two] = [show('old'), show('old')];
      await ready(one, two);
      expect(expired.length).to.equal(1);
      expect(sessions('loanConfirm')).to.deep.equal(['old', 'new']);
      expect(errors).to.deep.equal([]);
      expect(api.calls('loanConfirm')[1]?.query).to.deep.equal({ userId: 'u-1', sessionId: 'new' });
    });

    it('keeps the screen when the page gives the element its new session too', async () => {
      renewTo('new');
      const element = show('old');
      await ready(element);
      const before = element.shadowRoot?.querySelector('.loan-hero');
      element.setAttribute('session-id', 'new');
      await pause(20);
      expect(element.shadowRoot?.querySelector('.loan-hero')).to.equal(before);
      expect(sessions('loanConfirm')).to.deep.equal(['old', 'new']);
      await ready(show('new'));
      expect(expired.length).to.equal(1);
    });

    it('what moves money is not sent again: the borrower is asked to', async () => {
      api.on('loanConfirm', ok(loan)).on('contracts', ok({ list: [] }));
      renewTo('new');
      const element = show('old');
      await ready(element);
      button(element).click();
      await waitUntil(() => toasts.length > 0);
      expect(toasts).to.deep.equal(['Please confirm once more: your session was renewed.']);
      expect(sessions('loanPush')).to.deep.equal(['old']);
      expect(element.shadowRoot?.querySelector('.loan-hero')).to.not.equal(null);
      await waitUntil(() => free(element));
      button(element).click();
      await waitUntil(() => api.calls('loanPush').length === 2);
      expect(sessions('loanPush')).to.deep.equal(['old', 'new']);
    });

    it('is not told in the words that it was refused with', async () => {
      api.on('loanConfirm', ok(loan)).on('contracts', ok({ list: [] }));
      api.on('loanPush', refused('E401', 'Session old-1 expired'));
      renewTo('new');
      const words: string[] = [];
      listen('loan-error', ({ detail }) => words.push(detail.message));
      const element = show('old-1');
      await ready(element);
      button(element).click();
      await waitUntil(() => words.length > 0);
      expect(words).to.deep.equal(['Session ••• expired']);
    });

    it('is refused when nobody renews it', async () => {
      const element = show('old');
      await waitUntil(() => element.getAttribute('data-state') === 'error');
      expect(sessions('loanConfirm')).to.deep.equal(['old']);
      // Of the calls that a screen begins with, whichever was refused first.
      await waitUntil(() => errors.some((error) => /^(?:loanConfirm|contracts) refused E401$/.test(error)));
      await waitUntil(() => element.shadowRoot?.textContent?.includes('Session expired'));
    });

    it('is sent again only once, though the new one is refused too', async () => {
      renewTo('also old');
      const element = show('old');
      await waitUntil(() => element.getAttribute('data-state') === 'error');
      expect(sessions('loanConfirm')).to.deep.equal(['old', 'also old']);
      expect(expired.length).to.equal(1);
    });

    it('is waited for by nobody whose element is gone', async () => {
      onExpired = (event) => event.preventDefault();
      const element = show('old');
      await waitUntil(() => expired.length > 0);
      element.remove();
      await pause(20);
      expired[0]?.({ sessionId: 'new' });
      await pause(20);
      expect(sessions('loanConfirm')).to.deep.equal(['old']);
      expect(errors).to.deep.equal([]);
    });

    it('is still waited for by those that stay when one of them goes', async () => {
      onExpired = (event) => event.preventDefault();
      const [goes, stays] = [show('old'), show('old', 'p-9')];
      await waitUntil(() => expired.length > 0 && api.calls('loanConfirm').length === 2);
      await pause(20);
      goes.remove();
      await pause(20);
      expired[0]?.({ sessionId: 'new' });
      await ready(stays);
      expect(errors).to.deep.equal([]);
    });

    it('means nothing without a code in the configuration', async () => {
      $config.set(settings);
      renewTo('new');
      const element = show('old');
      await waitUntil(() => element.getAttribute('data-state') === 'error');
      expect(expired).to.deep.equal([]);
    });

    it('is in no event', async () => {
      const heard: string[] = [];
      for (const name of ['loan-error', 'loan-session-expired', 'loan-toast', 'loan-ready', 'loan-track'])
        listen(name, ({ detail }) => heard.push(JSON.stringify(detail)));
      renewTo('new-secret');
      const element = show('old-secret');
      await waitUntil(() => element.getAttribute('data-state') === 'error');
      expect(heard.join()).to.not.contain('secret');
    });
  });
});
