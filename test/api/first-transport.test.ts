import { expect } from '@open-wc/testing';
import { allTaken, firstTransport, forgetEarly, isAsked } from '../../src/api/first-transport.js';
import { hanging, json, mockApi, raw, dropped, type MockApi } from '../kit/mock-api.js';
import { limited, reasonOf, TransportError, type Outgoing } from '../../src/api/transport.js';

const out: Outgoing = {
  method: 'POST',
  url: '/roof/x',
  headers: {},
  body: '{}',
  timeout: 60_000,
  signal: undefined,
  onProgress: undefined,
};
const word = JSON.stringify([out.method, out.url, out.headers, out.body]);

/** What another script of the page has asked already. */
function asked(answer: Promise<{ status: number; body: string }>): void {
  Reflect.set(window, Symbol.for('loan-elements.first.1'), new Map([[word, answer]]));
}

const textOf = (body: unknown) => (body instanceof ArrayBuffer ? new TextDecoder().decode(body) : '');

describe('the first calls of a page', () => {
  it('take the answer that another script has asked for, once', async () => {
    asked(Promise.resolve({ status: 200, body: 'early' }));
    expect([isAsked(out), isAsked({ ...out, method: 'GET' }), allTaken()]).to.deep.equal([true, false, false]);
    expect(await firstTransport(out)).to.deep.equal({ status: 200, body: 'early' });
    expect([isAsked(out), allTaken()]).to.deep.equal([false, true]);
  });

  it('are asked again when the page was away before they were taken, and nothing was taken', async () => {
    asked(Promise.resolve({ status: 200, body: 'early' }));
    forgetEarly();
    expect([isAsked(out), allTaken()]).to.deep.equal([false, false]);
    asked(Promise.resolve({ status: 200, body: 'early' }));
    await firstTransport(out);
    forgetEarly();
    expect(allTaken()).to.equal(true);
  });

  it('are asked again when their answers are old by the clock, however it was changed', () => {
    for (const [minutes, good] of [
      [1, true],
      [20, false],
      [-20, false],
    ] as const) {
      asked(Promise.resolve({ status: 200, body: 'early' }));
      Reflect.set(Reflect.get(window, Symbol.for('loan-elements.first.1')), 'at', Date.now() - minutes * 60_000);
      expect(isAsked(out)).to.equal(good);
      expect(allTaken()).to.equal(false);
    }
  });

  it('know a timeout of another script’s for what it is', async () => {
    class Foreign extends Error {
      readonly reason = 'timeout';
    }
    asked(Promise.reject(new Foreign()));
    const thrown: unknown = await firstTransport(out).catch((error: unknown) => error);
    expect(thrown).to.be.instanceOf(TransportError);
    expect(reasonOf(thrown)).to.equal('timeout');
  });

  it('count any other failure as the network’s', () => {
    for (const thrown of [new TypeError('fetch'), null, 'x', { reason: 1 }]) expect(reasonOf(thrown)).to.equal('network');
  });
});

describe('a first call on its way', () => {
  const call: Outgoing = {
    ...out,
    url: '/roof/v3/loan-confirm/loan-detail-confirm',
    headers: { 'content-type': 'application/json', gather: 'g-1' },
  };
  let api: MockApi;
  beforeEach(() => (api = mockApi()));
  afterEach(() => api.restore());
  const fault = (given: Partial<Outgoing> = {}) => firstTransport({ ...call, ...given }).then(() => 'none', reasonOf);

  it('gives back what came, to the letter', async () => {
    api.on('loanConfirm', json({ code: 0, message: 'Imepokelewa – 多谢 €' }));
    const { status, body } = await firstTransport({ ...call, body: '{"productId":"p1"}' });
    expect([status, JSON.parse(textOf(body))]).to.deep.equal([200, { code: 0, message: 'Imepokelewa – 多谢 €' }]);
    const [sent] = api.calls('loanConfirm');
    expect([sent?.method, sent?.headers.gather, sent?.body]).to.deep.equal(['POST', 'g-1', { productId: 'p1' }]);
  });

  describe('that may bring much', () => {
    const own = Object.getOwnPropertyDescriptor(Blob.prototype, 'arrayBuffer');
    const long = { ...call, long: true };
    let blobs = 0;
    const readBy = (read: (blob: Blob) => Promise<ArrayBuffer>) =>
      Object.defineProperty(Blob.prototype, 'arrayBuffer', {
        configurable: true,
        value(this: Blob) {
          blobs += 1;
          return read(this);
        },
      });
    beforeEach(() => {
      blobs = 0;
      readBy((blob) => new Response(blob).arrayBuffer());
      api.on('loanConfirm', json({ code: 0, message: 'Imepokelewa – 多谢 €' }));
    });
    afterEach(() => own && Object.defineProperty(Blob.prototype, 'arrayBuffer', own));

    it('has it gathered beside the page, and gives its bytes all the same', async () => {
      const { status, body } = await firstTransport(long);
      expect([status, JSON.parse(textOf(body))]).to.deep.equal([200, { code: 0, message: 'Imepokelewa – 多谢 €' }]);
      expect(blobs).to.equal(1);
      await firstTransport(call);
      expect(blobs).to.equal(1);
    });

    it('counts what was gathered and cannot be read as the network’s', async () => {
      readBy(() => Promise.reject(new DOMException('gone', 'NotReadableError')));
      expect(await fault({ long: true })).to.equal('network');
    });

    it('gives the same where a blob cannot be read', async () => {
      Reflect.deleteProperty(Blob.prototype, 'arrayBuffer');
      const { body } = await firstTransport(long);
      expect(JSON.parse(textOf(body))).to.deep.equal({ code: 0, message: 'Imepokelewa – 多谢 €' });
      expect(blobs).to.equal(0);
    });
  });

  it('gives back what failed, and nothing', async () => {
    for (const [status, text] of [
      [500, '<html>'],
      [204, ''],
      [200, ''],
    ] as const) {
      api.on('loanConfirm', raw(text, status));
      const came = await firstTransport(call);
      expect([came.status, textOf(came.body)]).to.deep.equal([status, text]);
    }
  });

  it('knows a broken line, a slow one, and one that was given up', async () => {
    api.on('loanConfirm', dropped);
    expect(await fault()).to.equal('network');
    api.on('loanConfirm', hanging);
    expect(await fault({ timeout: 30 })).to.equal('timeout');
    const control = new AbortController();
    const failed = fault({ signal: control.signal });
    const sent = await api.called('loanConfirm', 2);
    control.abort();
    expect(await failed).to.equal('aborted');
    expect(sent.aborted).to.equal(true);
  });

  it('asks nothing where it was given up in the same task', async () => {
    const control = new AbortController();
    const failed = fault({ signal: control.signal });
    control.abort();
    expect(await failed).to.equal('aborted');
    expect(api.all).to.have.lengthOf(0);
  });
});

describe('the time of a call', () => {
  const carry = limited(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new TransportError('aborted')));
      }),
  );
  const failure = (given: Partial<Outgoing>) => carry({ ...out, ...given }).then(() => 'none', reasonOf);

  it('ends in a timeout', async () => {
    expect(await failure({ timeout: 10 })).to.equal('timeout');
  });

  it('is not what ends a call that was given up', async () => {
    const control = new AbortController();
    const failed = failure({ timeout: 1000, signal: control.signal });
    control.abort();
    expect(await failed).to.equal('aborted');
  });
});
