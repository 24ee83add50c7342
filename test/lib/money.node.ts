import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { cents, formatCents, formatMinor, groupThousands, sum, toCents, toMajor, type Cents } from '../../src/lib/money.js';

const given = (value: number): Cents => {
  const amount = cents(value);
  assert.ok(amount !== null);
  return amount;
};
/** Every amount that can be read: thirteen digits and two decimals. */
const amount = fc.integer({ min: -(10 ** 15 - 1), max: 10 ** 15 - 1 }).map(given);

describe('money', () => {
  it('is read from a number or its decimal string, the third decimal rounded half away from zero', () => {
    for (const [value, expected] of [
      [845, 84_500],
      ['845', 84_500],
      [' 845.5 ', 84_550],
      ['845.', 84_500],
      [84500.55, 8_450_055],
      ['0.01', 1],
      ['1.005', 101],
      ['1.0049999', 100],
      ['0.995', 100],
      ['-1.005', -101],
      ['-1.004', -100],
      ['9999999999999.99', 999_999_999_999_999],
    ] as const)
      assert.equal(toCents(value), expected, String(value));
    for (const zero of ['-0', '-0.004', -0]) assert.ok(Object.is(toCents(zero), 0), String(zero));
  });

  it('is nothing where it is no such number', () => {
    for (const value of ['', ' ', '.5', 'x', '1,5', '1.000.000', '1 000', '1e3', '+1', '--1', '12345678901234', 1e21, 1e-7, NaN, Infinity])
      assert.equal(toCents(value), null, String(value));
    for (const value of [null, undefined, true, {}, [1], 1n]) assert.equal(toCents(value), null);
    for (const value of [0.5, 2 ** 53, NaN]) assert.equal(cents(value), null);
  });

  it('is the same whether a whole number comes as one or as its digits', () => {
    for (const whole of [1e13 - 1, 1e13, 1 - 1e13, -1e13, 9e13, 2 ** 53])
      assert.equal(toCents(whole), toCents(String(whole)), String(whole));
    fc.assert(
      fc.property(fc.maxSafeInteger(), (whole) => assert.equal(toCents(whole), toCents(String(whole)))),
      { numRuns: 5000 },
    );
  });

  it('goes out as it came in, every amount', () => {
    fc.assert(
      fc.property(amount, (each) => {
        assert.equal(toCents(toMajor(each)), each === 0 ? 0 : each);
        assert.equal(toMajor(each), each / 100);
      }),
      { numRuns: 5000 },
    );
    assert.equal(toMajor(given(-5)), -0.05);
  });

  it('adds up, and is nothing where the sum cannot be exact', () => {
    assert.equal(sum([]), 0);
    assert.equal(sum([given(10), given(20), given(-5)]), 25);
    assert.equal(sum([given(Number.MAX_SAFE_INTEGER), given(1)]), null);
    assert.equal(sum([given(10), undefined]), null);
  });

  it('has dots for thousands and a comma before decimals', () => {
    for (const [value, expected] of [
      [0, '0'],
      [5, '0,05'],
      [50, '0,50'],
      [99_900, '999'],
      [100_000, '1.000'],
      [123_456_789, '1.234.567,89'],
      [-123_456_700, '-1.234.567'],
    ] as const)
      assert.equal(formatCents(given(value)), expected);
    for (const [digits, expected] of [
      ['1', '1'],
      ['123', '123'],
      ['1234', '1.234'],
      ['123456', '123.456'],
      ['1234567', '1.234.567'],
    ] as const)
      assert.equal(groupThousands(digits), expected);
  });

  it('in minor units is divided by 100, with two decimals after a dot, and stays as it is where it is no number', () => {
    for (const [value, expected] of [
      [8_450_055, '84500.55'],
      ['100', '1.00'],
      [' 100 ', '1.00'],
      [5, '0.05'],
      ['0', '0.00'],
      ['-5', '-0.05'],
      ['0012345', '123.45'],
      ['free', 'free'],
      ['', ''],
    ] as const)
      assert.equal(formatMinor(value), expected);
  });
});
