import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { baseKey, baseOf } from '../../src/lib/base.js';

const page = 'https://shop.example:443/loans/page.html?x=1#y';
const keys = (...bases: (string | undefined)[]) => [...new Set(bases.map((base) => baseKey(base, page)))];

describe('a base', () => {
  it('is known by the place it stands for, however it is written', () => {
    assert.deepEqual(keys(undefined, '', '/', '//', 'https://shop.example', 'HTTPS://Shop.Example:443//'), ['https://shop.example/']);
    assert.deepEqual(keys('/api', '/api/', '/x/../api', 'https://shop.example/api//'), ['https://shop.example/api/']);
    assert.deepEqual(keys('https://api.example:8443', 'https://API.example:8443/'), ['https://api.example:8443/']);
  });

  it('is another one at another place', () => {
    const all = ['', '/api', '/API', 'http://shop.example', 'https://shop.example:8443', 'https://api.example', 'https://api.example/v1'];
    assert.equal(keys(...all).length, all.length);
  });

  it('is put before a path as it was given', () => {
    assert.deepEqual(['', '/api/', 'https://API.example:443'].map(baseOf), ['', '/api', 'https://API.example:443']);
  });

  it('is itself where it can be read against nothing', () => {
    assert.equal(baseKey('/api/', 'data:text/html,x'), '/api');
    assert.equal(baseKey('https://[x/', page), 'https://[x');
  });
});
