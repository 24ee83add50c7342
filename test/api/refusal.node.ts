import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bodyOf } from '../../src/api/decode.js';
import { problemList } from '../../src/api/endpoints/complaint.js';
import { pay } from '../../src/api/endpoints/repayment.js';

describe('what a refusal says', () => {
  it('under an HTTP error is a refusal whatever its code', () => {
    for (const status of [199, 300, 404, 500])
      assert.throws(() => bodyOf(problemList, { status, body: JSON.stringify({ code: 0, data: {} }) }, undefined), { kind: 'refused' });
    assert.equal(bodyOf(problemList, { status: 299, body: JSON.stringify({ code: 0, data: {} }) }, undefined).code, '0');
  });

  it('of a gateway is none where money moves: of that only the lender knows', () => {
    const came = (status: number, code: number) => ({ status, body: JSON.stringify({ code, message: 'Gateway Timeout' }) });
    for (const status of [502, 503, 504]) {
      assert.throws(() => bodyOf(pay, came(status, status), undefined), { kind: 'http', code: String(status), serverMessage: '' });
      assert.throws(() => bodyOf(pay, came(status, 5), undefined), { kind: 'refused' });
      assert.throws(() => bodyOf(problemList, came(status, status), undefined), { kind: 'refused' });
    }
    for (const status of [200, 400, 422, 500]) assert.throws(() => bodyOf(pay, came(status, status), undefined), { kind: 'refused' });
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
