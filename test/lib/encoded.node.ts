import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { encoded } from '../../src/lib/encoded.js';

describe('a part of a url', () => {
  for (const [text, written] of [
    ['a b&c', 'a%20b%26c'],
    ['Mpesa 💚', 'Mpesa%20%F0%9F%92%9A'],
    ['half \ud83d', 'half%20%EF%BF%BD'],
    ['\udc9a half', '%EF%BF%BD%20half'],
    ['\udc9a\ud83d', '%EF%BF%BD%EF%BF%BD'],
  ] as const)
    it(JSON.stringify(text), () => assert.equal(encoded(text), written));
});
