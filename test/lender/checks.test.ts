import { expect } from '@open-wc/testing';
import { DEMO } from '../../demo/lender/demo.js';
import { cardInit } from '../../src/api/endpoints/bank.js';
import { problemUpload } from '../../src/api/endpoints/complaint.js';
import { contracts, loanConfirm, loanPush } from '../../src/api/endpoints/loan.js';
import { trackClick } from '../../src/api/endpoints/promotion.js';
import { repaymentWay } from '../../src/api/endpoints/card.js';
import { ask, lenderFor, ORIGIN, requestFor, type AskOptions } from './ask.js';

const { products, orders } = DEMO;
const confirm = { productId: products.main };

/** What the lender says to a spoiled call, and that it did nothing. */
async function complaintOf(options: AskOptions, payload: Record<string, unknown> = confirm): Promise<string> {
  const lender = lenderFor();
  const request = requestFor(lender, loanConfirm, payload, options);
  const response = await lender.fetch(request);
  expect(response.status).to.equal(400);
  expect(await lender.control('GET', `violations?world=${options.session?.merchantNumber ?? 'main'}`)).to.have.length(1);
  return String(Object(await response.json()).message);
}

describe('lender: what breaks the contract', () => {
  it('names a missing header, empty ones being there', async () => {
    expect(await complaintOf({ headers: { building: null } })).to.contain('building');
    expect(await complaintOf({ headers: { gather: null } })).to.contain('gather');
    expect(await complaintOf({ headers: { 'X-Requested-With': null } })).to.contain('X-Requested-With');
    const lender = lenderFor();
    const form = await ask(lender, cardInit, { product_id: products.main }, { headers: { eyes: null } });
    expect(form.message).to.contain('eyes');
  });

  it('names the other client’s header', async () => {
    expect(await complaintOf({ headers: { swift: '' } })).to.contain('other client');
  });

  it('names a wrong encoding and what cannot be read', async () => {
    expect(await complaintOf({ headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })).to.contain('application/json');
    const lender = lenderFor();
    const good = requestFor(lender, loanConfirm, confirm);
    const broken = await lender.fetch(new Request(good.url, { method: 'POST', headers: good.headers, body: '{"productId":' }));
    expect(Object(await broken.json()).message).to.contain('cannot be read');
    const list = await lender.fetch(new Request(good.url, { method: 'POST', headers: good.headers, body: '[]' }));
    expect(Object(await list.json()).message).to.contain('JSON object');
    const text = await ask(lender, problemUpload, { problemImage: new Blob(['x']) }, { headers: { 'Content-Type': 'text/plain' } });
    expect(text.message).to.contain('multipart/form-data');
  });

  it('names a malformed, empty, repeated or misplaced session key', async () => {
    expect(await complaintOf({ session: { userId: '../x' } })).to.contain('userId: malformed');
    expect(await complaintOf({ session: { clientType: 'toaster' } })).to.contain('clientType: malformed');
    expect(await complaintOf({ session: { sessionId: '' } })).to.contain('left out');
    expect(await complaintOf({ session: { userId: '1' }, query: [['userId', '2']] })).to.contain('twice');
    expect(await complaintOf({ query: [['building', '']] })).to.contain('building: stands in the query');
    expect(await complaintOf({ query: [['__proto__', '1']] })).to.contain('never a key');
  });

  it('takes any system: only 1 means something', async () => {
    for (const system of ['1', '2', 'PH', 'pesos-mx'])
      expect((await ask(lenderFor(), loanConfirm, confirm, { session: { system } })).code, system).to.equal('0');
  });

  it('names missing, wrong and unknown fields', async () => {
    expect(await complaintOf({}, {})).to.contain('productId');
    expect(await complaintOf({}, { productId: '../../etc' })).to.contain('productId');
    expect(await complaintOf({}, { ...confirm, extra: 1 })).to.contain('extra: no field of loanConfirm');
    const scene = await ask(lenderFor(), contracts, { productId: products.main, scene: Object(4) });
    expect(scene.message).to.contain('scene');
  });

  it('wants a key for money, and a UUID for a key', async () => {
    const push = { productId: products.main, amount: 300_000, periods: 4, termUnit: 30 };
    const lender = lenderFor();
    expect((await ask(lender, loanPush, push, { headers: { 'Idempotency-Key': null } })).message).to.contain('Idempotency-Key');
    expect((await ask(lender, loanPush, push, { key: '1' })).message).to.contain('UUID');
    expect(await lender.control('GET', 'bookings')).to.have.length(0);
    const renamed = lenderFor({ idempotencyHeader: '' });
    expect((await ask(renamed, loanPush, push, { headers: { 'Idempotency-Key': null } })).code).to.equal('0');
  });

  it('wants query payloads in the query', async () => {
    const lender = lenderFor();
    const good = requestFor(lender, repaymentWay, { orderId: orders.repaying });
    expect(new URL(good.url).searchParams.get('orderId')).to.equal(orders.repaying);
    const bare = new Request(good.url.split('?')[0] ?? '', { method: 'POST', headers: good.headers, body: '{}' });
    expect(Object(await (await lender.fetch(bare)).json()).message).to.contain('orderId');
    const headers = new Headers(good.headers);
    headers.delete('content-type');
    expect((await lender.fetch(new Request(good.url, { method: 'POST', headers }))).status).to.equal(200);
    const body = JSON.stringify({ orderId: orders.repaying });
    const misplaced = new Request(bare.url, { method: 'POST', headers: good.headers, body });
    expect(Object(await (await lender.fetch(misplaced)).json()).message).to.contain('orderId: stands in the body and should not');
  });

  it('lets a payload have a session key’s name', async () => {
    const both = await ask(lenderFor(), trackClick, { phone: '13900000001' }, { session: { phone: '0712345678' } });
    expect(both.code).to.equal('0');
    const unfinished = await ask(lenderFor(), trackClick, { phone: '12' });
    expect(unfinished.code).to.equal('0');
  });

  it('knows no other paths and methods', async () => {
    const lender = lenderFor();
    const stray = await lender.fetch(new Request(`${ORIGIN}/roof/v3/nothing`, { method: 'POST' }));
    expect([stray.status, Object(await stray.json()).message]).to.deep.equal([
      404,
      'Contract broken: no call of the contract has the path /roof/v3/nothing',
    ]);
    const get = await lender.fetch(new Request(`${ORIGIN}/roof${loanConfirm.path}`));
    expect(get.status).to.equal(405);
  });
});
