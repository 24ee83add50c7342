import { expect } from '@open-wc/testing';
import { createClient } from '../../src/api/client.js';
import { contracts, loanConfirm, loanPush } from '../../src/api/endpoints/loan.js';
import { LoanError } from '../../src/api/errors.js';
import { call as callBy } from './call.js';
import { dropped, mockApi, ok, raw, refused, type MockApi } from './mock-api.js';

const client = createClient({ config: () => ({}), query: () => [['userId', 'u 1']], header: () => 'h', here: (url) => url });
const push = { amount: 1, periods: 1, termUnit: 1, productId: 'p1' };

const kindOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (thrown: unknown) => (thrown instanceof LoanError ? `${thrown.kind} ${thrown.code} ${thrown.serverMessage}`.trim() : String(thrown)),
  );

describe('the fake server under fetch and XMLHttpRequest', () => {
  let server: MockApi;
  beforeEach(() => {
    server = mockApi();
  });
  afterEach(() => server.restore());

  it('answers a first read and a later call, and remembers what was sent', async () => {
    server.on('contracts', ok({ list: [{ title: 'One' }] })).on('loanPush', ok({ lendDetailsUrl: '/x' }));
    const read = await callBy(client, contracts, { productId: 'p1', scene: 3 });
    expect(read.list.length).to.equal(1);
    await callBy(client, loanPush, push, { key: 'k-1' });
    const [call] = server.calls('loanPush');
    expect(call?.body).to.deep.equal(push);
    expect(call?.query).to.deep.equal({ userId: 'u 1' });
    expect(call?.headers['idempotency-key']).to.equal('k-1');
    expect(call?.headers['building']).to.equal('h');
    expect(server.unexpected.length).to.equal(0);
  });

  it('refuses, breaks, and answers what is no answer', async () => {
    server.on('loanPush', refused(7, 'No')).on('loanConfirm', dropped).on('contracts', raw('<html>', 502));
    expect(await kindOf(callBy(client, loanPush, push))).to.equal('refused 7 No');
    expect(await kindOf(callBy(client, loanConfirm, { productId: 'p1' }))).to.equal('network');
    expect(await kindOf(callBy(client, contracts, { productId: 'p1', scene: 3 }))).to.equal('http 502');
  });

  it('holds calls and answers them in any order', async () => {
    server.hold('loanPush');
    const order: string[] = [];
    const first = callBy(client, loanPush, push).then(() => order.push('first'));
    const second = callBy(client, loanPush, push).then(() => order.push('second'));
    (await server.called('loanPush', 1)).answer(ok({ lendDetailsUrl: '/2' }));
    await second;
    (await server.called('loanPush', 0)).answer(ok({ lendDetailsUrl: '/1' }));
    await first;
    expect(order).to.deep.equal(['second', 'first']);
  });

  it('sees a call given up', async () => {
    server.hold('loanPush');
    const control = new AbortController();
    const call = kindOf(callBy(client, loanPush, push, { signal: control.signal }));
    const held = await server.called('loanPush');
    expect(held.aborted).to.equal(false);
    control.abort();
    expect(await call).to.contain('AbortError');
    expect(held.aborted).to.equal(true);
  });

  it('answers nobody with a 404 and says so', async () => {
    expect(await kindOf(callBy(client, loanPush, push))).to.equal('http 404');
    expect(server.unexpected.length).to.equal(1);
  });
});
