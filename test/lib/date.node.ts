import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serverTime } from '../../src/lib/date.js';

describe("a server's time", () => {
  it('that is written is a day, with the time of it where that is asked for', () => {
    for (const [value, day, moment = day] of [
      ['2026-08-30', '2026-08-30'],
      ['2026-8-1', '2026-08-01'],
      ['2026-08-30 07:05:09', '2026-08-30', '2026-08-30 07:05:09'],
      ['2026-08-30T00:00:00.000+03:00', '2026-08-30', '2026-08-30 00:00:00'],
      ['2026-08-30T23:59:59Z', '2026-08-30', '2026-08-30 23:59:59'],
    ] as const)
      assert.deepEqual([serverTime(value), serverTime(value, true)], [day, moment]);
  });

  it('that is counted is of the phone', () => {
    const at = new Date(2026, 7, 3, 4, 5, 6);
    for (const value of [String(at.getTime()), String(at.getTime() / 1000)])
      assert.deepEqual([serverTime(value), serverTime(value, true)], ['2026-08-03', '2026-08-03 04:05:06']);
  });

  it('that is neither is shown as it came', () => {
    for (const value of ['', '--', 'Friday', '30/08/2026', '2026-08-30 – 2026-09-30', '12345', '2026-08-30 07:05'])
      assert.deepEqual([serverTime(value), serverTime(value, true)], [value, value]);
  });
});
