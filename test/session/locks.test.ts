import { expect } from '@open-wc/testing';
import { locksOf } from '../../src/session/locks.js';

describe('the locks of a session', () => {
  it('lets one of many through, whoever asks in the same turn', async () => {
    const locks = locksOf('borrower-0');
    let runs = 0;
    const run = async () => {
      runs += 1;
      await Promise.resolve();
      return runs;
    };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => locks.once('pay', run)));
    expect(runs).to.equal(1);
    expect(answers).to.deep.equal([1, undefined, undefined, undefined, undefined]);
  });

  it('is the same for one borrower, and another for another', async () => {
    const first = locksOf('borrower-a').once('pay', () => new Promise((resolve) => setTimeout(resolve)));
    expect(await locksOf('borrower-a').once('pay', () => Promise.resolve('second'))).to.equal(undefined);
    expect(await locksOf('borrower-b').once('pay', () => Promise.resolve('own'))).to.equal('own');
    await first;
  });

  it('holds other names apart, and lets go when the work fails', async () => {
    const locks = locksOf('borrower-1');
    const broken = locks.once('a', () => Promise.reject(new Error('no')));
    expect(Array.from(locks.$held.get())).to.deep.equal(['a']);
    expect(await locks.once('b', () => Promise.resolve('b'))).to.equal('b');
    await broken.catch(() => {});
    expect(locks.$held.get().size).to.equal(0);
    expect(await locks.once('a', () => Promise.resolve('again'))).to.equal('again');
  });

  it('is taken again by nobody while the listeners hear of it', async () => {
    const locks = locksOf('borrower-2');
    const inner: unknown[] = [];
    locks.$held.listen((held) => {
      if (held.has('pay')) inner.push(locks.once('pay', () => Promise.resolve('second')));
    });
    await locks.once('pay', () => Promise.resolve('first'));
    expect(await Promise.all(inner)).to.deep.equal([undefined]);
  });
});
