import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { DEMO } from '../../demo/lender/demo.js';
import { serveLender, type LenderServer } from '../../demo/lender/serve.js';
import { loanConfirm, loanPush } from '../../src/api/endpoints/loan.js';
import { problemUpload } from '../../src/api/endpoints/complaint.js';
import { readAnswer, requestFor } from './ask.js';

const confirm = { productId: DEMO.products.main };

describe('lender in Node', () => {
  let server: LenderServer;
  before(async () => {
    server = await serveLender();
  });
  after(() => server.close());

  const call = (row: typeof loanConfirm | typeof loanPush, payload: object) =>
    fetch(requestFor(server.lender, row, payload, {}, server.origin));
  const stage = (scenario: object) => fetch(`${server.origin}/__lender/scenarios`, { method: 'PUT', body: JSON.stringify(scenario) });

  it('answers with its own addresses', async () => {
    const { data } = await readAnswer(server.lender, loanConfirm, await call(loanConfirm, confirm));
    assert.equal(Object(data).productLogo, `${server.origin}/__lender/logos/haraka.svg`);
    assert.equal((await fetch(Object(data).productLogo)).status, 200);
  });

  it('hears empty headers', async () => {
    assert.equal((await call(loanConfirm, confirm)).status, 200);
    assert.deepEqual(await (await fetch(`${server.origin}/__lender/violations`)).json(), []);
  });

  it('destroys the socket when it drops', async () => {
    await stage({ endpoint: 'loanConfirm', drop: 'before', times: 1 });
    await assert.rejects(call(loanConfirm, confirm), TypeError);
    await stage({ endpoint: 'loanConfirm', drop: 'body', times: 1 });
    const partial = await call(loanConfirm, confirm);
    assert.equal(partial.status, 200);
    await assert.rejects(partial.text());
    assert.equal((await call(loanConfirm, confirm)).status, 200);
  });

  it('acts before it drops after', async () => {
    await stage({ endpoint: 'loanPush', drop: 'after', times: 1 });
    await assert.rejects(call(loanPush, { productId: DEMO.products.main, amount: 300_000, periods: 4, termUnit: 30 }), TypeError);
    assert.equal(Object(await (await fetch(`${server.origin}/__lender/bookings`)).json()).length, 1);
  });

  it('forgets a caller who goes while it hangs', async () => {
    await stage({ endpoint: 'loanConfirm', hang: 'after', times: 1 });
    await assert.rejects(fetch(requestFor(server.lender, loanConfirm, confirm, { signal: AbortSignal.timeout(100) }, server.origin)));
    assert.equal((await call(loanConfirm, confirm)).status, 200);
  });

  it('answers other origins', async () => {
    const preflight = await fetch(`${server.origin}/roof${loanConfirm.path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://partner.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'building,gather',
      },
    });
    assert.equal(preflight.headers.get('access-control-allow-origin'), '*');
    assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /building/);
  });

  it('refuses more than 10 MB with words, after hearing it out', async () => {
    const large = new Blob([new Uint8Array(14 * 1024 * 1024)]);
    const response = await fetch(requestFor(server.lender, problemUpload, { problemImage: large }, {}, server.origin));
    assert.equal(response.status, 413);
    assert.match(await response.text(), /10 MB at most/);
  });

  it('survives bytes that are no HTTP', async () => {
    await new Promise((resolve) => {
      const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.end('\u0000\u0001 nonsense\r\n\r\n'));
      socket.on('close', resolve).on('error', resolve);
      socket.resume();
    });
    assert.equal((await call(loanConfirm, confirm)).status, 200);
  });
});
