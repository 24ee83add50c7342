import { expect, waitUntil } from '@open-wc/testing';
import { pay } from '../../src/api/endpoints/repayment.js';
import { MOVED, type Moved } from '../../src/session/beside.js';
import { moneyLock } from '../../src/session/money-move.js';
import { mockApi, ok, refused, type MockApi } from '../kit/mock-api.js';
import { scopeOf } from './scope-kit.js';

const order = { product_id: 'p1', orderId: 'order-77', amount: 84500, isDelay: 0, cardNo: '0712345678', bankCode: 'KESHO' } as const;
const lock = moneyLock(order);
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('money that is moved in another page', () => {
  let server: MockApi;
  let users = 0;
  beforeEach(() => {
    localStorage.clear();
    users += 1;
    server = mockApi().on('pay', ok({ repayType: 'PUSH', tradeNo: 'T1' }));
  });
  afterEach(() => server.restore());

  /** An element that shows something, and what it hears. */
  function opened() {
    const { scope, close } = scopeOf({ userId: `beside-${users}` });
    const heard: Moved[] = [];
    scope.onClose(scope.$moved.listen((moved) => moved && heard.push(moved)));
    return { scope, heard, close, pay: async () => (await scope.move(pay, order, {})).state };
  }

  /** What this borrower's page said last, as if another page had said it of itself. */
  async function told(state: string, at = Date.now()): Promise<string> {
    const before = opened();
    await before.pay();
    before.close();
    const [, owner, what] = (localStorage.getItem(MOVED) ?? '').split(' ');
    return ['another', owner, what, state, at].join(' ');
  }

  function says(text: string): void {
    localStorage.setItem(MOVED, text);
    window.dispatchEvent(new StorageEvent('storage', { key: MOVED, newValue: text }));
  }

  it('names no id of anything', async () => {
    const { pay: go, close } = opened();
    await go();
    expect(Object.entries(localStorage).join()).not.to.match(/order-77|beside-\d|84500/);
    close();
  });

  it('is told to the others: that it is sent, and what became of it', async () => {
    server.hold('pay');
    const said = () => (localStorage.getItem(MOVED) ?? '').split(' ')[3];
    const { pay: go, close } = opened();
    for (const [answer, state] of [
      [ok({ repayType: 'PUSH', tradeNo: 'T1' }), 'done'],
      [refused(7, 'No.'), 'ended'],
    ] as const) {
      const calls = server.calls('pay').length;
      const sent = go();
      const call = await server.called('pay', calls);
      expect(said()).to.equal('sent');
      call.answer(answer);
      await sent;
      expect(said()).to.equal(state);
    }
    close();
  });

  it('is heard of when the page is looked at again, where nobody told it meanwhile', async () => {
    const done = await told('done');
    const { heard, close } = opened();
    await turn();
    localStorage.setItem(MOVED, done);
    expect(heard).to.deep.equal([]);
    for (const seen of [false, true]) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: seen ? 'visible' : 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    Reflect.deleteProperty(document, 'visibilityState');
    expect(heard).to.deep.equal([{ lock, done: true }]);
    close();
  });

  it('is looked for where another borrower’s was said over it', async () => {
    const [by, , what, state, at] = (await told('done')).split(' ');
    const { heard, close } = opened();
    says([by, 'somebody-else', what, state, at].join(' '));
    expect(heard).to.have.length(1);
    close();
  });

  it('is heard of at once, and whether it was done', async () => {
    const done = await told('done');
    const { heard, close } = opened();
    says(done);
    says(done);
    expect(heard).to.deep.equal([{ lock, done: true }]);
    close();
  });

  it('is busy here too while it is sent, and looked at once nobody sends it', async () => {
    const sent = await told('sent');
    const { scope, heard, close } = opened();
    says(sent);
    expect(scope.$held.get().has(lock)).to.equal(true);
    await waitUntil(() => !scope.$held.get().has(lock));
    expect(heard).to.deep.equal(Array(2).fill({ lock, done: false }));
    close();
  });

  it('that nobody heard of lets nothing through, once', async () => {
    const done = await told('done');
    const { heard, pay: go, close } = opened();
    localStorage.setItem(MOVED, done);
    expect(await go()).to.equal('idle');
    expect(heard[0]).to.deep.equal({ lock, done: true });
    expect(await go()).to.equal('done');
    close();
  });

  it('and is told by one that is gone, by a clock that was ahead, or by nobody we know, keeps nothing from being paid', async () => {
    const texts = [await told('sent'), await told('sent', Date.now() + 1e10), 'x', '', '{}', 'a b c d e'];
    for (const text of texts) {
      // A page that is opened, not one that listens already.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      localStorage.setItem(MOVED, text);
      const { scope, pay: go, close } = opened();
      // What was said last is heard in a task of its own; who says it is gone once its lock is to be had.
      await turn();
      await waitUntil(() => !scope.$held.get().has(lock));
      expect(await go(), text).to.equal('done');
      close();
    }
  });

  it('by a page that sleeps: it waits for it no longer than a call may take', async () => {
    server.hold('pay');
    const { pay: go, close } = opened();
    const first = go();
    const call = await server.called('pay');
    const name = (await navigator.locks.query()).held?.find((one) => one.name?.startsWith(MOVED))?.name ?? '';
    call.answer(ok({}));
    await first;
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    void navigator.locks.request(name, () => asleep);
    await navigator.locks.query();
    const { setTimeout: later } = window;
    window.setTimeout = ((run: () => void, ms?: number) => later(run, ms === 60_000 ? 200 : ms)) as typeof later;
    const second = go();
    window.setTimeout = later;
    await turn();
    expect(server.calls('pay')).to.have.length(1);
    (await server.called('pay', 1)).answer(ok({}));
    expect(await second).to.equal('done');
    wake();
    close();
  });
});
