import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fingerprint, randomUuid, traceOf } from '../../src/lib/hash.js';

const accounts = Array.from({ length: 200_000 }, (_, at) => `o-1${String(712_000_000 + at).padStart(10, '0')}`);

describe('a trace of a secret', () => {
  it('is one among so many that the secret is not found by it', () => {
    const codes = Array.from({ length: 200_000 }, (_, at) => `r-1${String(at).padStart(6, '0')}`);
    const found = codes.filter((code) => traceOf(code, 2) === traceOf('r-1135246', 2));
    assert.ok(found.length > 100, `${found.length} codes`);
    assert.match(traceOf('o-10712345678', 4), /^[\da-z]{4}$/);
  });

  it('tells those apart that one borrower may have', () => {
    const shared = accounts.slice(1).filter((account) => traceOf(account, 4) === traceOf(accounts[0] ?? '', 4));
    assert.ok(shared.length < 10, `${shared.length} share it`);
    assert.equal(new Set(accounts.map(fingerprint)).size, accounts.length);
  });
});

describe('a random UUID', () => {
  it('is one, also where what gives random numbers gives nothing back', () => {
    const { getRandomValues } = crypto;
    const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    assert.match(randomUuid(), uuid);
    try {
      Reflect.set(crypto, 'getRandomValues', (bytes: Uint8Array) => void Reflect.apply(getRandomValues, crypto, [bytes]));
      const some = new Set(Array.from({ length: 100 }, randomUuid));
      assert.equal(some.size, 100);
      for (const one of some) assert.match(one, uuid);
    } finally {
      Reflect.deleteProperty(crypto, 'getRandomValues');
    }
    assert.equal(crypto.getRandomValues, getRandomValues);
  });
});
