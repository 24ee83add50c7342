import { expect } from '@open-wc/testing';
import { shown } from '../../demo/common/talk.js';
import { installShell } from '../../demo/common/fake-shell.js';
import { fetchingXhr } from '../../demo/frame/fetching-xhr.js';
import { loadTransport } from '../../src/api/client.js';
import { TransportError, type Outgoing } from '../../src/api/transport.js';

const real = window.XMLHttpRequest;

describe('an XMLHttpRequest on top of fetch', () => {
  afterEach(() => {
    window.XMLHttpRequest = real;
  });

  /** As the client of the elements asks; its `fetch` is faked. */
  const ask = async (answer: (request: Request) => Promise<Response>, part: Partial<Outgoing> = {}) => {
    const transport = await loadTransport();
    window.XMLHttpRequest = fetchingXhr((input, init) => answer(new Request(input, init)));
    const out: Outgoing = {
      method: 'POST',
      url: '/roof/x',
      headers: {},
      body: '{}',
      timeout: 1000,
      signal: undefined,
      onProgress: undefined,
    };
    return transport({ ...out, ...part });
  };

  it('sends and answers', async () => {
    const seen: unknown[] = [];
    const answer = await ask(
      async (request) => {
        seen.push(request.method, request.headers.get('building'), await request.text());
        return new Response('{"code":0}', { status: 201, headers: { 'content-type': 'application/json' } });
      },
      { body: '{"a":1}', headers: { building: 'b', 'content-type': 'application/json' }, onProgress: (share) => seen.push(share) },
    );
    expect(seen).to.deep.equal(['POST', 'b', '{"a":1}', 1]);
    const body = answer.body instanceof ArrayBuffer ? new TextDecoder().decode(answer.body) : '';
    expect([answer.status, body]).to.deep.equal([201, '{"code":0}']);
  });

  const reason = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (thrown: unknown) => (thrown instanceof TransportError ? thrown.reason : String(thrown)),
    );

  it('breaks, takes too long, and is given up', async () => {
    const never = (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new Error('given up')));
      });
    expect(await reason(ask(() => Promise.reject(new TypeError('Failed to fetch'))))).to.equal('network');
    expect(await reason(ask(never, { timeout: 20 }))).to.equal('timeout');
    const control = new AbortController();
    setTimeout(() => control.abort(), 20);
    expect(await reason(ask(never, { signal: control.signal }))).to.equal('aborted');
  });
});

describe('what the gallery shows of a payload', () => {
  it('is JSON whatever it is', () => {
    const round: Record<string, unknown> = { renew: () => undefined };
    round['self'] = round;
    expect(JSON.parse(shown(round))).to.deep.equal({ renew: '(a function)', self: '(again)' });
    expect(shown(undefined)).to.equal('');
  });
});

describe('the played shell', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'LoanShell');
  });

  it('has the methods that are not missing, and throws where it is told to', () => {
    const calls: string[] = [];
    installShell(window, {
      kind: 'android',
      state: (action) => (action === 'goMine' ? 'missing' : action === 'goHome' ? 'throws' : 'works'),
      called: ({ action, raw, threw }) => calls.push(`${action} ${raw} ${String(threw)}`),
    });
    const shell = Reflect.get(window, 'LoanShell') as Record<string, (payload?: string) => void>;
    expect('goMine' in shell).to.equal(false);
    expect(() => shell['goHome']?.()).to.throw();
    shell['openUrl']?.('{"url":"x:y"}');
    expect(calls).to.deep.equal(['goHome  true', 'openUrl {"url":"x:y"} false']);
  });
});
