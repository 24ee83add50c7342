import { expect } from '@open-wc/testing';
import { createLocks } from '../../src/session/locks.js';

describe('the locks of a session', () => {
  it('lets one of many through, whoever asks in the same turn', async () => {
    const locks = createLocks();
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

  it('holds other names apart, and lets go when the work fails', async () => {
    const locks = createLocks();
    const broken = locks.once('a', () => Promise.reject(new Error('no')));
    expect(Array.from(locks.$held.get())).to.deep.equal(['a']);
    expect(await locks.once('b', () => Promise.resolve('b'))).to.equal('b');
    await broken.catch(() => {});
    expect(locks.$held.get().size).to.equal(0);
    expect(await locks.once('a', () => Promise.resolve('again'))).to.equal('again');
  });

  it('is taken again by nobody while the listeners hear of it', async () => {
    const locks = createLocks();
    const inner: unknown[] = [];
    locks.$held.listen((held) => {
      if (held.has('pay')) inner.push(locks.once('pay', () => Promise.resolve('second')));
    });
    await locks.once('pay', () => Promise.resolve('first'));
    expect(await Promise.all(inner)).to.deep.equal([undefined]);
  });
});
