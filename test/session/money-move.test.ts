import { expect } from '@open-wc/testing';
import { repaymentCommit, repaymentConfirm } from '../../src/api/endpoints/card.js';
import { pay, type PayResult } from '../../src/api/endpoints/repayment.js';
import type { Outcome } from '../../src/session/scope.js';
import { moneyLock } from '../../src/session/money-move.js';
import { dropped, json, mockApi, ok, raw, refused, type MockApi } from '../kit/mock-api.js';
import { scopeOf } from './scope-kit.js';

const order = { product_id: 'p1', orderId: 'o1', amount: 84500, isDelay: 0, cardNo: '0712345678', bankCode: 'KESHO' } as const;
const open = { due: [[1, 84500]] };

describe('moving money', () => {
  let server: MockApi;
  beforeEach(() => {
    localStorage.clear();
    server = mockApi().on('pay', ok({ repayType: 'PUSH', tradeNo: 'T1' }));
  });
  afterEach(() => server.restore());

  const keys = (name = 'pay') => server.calls(name).map((call) => call.headers['idempotency-key']);
  const stateOf = ({ state }: Outcome<PayResult>) => state;

  it('sends once for five calls in one turn and for two elements of a session; the rest are idle', async () => {
    const [one, two] = [scopeOf(), scopeOf()];
    const outcomes = await Promise.all([one, one, one, two, two].map(({ scope }) => scope.move(pay, order, open)));
    expect(outcomes.map(stateOf)).to.deep.equal(['done', 'idle', 'idle', 'idle', 'idle']);
    expect(server.calls('pay')).to.have.length(1);
    one.close();
    two.close();
  });

  it('locks an order against every way to pay it, and no other order', async () => {
    server.hold('pay');
    server.on('repaymentCommit', ok({ needValid: 0, repayRecordId: 'r1' }));
    const { scope, close } = scopeOf();
    const paying = scope.move(pay, order, open);
    const card = { amount: 1, bankName: '', cardId: 'c', cardNo: '', couponId: null, repayToken: 't', bankCode: '', sendMsg: 0 } as const;
    expect((await scope.move(pay, { ...order, amount: 1 }, open)).state).to.equal('idle');
    expect((await scope.move(repaymentCommit, { ...card, orderId: 'o1' }, open)).state).to.equal('idle');
    expect(scope.$held.get().has(moneyLock({ orderId: 'o1' }))).to.equal(true);
    expect((await scope.move(repaymentCommit, { ...card, orderId: 'o2' }, open)).state).to.equal('done');
    (await server.called('pay')).answer(ok({}));
    expect((await paying).state).to.equal('done');
    close();
  });

  it('tells the other elements whether money has moved', async () => {
    const { scope, close } = scopeOf();
    await scope.move(pay, order, open, { moved: ({ repayType }) => repayType !== 'PUSH' });
    expect(scope.$moved.get()).to.deep.include({ lock: moneyLock({ orderId: 'o1' }), done: false });
    await scope.move(pay, order, open);
    expect(scope.$moved.get()?.done).to.equal(true);
    server.on('pay', refused(9, 'No'));
    await scope.move(pay, order, open);
    expect(scope.$moved.get()?.done).to.equal(false);
    close();
  });

  it('keeps the key through everything that is no answer', async () => {
    const { scope, close } = scopeOf();
    const silent = [dropped, raw('', 502), raw('<html>', 200), raw('{"code":0,"data":', 200), json([]), json({ code: 0, data: 'x' })];
    for (const reply of silent) {
      server.on('pay', reply);
      expect((await scope.move(pay, order, open)).state).to.equal('unknown');
    }
    server.on('pay', ok({}));
    expect((await scope.move(pay, order, open)).state).to.equal('done');
    expect(new Set(keys()).size).to.equal(1);
    await scope.move(pay, order, open);
    expect(new Set(keys()).size).to.equal(2);
    close();
  });

  it('has a new key once something changed, and after a refusal, with or without a status', async () => {
    const { scope, close } = scopeOf();
    server.on('pay', dropped);
    await scope.move(pay, order, open);
    await scope.move(pay, order, { due: [] });
    server.on('pay', refused(2007, 'No'));
    await scope.move(pay, order, {});
    server.on('pay', json({ code: 9, message: 'No' }, 500));
    expect((await scope.move(pay, order, {})).state).to.equal('refused');
    await scope.move(pay, order, {});
    expect(keys()).to.have.length(5);
    expect(new Set(keys()).size).to.equal(5);
    close();
  });

  it('keeps the key once more where a second sending was refused: the lender may be at work on the first', async () => {
    const { scope, close } = scopeOf();
    for (const reply of [dropped, refused(2007, 'In progress'), json({ code: 9, message: 'Busy' }, 503)]) {
      server.on('pay', reply);
      await scope.move(pay, order, open);
    }
    server.on('pay', ok({ repayType: 'PUSH' }));
    expect((await scope.move(pay, order, open)).state).to.equal('done');
    await scope.move(pay, order, open);
    const [first, ...others] = keys();
    expect(others.slice(0, 2)).to.deep.equal([first, first]);
    expect(new Set(others.slice(2)).size).to.equal(2);
    expect(others.slice(2)).not.to.contain(first);
    close();
  });

  it('does not take an expired session for an outcome', async () => {
    const { scope, close } = scopeOf({ userId: 'u1' }, { session: { expiredCode: 401 } });
    server.on('pay', dropped);
    await scope.move(pay, order, open);
    server.on('pay', refused(401, 'expired'));
    // A refusal that is one keeps the key once: twice at the door is still no outcome.
    for (const _ of [1, 2]) expect((await scope.move(pay, order, open)).state).to.equal('refused');
    server.on('pay', ok({}));
    await scope.move(pay, order, open);
    expect(new Set(keys()).size).to.equal(1);
    close();
  });

  it('sends the very same again, with the token it was first sent with, also from the next page', async () => {
    const intent = { amount: 1, bankName: '', cardId: 'c', cardNo: '', couponId: null, orderId: 'o1', bankCode: '', sendMsg: 0 } as const;
    const commit = async (repayToken: string) => {
      const { scope, close } = scopeOf();
      await scope.move(repaymentCommit, { ...intent, repayToken }, [], { intent, given: { repayToken } });
      close();
    };
    server.on('repaymentCommit', dropped);
    await commit('t1');
    await commit('t2');
    server.on('repaymentCommit', ok({ repayRecordId: 'r1' }));
    await commit('t3');
    await commit('t4');
    const tokens = server.calls('repaymentCommit').map((call) => Reflect.get(Object(call.body), 'repayToken'));
    expect(tokens).to.deep.equal(['t1', 't1', 't1', 't4']);
    expect(new Set(keys('repaymentCommit')).size).to.equal(2);
  });

  it('keeps a code out of the storage: the intent is said without it', async () => {
    const { scope, close } = scopeOf();
    server.on('repaymentConfirm', dropped);
    const record = { orderId: 'o1', repaymentRecordId: 'r1' };
    await scope.move(repaymentConfirm, { ...record, verifyCode: '135246' }, [], { intent: { ...record, attempt: 0 } });
    const before = Object.keys(localStorage).join();
    await scope.move(repaymentConfirm, { ...record, verifyCode: '999999' }, [], { intent: { ...record, attempt: 0 } });
    expect(Object.keys(localStorage).join()).to.equal(before);
    expect(Object.values(localStorage).join()).not.to.contain('135246');
    close();
  });

  it('goes on when the element leaves, keeps the lock, and the key for the page that comes after', async () => {
    server.hold('pay');
    const first = scopeOf();
    const paying = first.scope.move(pay, order, open);
    await server.called('pay');
    first.close();
    const second = scopeOf();
    expect((await second.scope.move(pay, order, open)).state).to.equal('idle');
    expect(server.calls('pay')[0]?.aborted).to.equal(false);
    server.calls('pay')[0]?.answer(dropped);
    expect((await paying).state).to.equal('unknown');
    const again = second.scope.move(pay, order, open);
    (await server.called('pay', 1)).answer(ok({}));
    expect((await again).state).to.equal('done');
    expect(new Set(keys()).size).to.equal(1);
    second.close();
  });

  it('tells the other elements of the session that money moved, never the one that moved it', async () => {
    const [one, two] = [scopeOf(), scopeOf()];
    const heard: boolean[] = [];
    two.scope.$moved.listen((moved) => heard.push(moved?.by === one.scope.signal));
    await one.scope.move(pay, order, open);
    await one.scope.move(pay, order, open);
    expect(heard).to.deep.equal([true, true]);
    one.close();
    two.close();
  });

  it('leads nowhere once the element is gone', () => {
    const { scope, heard, close } = scopeOf();
    close();
    scope.follow('https://pay.example/', 'payUrl');
    scope.go('order');
    scope.goHash('repayCard', '#/addnormalcard');
    expect(heard).to.deep.equal([]);
  });

  it('carries the session to pages of our own and to nobody else', () => {
    const { scope, heard, close } = scopeOf({ userId: 'u1', sessionId: 'secret' });
    scope.follow('https://pay.example/x', 'payUrl');
    scope.follow('/elsewhere?a=1', 'payUrl');
    scope.follow('/repaymentOfCode?payCode=7', 'payUrl');
    const urls = heard.map(({ detail }) => String(Reflect.get(detail, 'url')));
    expect(urls).to.deep.equal([
      'https://pay.example/x',
      `${window.origin}/elsewhere?a=1`,
      `${window.origin}/repaymentOfCode?payCode=7&userId=u1&sessionId=secret`,
    ]);
    close();
  });

  it('knows pages of our own where the configuration has them', () => {
    for (const [h5Base, place] of [
      ['/app', `${window.origin}/app`],
      ['https://screens.example/', 'https://screens.example'],
      ['https://screens.example/in/here', 'https://screens.example/in/here'],
    ] as const) {
      const { scope, heard, close } = scopeOf({ userId: 'u1', sessionId: 'secret' }, { h5Base });
      for (const url of [
        `${place}/order?orderId=o1`,
        `${place}/elsewhere`,
        `${place}er/order`,
        'https://other.example/order',
        `https://other.example/order?x=${place}/`,
      ])
        scope.follow(url, 'url');
      expect(heard.map(({ detail }) => detail)).to.deep.equal([
        { route: 'order', url: `${place}/order?orderId=o1&userId=u1&sessionId=secret`, params: { orderId: 'o1' }, replace: false },
        { route: null, url: `${place}/elsewhere`, params: {}, replace: false },
        { route: null, url: `${place}er/order`, params: {}, replace: false },
        { route: null, url: 'https://other.example/order', params: {}, replace: false },
        { route: null, url: `https://other.example/order?x=${place}/`, params: {}, replace: false },
      ]);
      close();
    }
  });
});
