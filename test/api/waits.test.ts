import { expect } from '@open-wc/testing';
import { loadTransport } from '../../src/api/client.js';
import { channelTemplate } from '../../src/api/endpoints/promotion.js';
import { repaymentCommit } from '../../src/api/endpoints/card.js';
import { asLoanError } from '../../src/api/errors.js';
import { scopeOf } from '../session/scope-kit.js';
import { dropped, hanging, mockApi, raw, type MockApi, type Reply } from '../kit/mock-api.js';

/** Nothing else waits so long. */
const LEAST = 300;
/** No pause is as long; an answer is waited for for longer. */
const PAUSES = 4000;

describe('how long is waited', () => {
  const { setTimeout: set, clearTimeout: clear } = window;
  let server: MockApi;
  let waits: number[];
  /** Longer waits than this one end as late as ever: what is answered is answered by then. */
  let most: number;
  // It is not waited for then.
  before(() => loadTransport());
  beforeEach(() => {
    waits = [];
    most = PAUSES;
    server = mockApi();
    // A long wait is over at once, and known.
    Reflect.set(window, 'setTimeout', (run: () => void, ms = 0) => {
      if (ms >= LEAST) waits.push(ms);
      return set(run, ms >= LEAST && ms < most ? 1 : ms);
    });
  });
  afterEach(() => {
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
    server.restore();
  });

  /** What becomes of a call, how often it was sent, and what was waited for until then. */
  async function ask(reply: Reply, post = false) {
    const { scope, close } = scopeOf();
    const name = post ? 'repaymentCommit' : 'channelTemplate';
    server.on(name, reply);
    const commit = {
      amount: 1,
      bankName: '',
      cardId: 'c',
      cardNo: '',
      couponId: null,
      orderId: 'o',
      bankCode: '',
      sendMsg: 0,
      repayToken: 't',
    } as const;
    const call = post ? scope.call(repaymentCommit, commit) : scope.call(channelTemplate, { templateId: 't-1' });
    const error = await call.then(
      () => undefined,
      (thrown: unknown) => asLoanError(thrown, name),
    );
    const waited = [...waits];
    close();
    return { kind: error?.kind, sent: server.calls(name).length, waited };
  }

  for (const [what, reply] of [
    ['a broken connection', dropped],
    ['a server that is down', raw('', 502)],
  ] as const) {
    it(`a GET is asked twice more after ${what}, 1 s and 2 s apart, give or take half`, async () => {
      const { sent, waited } = await ask(reply);
      expect(sent).to.equal(3);
      const pauses = waited.filter((ms) => ms < PAUSES);
      expect(pauses).to.have.length(2);
      expect(pauses[0]).to.be.within(500, 1500);
      expect(pauses[1]).to.be.within(1000, 3000);
    });

    it(`what is posted is sent once, also after ${what}`, async () => {
      expect((await ask(reply, true)).sent).to.equal(1);
    });
  }

  it('a GET that is answered, if with a refusal of its page, is asked once', async () => {
    for (const reply of [raw('', 404), raw('{"code":5,"message":"No"}'), raw('no JSON')]) {
      const before = server.calls('channelTemplate').length;
      await ask(reply);
      expect(server.calls('channelTemplate').length - before).to.equal(1);
    }
  });

  it('an answer is waited for for a minute', async () => {
    most = Infinity;
    expect((await ask(hanging, true)).kind).to.equal('timeout');
    expect(waits.filter((ms) => ms > PAUSES)).to.deep.equal([60_000]);
  });

  it('a toast stands for 2 s where something failed or is to be known, 3 s where something was done, and never less than 0.3 s', () => {
    const { scope, close } = scopeOf();
    const standing = (...toast: Parameters<typeof scope.toast>) => {
      waits = [];
      scope.toast(...toast);
      return waits;
    };
    expect(standing('fail', 'No')).to.deep.equal([2000]);
    expect(standing('info', 'Choose')).to.deep.equal([2000]);
    expect(standing('success', 'Done')).to.deep.equal([3000]);
    expect(standing('success', 'Done', 10)).to.deep.equal([300]);
    close();
  });
});
