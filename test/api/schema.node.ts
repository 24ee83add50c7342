import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { list, maybe, text, textValue, words } from '../../src/api/schema.js';

const BLANKS = ['', ' ', '\t\n', '\u00a0\ufeff', '\u200b\u200e\u202e'];

describe('a text that nobody sees anything of', () => {
  it('says nothing', () =>
    assert.deepEqual(
      BLANKS.map((blank) => v.parse(text, blank)),
      BLANKS.map(() => ''),
    ));

  it('is absent where it may be', () =>
    assert.deepEqual(
      BLANKS.map((blank) => v.parse(maybe(text), blank)),
      BLANKS.map(() => undefined),
    ));

  it('is missing where it is needed', () =>
    assert.deepEqual(
      BLANKS.filter((blank) => v.safeParse(words, blank).success),
      [],
    ));

  it('takes no line with it', () =>
    assert.deepEqual(v.parse(list(textValue), [{ text: ' ', value: 'TZS 5' }]), [{ text: '', value: 'TZS 5' }]));

  it('is none that has something to see', () => assert.equal(v.parse(text, ' ₱\u200e '), ' ₱\u200e '));
});
