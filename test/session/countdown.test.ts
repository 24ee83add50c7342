import { expect } from '@open-wc/testing';
import { createCountdown } from '../../src/session/countdown.js';
import { scopeOf, type OpenScope } from './scope-kit.js';

describe('a countdown', () => {
  let opened: OpenScope[] = [];
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
    opened = [];
  });

  const scope = (sessionId = 's1', userId = 'u1') => {
    const one = scopeOf({ userId, sessionId });
    opened.push(one);
    return one.scope;
  };
  const left = (...countdowns: { $left: { get(): number } }[]) => countdowns.map(({ $left }) => $left.get());

  it('is one for all elements of a session, whichever was there first', () => {
    const [one, two] = [createCountdown(scope(), () => 'code'), createCountdown(scope(), () => 'code')];
    two.start(60);
    expect(
      left(
        one,
        two,
        createCountdown(scope(), () => 'code'),
      ),
    ).to.deep.equal([60, 60, 60]);
    one.stop();
    expect(left(one, two)).to.deep.equal([0, 0]);
  });

  it('is one also in a page that may store nothing', () => {
    const had = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', { configurable: true, get: () => undefined });
    try {
      createCountdown(scope(), () => 'code').start(60);
      expect(left(createCountdown(scope(), () => 'code'))).to.deep.equal([60]);
    } finally {
      if (had) Object.defineProperty(window, 'localStorage', had);
    }
  });

  it('is another one for another session or purpose', () => {
    const one = createCountdown(scope(), () => 'code');
    const others = [
      createCountdown(scope(), () => 'other'),
      createCountdown(scope('s2'), () => 'code'),
      createCountdown(scope('s1', 'u2'), () => 'code'),
    ];
    one.start(60);
    expect(left(one, ...others)).to.deep.equal([60, 0, 0, 0]);
  });

  it('ends for each by the clock, without forgetting the longer one of another session', async () => {
    const [one, two] = [createCountdown(scope(), () => 'code'), createCountdown(scope('s2'), () => 'code')];
    one.start(0.1);
    two.start(60);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(left(one, two)).to.deep.equal([0, 60]);
    expect(Number(localStorage.getItem('loan-rest:u1:code'))).to.be.above(Date.now());
  });

  it('counts for what it stands for when it is started', () => {
    let order = 'o-1';
    const one = createCountdown(scope(), () => order);
    const two = createCountdown(scope(), () => 'o-2');
    one.start(60);
    order = 'o-2';
    expect(left(one, two)).to.deep.equal([60, 0]);
    one.start(30);
    expect(left(one, two)).to.deep.equal([30, 30]);
    expect(left(createCountdown(scope(), () => 'o-1'))).to.deep.equal([60]);
  });

  it('goes on where the page was reloaded', () => {
    createCountdown(scope(), () => 'code').start(60);
    for (const one of opened.splice(0)) one.close();
    expect(left(createCountdown(scope('s9'), () => 'code'))).to.deep.equal([60]);
  });

  describe('when the clock is set back', () => {
    const now = Date.now;
    const back = (ms: number) => {
      Date.now = () => now() - ms;
    };
    afterEach(() => {
      Date.now = now;
    });

    it('is no longer than it was when it began, and ends', async () => {
      const [one, two] = [createCountdown(scope(), () => 'code'), createCountdown(scope(), () => 'code')];
      one.start(60);
      back(30 * 60_000);
      await new Promise((resolve) => setTimeout(resolve, 1200));
      expect(left(one, two)).to.deep.equal([60, 60]);
      back(30 * 60_000 - 61_000);
      await new Promise((resolve) => setTimeout(resolve, 1200));
      expect(left(one, two)).to.deep.equal([0, 0]);
      expect(localStorage.getItem('loan-rest:u1:code')).to.equal(null);
    });

    it('goes on after a reload for no longer than that, and not anew with each', () => {
      createCountdown(scope(), () => 'code').start(60);
      back(2 * 24 * 3_600_000);
      for (const at of [60, 40]) {
        back(2 * 24 * 3_600_000 - (60 - at) * 1000);
        expect(left(createCountdown(scope(`s${at}`), () => 'code'))).to.deep.equal([at]);
      }
    });
  });
});
