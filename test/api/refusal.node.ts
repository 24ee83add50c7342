import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bodyOf } from '../../src/api/decode.js';
import { problemList } from '../../src/api/endpoints/complaint.js';

describe('what a refusal says', () => {
  it('under an HTTP error is a refusal whatever its code', () => {
    for (const status of [199, 300, 404, 500])
      assert.throws(() => bodyOf(problemList, { status, body: JSON.stringify({ code: 0, data: {} }) }, undefined), { kind: 'refused' });
    assert.equal(bodyOf(problemList, { status: 299, body: JSON.stringify({ code: 0, data: {} }) }, undefined).code, '0');
  });

  for (const [message, said] of [
    ['The code is wrong.', 'The code is wrong.'],
    [' \u200b\u00a0', ''],
    ['undefined', ''],
    [null, ''],
  ] as const)
    it(`${JSON.stringify(message)} is ${said ? 'told as it is' : 'nothing, for which the screen has words of its own'}`, () =>
      assert.throws(() => bodyOf(problemList, { status: 200, body: JSON.stringify({ code: 5, message }) }, undefined), {
        kind: 'refused',
        serverMessage: said,
      }));
});
