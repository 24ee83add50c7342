import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { toCents, toMajor } from '../../src/lib/money.js';
import { capped, entered } from '../../src/screens/repay-installment/parts/amount.js';

const max = toCents('338000.75') ?? undefined;
const limit = fc.option(
  fc.integer({ min: -10, max: 10 ** 12 }).map((value) => toCents(String(value / 100)) ?? undefined),
  { nil: undefined },
);
/** An edit of what stands there: a part of it gives way to something else. */
const edit = fc.record({
  from: fc.nat(1000),
  to: fc.nat(1000),
  put: fc.constantFrom('', '', '5', '0', '.', '99', '1.000', '12,50 x', '-'),
});

function edited(text: string, { from, to, put }: { from: number; to: number; put: string }): string {
  const [a, b] = [from % (text.length + 1), to % (text.length + 1)];
  return text.slice(0, Math.min(a, b)) + put + text.slice(Math.max(a, b));
}

describe('a typed amount', () => {
  it('is what its field says, never above the most, and the cap of a cap is itself', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), limit, limit, (edits, most, later) => {
        let shown = '';
        for (const each of edits) {
          shown = entered(shown, edited(shown, each), most);
          assert.match(shown, /^(?:|\.\d{1,2}|(?:0|[1-9]\d{0,12})(?:\.\d{1,2})?)$/);
          const sum = toCents(shown);
          if (/^(?:\.|$)/.test(shown)) {
            assert.equal(sum, null);
            continue;
          }
          assert.ok(sum !== null && (most === undefined || sum <= Math.max(most, 0)), `${shown} above ${most}`);
          assert.equal(toMajor(sum), Number(shown));
        }
        const after = capped(shown, later);
        assert.equal(capped(after, later), after);
        assert.equal(capped(after, undefined), after);
      }),
      { numRuns: 3000 },
    );
  });

  it('has the fraction of the most, and gives up one character for each that is deleted', () => {
    let shown = entered('', '9999999', max);
    assert.equal(shown, '338000.75');
    for (const left of ['338000.7', '338000', '33800', '3380', '338', '33', '3', '']) {
      shown = entered(shown, shown.slice(0, -1), max);
      assert.equal(shown, left);
    }
  });

  for (const [what, before, text, after] of [
    ['a digit before the point goes', '338000.75', '38000.75', '38000.75'],
    ['all of them go', '338000.75', '.75', '.75'],
    ['one is typed where they were', '.75', '5.75', '5.75'],
    ['a digit after the point is another', '338000.75', '338000.15', '338000.15'],
    ['one more after the last', '338000.75', '338000.759', '338000.75'],
    ['the point itself goes', '338000.75', '33800075', '338000.75'],
    ['another text takes its place', '338000.75', '1.000', '1000'],
    ['another text with a point, where there was none', '5', '500.50', '50050'],
  ] as const)
    it(`stays a sum when ${what}`, () => assert.equal(entered(before, text, max), after));
});
