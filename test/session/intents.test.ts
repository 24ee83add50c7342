import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { createIntents } from '../../src/session/intents.js';
import { storage, type Storage } from '../../src/session/storage.js';
import { resetClock, setClock } from '../kit/clock.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Storage that forgets everything, as in a webview that forbids it. */
const forbidden: Storage = { get: () => null, set: () => {}, remove: () => {}, keys: () => [], clear: () => {} };

describe('the intents to move money', () => {
  beforeEach(() => localStorage.clear());

  it('keeps one key while nothing changed, also for the next page', () => {
    const { key } = createIntents(storage, 'u1').keyFor('pay 100', 'open: 100');
    expect(key).to.match(UUID);
    expect(createIntents(storage, 'u1').keyFor('pay 100', 'open: 100').key).to.equal(key);
  });

  it('has another key for another state, another intent, another borrower, and once it is settled', () => {
    const intents = createIntents(storage, 'u1');
    const { key } = intents.keyFor('pay 100', 'open: 100');
    const others = [
      createIntents(storage, 'u2').keyFor('pay 100', 'open: 100').key,
      intents.keyFor('pay 99', 'open: 100').key,
      intents.keyFor('pay 100', 'open: 0').key,
    ];
    intents.settle('pay 100');
    others.push(intents.keyFor('pay 100', 'open: 0').key);
    expect(new Set([key, ...others]).size).to.equal(5);
  });

  it('is over once it was refused', () => {
    const intents = createIntents(storage, 'u1');
    const { key } = intents.keyFor('pay', 'open');
    intents.refuse('pay');
    expect(intents.keyFor('pay', 'open').key).not.to.equal(key);
  });

  it('refused while an earlier sending is unheard of, goes out once more under its key, within five minutes', () => {
    const now = Date.now();
    const intents = createIntents(storage, 'u1');
    const sent = () => intents.keyFor('pay', 'open').key;
    const first = sent();
    expect(sent()).to.equal(first);
    intents.refuse('pay');
    expect(createIntents(storage, 'u1').keyFor('pay', 'open').key).to.equal(first);
    intents.refuse('pay');
    const second = sent();
    expect(second, 'refused twice').not.to.equal(first);
    try {
      sent();
      intents.refuse('pay');
      setClock(() => now + 6 * 60 * 1000);
      expect(sent(), 'later').not.to.equal(second);
    } finally {
      resetClock();
    }
  });

  it('lives no longer than its day for being refused late in it', () => {
    const now = Date.now();
    const day = 24 * 60 * 60 * 1000;
    const intents = createIntents(storage, 'u1');
    const sent = () => intents.keyFor('pay', 'open').key;
    try {
      setClock(() => now);
      const first = sent();
      sent();
      setClock(() => now + day - 60_000);
      intents.refuse('pay');
      expect(intents.unheard('pay', 'open')).to.equal(true);
      setClock(() => now + day + 60_000);
      expect(intents.unheard('pay', 'open')).to.equal(false);
      expect(sent()).not.to.equal(first);
    } finally {
      resetClock();
    }
  });

  it('tells of several sendings about the same that the order is as it was for any of them', () => {
    const intents = createIntents(storage, 'u1');
    intents.keyFor('pay 1', 'open: 1', {}, 'order');
    intents.keyFor('pay 2', 'open: 2', {}, 'order');
    intents.keyFor('pay 3', 'open: 3', {}, 'order');
    for (const state of ['open: 1', 'open: 2', 'open: 3'])
      expect(
        intents.doubt('order', () => state),
        state,
      ).to.equal('same');
    expect(intents.doubt('order', () => 'open: 4')).to.equal('changed');
  });

  it('turned away at the door, is refused the next time as the first time', () => {
    const intents = createIntents(storage, 'u1');
    const { key } = intents.keyFor('pay', 'open');
    intents.turnAway('pay');
    expect(intents.keyFor('pay', 'open').key).to.equal(key);
    intents.refuse('pay');
    expect(intents.keyFor('pay', 'open').key).not.to.equal(key);
  });

  it('gives back with a key what was given when it was sent first', () => {
    const first = createIntents(storage, 'u1').keyFor('pay', 'open', { repayToken: 't1' });
    expect(first.given).to.deep.equal({ repayToken: 't1' });
    expect(createIntents(storage, 'u1').keyFor('pay', 'open', { repayToken: 't2' })).to.deep.include({
      key: first.key,
      given: first.given,
    });
    expect(createIntents(storage, 'u1').keyFor('pay', 'closed', { repayToken: 't2' }).given).to.deep.equal({ repayToken: 't2' });
  });

  it('takes the key over that another page of the borrower sent meanwhile', () => {
    const [one, two] = [createIntents(storage, 'u1'), createIntents(storage, 'u1')];
    one.keyFor('pay', 'before');
    const { key } = two.keyFor('pay', 'after');
    expect(one.keyFor('pay', 'after').key).to.equal(key);
  });

  it('tells the next page what was sent and never heard of, whether the order is as it was then, and only about the same', () => {
    const intents = createIntents(storage, 'u1');
    const doubt = (about = 'o1 wallet', state = 'open', owner = 'u1') => createIntents(storage, owner).doubt(about, () => state);
    expect(doubt()).to.equal(undefined);
    intents.keyFor('pay 100', 'open', {}, 'o1 wallet');
    expect([doubt(), doubt('o1 wallet', 'paid'), doubt('o2 wallet'), doubt('o1 wallet', 'open', 'u2')]).to.deep.equal([
      'same',
      'changed',
      undefined,
      undefined,
    ]);
    intents.refuse('pay 100');
    expect(doubt(), 'refused').to.equal(undefined);
    intents.keyFor('pay 100', 'open', {}, 'o1 wallet');
    intents.turnAway('pay 100');
    expect(doubt(), 'turned away').to.equal(undefined);
  });

  it('tells it in a page whose old library puts its own in place of `Array.from`, which knows no sets', () => {
    const { from } = Array;
    createIntents(storage, 'u1').keyFor('pay 100', 'open', {}, 'o1 wallet');
    try {
      Reflect.set(Array, 'from', (list: Partial<ArrayLike<unknown>>) => Array.prototype.slice.call(list));
      expect(createIntents(storage, 'u1').doubt('o1 wallet', () => 'open')).to.equal('same');
    } finally {
      Array.from = from;
    }
  });

  it('has told what it told once something else about the same was done, and still keeps its key', () => {
    const intents = createIntents(storage, 'u1');
    const { key } = intents.keyFor('pay 100', 'open', {}, 'o1');
    intents.keyFor('pay 50', 'open', {}, 'o1');
    intents.settle('pay 50', 'o1');
    expect(intents.doubt('o1', () => 'open')).to.equal(undefined);
    expect(intents.keyFor('pay 100', 'open', {}, 'o1').key).to.equal(key);
    expect(intents.doubt('o1', () => 'open')).to.equal('same');
  });

  it('names once that nothing can be stored', () => {
    const { warn } = console;
    const lines: unknown[] = [];
    console.warn = (...parts: unknown[]) => void lines.push(...parts);
    const intents = createIntents(forbidden, 'u1');
    for (const what of ['pay', 'take']) intents.keyFor(what, 'open');
    console.warn = warn;
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/^\[loan-elements\] Local storage keeps nothing.*setDomStorageEnabled/);
  });

  it('tells it as long as the page where nothing may be stored', () => {
    const intents = createIntents(forbidden, 'u1');
    intents.keyFor('pay', 'open', {}, 'o1');
    expect(intents.doubt('o1', () => 'paid')).to.equal('changed');
    intents.settle('pay', 'o1');
    expect(intents.doubt('o1', () => 'paid')).to.equal(undefined);
  });

  it('tells what was done, with what was issued for it, and whether that was seen; that is no key to go out with again, and no doubt', () => {
    for (const place of [storage, forbidden]) {
      const intents = createIntents(place, 'u1');
      const { key } = intents.keyFor('take', 'offered', {}, 'p1');
      intents.settle('take', 'p1', { orderId: 'o1' });
      expect(intents.done('p1')?.given).to.deep.equal({ orderId: 'o1' });
      expect([intents.done('p2'), intents.doubt('p1', () => 'offered')]).to.deep.equal([undefined, undefined]);
      expect(intents.keyFor('take', 'offered', {}, 'p1').key).not.to.equal(key);
      intents.refuse('take');
      expect(intents.done('p1')?.given, 'another one was refused').to.deep.equal({ orderId: 'o1' });
      intents.seen('p1');
      expect(intents.done('p1')?.given).to.deep.equal({ orderId: 'o1', seen: 'yes' });
    }
  });

  it('is kept where the page’s clock has no origin', () => {
    const origin = Object.getOwnPropertyDescriptor(Performance.prototype, 'timeOrigin');
    Reflect.deleteProperty(Performance.prototype, 'timeOrigin');
    try {
      const { key } = createIntents(storage, 'u1').keyFor('pay', 'open');
      expect(createIntents(storage, 'u1').keyFor('pay', 'open').key).to.equal(key);
    } finally {
      if (origin) Object.defineProperty(Performance.prototype, 'timeOrigin', origin);
    }
  });

  it('lives as long as the page where nothing may be stored', () => {
    const intents = createIntents(forbidden, 'u1');
    const { key } = intents.keyFor('pay', 'open');
    expect(intents.keyFor('pay', 'open').key).to.equal(key);
    intents.settle('pay');
    expect(intents.keyFor('pay', 'open').key).not.to.equal(key);
  });

  it('forgets a key after a day, and leaves nothing behind for ever', () => {
    const now = Date.now();
    // By one clock: what is kept a moment later lives a moment longer.
    setClock(() => now);
    try {
      const { key } = createIntents(storage, 'u1').keyFor('pay', 'open');
      setClock(() => now + 24 * 60 * 60 * 1000 + 1);
      expect(createIntents(storage, 'u1').keyFor('pay', 'open').key).not.to.equal(key);
      createIntents(storage, 'u1').keyFor('other', 'open');
      setClock(() => now + 49 * 60 * 60 * 1000);
      createIntents(storage, 'u1').keyFor('third', 'open');
      expect(localStorage.length).to.equal(1);
    } finally {
      resetClock();
    }
  });

  it('keeps a key, and the doubt, where the phone alone is put forward by days while the page is open', () => {
    const real = Date.now;
    const intents = createIntents(storage, 'u1');
    const { key } = intents.keyFor('pay', 'open', {}, 'o1');
    try {
      for (const days of [2, 365, -365]) {
        Date.now = () => real() + days * 24 * 60 * 60 * 1000;
        expect(
          intents.doubt('o1', () => 'open'),
          `${days} days`,
        ).to.equal('same');
        expect(intents.unheard('pay', 'open'), `${days} days`).to.equal(true);
        expect(intents.keyFor('pay', 'open', {}, 'o1').key, `${days} days`).to.equal(key);
      }
    } finally {
      Date.now = real;
    }
  });

  it('begins the time of what lies there anew, once, after a clock was set back', () => {
    const now = Date.now();
    const day = 24 * 60 * 60 * 1000;
    try {
      setClock(() => now + 400 * day);
      const ahead = createIntents(storage, 'u1');
      const { key } = ahead.keyFor('pay', 'open', {}, 'o1');
      ahead.settle('other', 'o2', {});
      setClock(() => now);
      const back = createIntents(storage, 'u1');
      expect(back.done('o2')).not.to.equal(undefined);
      expect(back.doubt('o1', () => 'open')).to.equal('same');
      setClock(() => now + 15 * 60 * 1000 + 1);
      expect(createIntents(storage, 'u1').done('o2')).to.equal(undefined);
      setClock(() => now + day - 1);
      expect(createIntents(storage, 'u1').keyFor('pay', 'open', {}, 'o1').key).to.equal(key);
      setClock(() => now + day + 1);
      expect(createIntents(storage, 'u1').doubt('o1', () => 'open')).to.equal(undefined);
      expect(localStorage.length).to.equal(0);
    } finally {
      resetClock();
    }
  });

  it('stores neither what is paid nor from where', () => {
    createIntents(storage, 'u1').keyFor(JSON.stringify({ amount: 84500, cardNo: '0712345678' }), '{"open":[84500]}');
    expect(Object.values(localStorage).join()).not.to.match(/84500|0712345678/);
  });

  it('survives whatever lies in its place', () => {
    const first = createIntents(storage, 'u1');
    first.keyFor('pay', 'open');
    const [place = ''] = Object.keys(localStorage);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"key":"a\\r\\nb","state":"","until":9e15}')), (text) => {
        localStorage.setItem(place, text);
        expect(createIntents(storage, 'u1').keyFor('pay', 'open').key).to.match(UUID);
      }),
      { numRuns: 300 },
    );
  });
});
