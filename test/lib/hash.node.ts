import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fingerprint, traceOf } from '../../src/lib/hash.js';

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
