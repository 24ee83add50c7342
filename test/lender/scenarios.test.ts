import { expect } from '@open-wc/testing';
import type { Lender } from '../../demo/lender/app.js';
import { Dropped } from '../../demo/lender/answer.js';
import { DEMO } from '../../demo/lender/demo.js';
import { classicConfirm } from '../../src/api/endpoints/classic.js';
import { loanConfirm, loanPush } from '../../src/api/endpoints/loan.js';
import { captchaPath, getSid } from '../../src/api/endpoints/promotion.js';
import { ask, lenderFor, ORIGIN, requestFor } from './ask.js';

const confirm = { productId: DEMO.products.main };
const push = { productId: DEMO.products.main, amount: 300_000, periods: 4, termUnit: 30 };

const stage = (lender: Lender, ...scenarios: object[]) => lender.control('PUT', 'scenarios', scenarios);
const booked = async (lender: Lender) => Object(await lender.control('GET', 'bookings')).length;
const dropped = async (call: Promise<unknown>) => call.then(() => undefined, (thrown: unknown) => thrown); // prettier-ignore

describe('lender: scenarios', () => {
  it('refuses, for the next calls only', async () => {
    const lender = lenderFor();
    await stage(lender, { endpoint: 'loanConfirm', refuse: { code: 7001, message: 'Not today.' }, times: 2 });
    const answers = [];
    for (let call = 0; call < 3; call += 1) answers.push((await ask(lender, loanConfirm, confirm)).message);
    expect(answers).to.deep.equal(['Not today.', 'Not today.', 'ok']);
    await stage(lender, { endpoint: 'classicConfirm', refuse: { code: '11', message: 'No.' } });
    expect((await ask(lender, classicConfirm, confirm)).message).to.equal('No.');
  });

  it('lets calls through first, and plays several one after another', async () => {
    const lender = lenderFor();
    await stage(
      lender,
      { endpoint: 'loanConfirm', skip: 1, times: 1, refuse: { code: 1, message: 'first' } },
      { endpoint: 'loanConfirm', times: 1, refuse: { code: 2, message: 'second' } },
    );
    const answers = [];
    for (let call = 0; call < 4; call += 1) answers.push((await ask(lender, loanConfirm, confirm)).message);
    expect(answers).to.deep.equal(['ok', 'first', 'second', 'ok']);
  });

  it('answers with a status, and with any body', async () => {
    const lender = lenderFor();
    await stage(lender, { endpoint: 'loanConfirm', status: 502, raw: { body: '<h1>Bad gateway</h1>', type: 'text/html' } });
    const response = await lender.fetch(requestFor(lender, loanConfirm, confirm));
    expect([response.status, response.headers.get('content-type'), await response.text()]).to.deep.equal([
      502,
      'text/html',
      '<h1>Bad gateway</h1>',
    ]);
    await stage(lender, { endpoint: 'loanConfirm', status: 204 });
    expect((await lender.fetch(requestFor(lender, loanConfirm, confirm))).status).to.equal(204);
  });

  it('lays fields over an answer, or puts data in its place', async () => {
    const lender = lenderFor();
    await stage(lender, { endpoint: 'loanConfirm', patch: { periods: null, productName: 'Other' } });
    const patched = (await ask(lender, loanConfirm, confirm)).data;
    expect([patched.periods, patched.productName, patched.amount]).to.deep.equal([undefined, 'Other', 30_000_000]);
    await stage(lender, { endpoint: 'loanConfirm', data: { amount: '12.5' } });
    expect((await ask(lender, loanConfirm, confirm)).data.amount).to.equal(1250);
  });

  it('waits', async () => {
    const lender = lenderFor();
    await stage(lender, { endpoint: '*', latency: [60, 80] });
    const before = performance.now();
    await ask(lender, loanConfirm, confirm);
    expect(performance.now() - before).to.be.at.least(55);
  });

  it('drops before and after it acted, and gives the first answer to the same key', async () => {
    const lender = lenderFor();
    const key = '11111111-1111-4111-8111-111111111111';
    await stage(lender, { endpoint: 'loanPush', drop: 'before', times: 1 });
    expect(await dropped(ask(lender, loanPush, push, { key }))).to.be.instanceOf(Dropped);
    expect(await booked(lender)).to.equal(0);
    await stage(lender, { endpoint: 'loanPush', drop: 'after', times: 1 });
    expect(await dropped(ask(lender, loanPush, push, { key }))).to.be.instanceOf(Dropped);
    expect(await booked(lender)).to.equal(1);
    expect((await ask(lender, loanPush, push, { key })).code).to.equal('0');
    expect(await booked(lender)).to.equal(1);
  });

  it('breaks in the middle of an answer', async () => {
    const lender = lenderFor();
    await stage(lender, { endpoint: 'loanConfirm', drop: 'body' });
    const response = await lender.fetch(requestFor(lender, loanConfirm, confirm));
    expect(response.status).to.equal(200);
    expect(await dropped(response.text()), 'the body ends in an error').to.be.instanceOf(Error);
  });

  it('acts and fails all the same', async () => {
    const lender = lenderFor();
    await stage(lender, { endpoint: 'loanPush', status: 504, act: true });
    expect((await lender.fetch(requestFor(lender, loanPush, push))).status).to.equal(504);
    expect(await booked(lender)).to.equal(1);
  });

  it('hangs until the caller goes', async () => {
    const lender = lenderFor();
    await stage(lender, { endpoint: 'loanPush', hang: 'after' });
    const gone = new AbortController();
    const call = dropped(ask(lender, loanPush, push, { signal: gone.signal }));
    await new Promise((resolve) => setTimeout(resolve, 30));
    gone.abort();
    expect(await call).to.be.instanceOf(Error);
    expect(await booked(lender)).to.equal(1);
  });

  it('is played for the picture of a captcha, too', async () => {
    const lender = lenderFor();
    const { sid } = Object((await ask(lender, getSid, {})).data);
    const look = () => lender.fetch(new Request(`${ORIGIN}/roof${captchaPath.replace('{provider}', 'lender')}?sid=${sid}&t=1`));
    await stage(lender, { endpoint: 'captcha', status: 500, times: 1 }, { endpoint: 'captcha', drop: 'before', times: 1 });
    expect((await look()).status).to.equal(500);
    expect(await dropped(look())).to.be.instanceOf(Dropped);
    expect((await look()).headers.get('content-type')).to.equal('image/png');
  });

  it('stays in its world', async () => {
    const lender = lenderFor();
    await stage(lender, { endpoint: 'loanConfirm', world: 'a', refuse: { code: 1 } });
    const code = async (merchantNumber: string) => (await ask(lender, loanConfirm, confirm, { session: { merchantNumber } })).code;
    expect([await code('a'), await code('b')]).to.deep.equal(['1', '0']);
    await lender.control('POST', 'reset', { world: 'a' });
    expect(await code('a')).to.equal('0');
  });

  it('is taken back, and refuses to be misspelt', async () => {
    const lender = lenderFor();
    await stage(lender, { endpoint: 'loanConfirm', refuse: { code: 1 } });
    await lender.control('DELETE', 'scenarios?endpoint=loanConfirm');
    expect((await ask(lender, loanConfirm, confirm)).code).to.equal('0');
    expect(String(await dropped(stage(lender, { endpoint: 'loanConfrm' })))).to.contain('loanConfrm');
    expect(String(await dropped(stage(lender, { endpoint: 'loanConfirm', latancy: 1 })))).to.contain('latancy');
  });

  it('keeps a log with bodies', async () => {
    const lender = lenderFor();
    await ask(lender, loanConfirm, confirm, { session: { userId: '7' } });
    const log = Object(await lender.control('GET', 'log?endpoint=loanConfirm'));
    expect(log).to.have.length(1);
    expect([log[0].payload, log[0].session, log[0].acted, log[0].status]).to.deep.equal([confirm, { userId: '7' }, true, 200]);
  });
});
