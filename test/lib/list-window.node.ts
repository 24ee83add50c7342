import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { atom } from 'nanostores';
import { createLooks } from '../../src/lib/list-looks.js';
import { createListWindow, type ListWindow } from '../../src/lib/list-window.js';
import { FIRST, WHOLE, type Shown } from '../../src/lib/listed.js';

const SCREEN = 740;
const items = (count: number): readonly unknown[] => Array.from({ length: count });
const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);

/** Where each run stands, as a page lays it out. */
function laidOut(shown: Shown, heights: readonly number[]) {
  let top = 0;
  const runs = shown.runs.map(({ from, to, space }) => {
    const begin = top + space;
    top = begin + sum(heights.slice(from, to));
    return { from, to, begin, end: top };
  });
  return { runs, height: top + shown.after };
}

type Looks = ReturnType<typeof createLooks>;

/** Looks, as a page does after each drawing, until nothing changes; gives what is drawn then. */
function settle(window: ListWindow, looks: Looks, heights: readonly number[], top: number, focused?: number, screen = SCREEN) {
  for (let round = 0; round < 20; round += 1) {
    const before = window.$shown.get();
    const drawn = before.runs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));
    const known = new Map(drawn.map((index) => [index, heights[index] ?? 0]));
    const shown = looks({ total: before.total, top, bottom: top + screen, width: 328, heights: known, focused });
    if (!shown) break;
    window.show(shown);
  }
  return laidOut(window.$shown.get(), heights);
}

const rows = fc.array(fc.integer({ min: 40, max: 400 }), { minLength: WHOLE + 1, maxLength: 300 });
const places = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 });

describe('the window of a long list', () => {
  it('draws a short list whole, and the first rows of a long one', () => {
    const $items = atom(items(WHOLE));
    const { $shown } = createListWindow($items);
    assert.deepEqual($shown.get().runs, [{ from: 0, to: WHOLE, space: 0 }]);
    $items.set(items(WHOLE + 1));
    assert.deepEqual($shown.get().runs, [{ from: 0, to: FIRST, space: 0 }]);
  });

  it('fills the screen wherever it is scrolled to, with few rows', () => {
    fc.assert(
      fc.property(rows, places, (heights, shares) => {
        const window = createListWindow(atom(heights));
        const looks = createLooks();
        for (const share of shares) {
          const { height } = laidOut(window.$shown.get(), heights);
          const top = share * Math.max(0, height - SCREEN);
          const drawn = settle(window, looks, heights, top);
          const bottom = Math.min(top + SCREEN, drawn.height);
          assert.ok(
            drawn.runs.some(({ begin, end }) => begin <= Math.max(0, Math.min(top, drawn.height - 1)) && end >= bottom - 1),
            JSON.stringify([top, drawn]),
          );
          const count = drawn.runs.reduce((all, { from, to }) => all + to - from, 0);
          assert.ok(count < 70, `${count} rows`);
        }
      }),
      { numRuns: 300, seed: 20_261_122 },
    );
  });

  it('fills a screen of any height', () => {
    const heights = Array.from({ length: 1000 }, () => 100);
    const { runs, height } = settle(createListWindow(atom(heights)), createLooks(), heights, 0, undefined, 90_000);
    assert.deepEqual(
      runs.map(({ from, begin }) => [from, begin]),
      [[0, 0]],
    );
    assert.ok(runs.every(({ end }) => end >= 90_000 && end < height));
  });

  it('keeps its place when the list becomes longer or shorter', () => {
    const $items = atom(items(1000));
    const window = createListWindow($items);
    const heights = Array.from({ length: 1100 }, () => 100);
    settle(window, createLooks(), heights.slice(0, 1000), 40_000);
    const [run] = window.$shown.get().runs;
    $items.set(items(1100));
    assert.deepEqual(window.$shown.get().runs, [run]);
    $items.set(items(405));
    assert.deepEqual(window.$shown.get().runs, [{ ...run, to: 405 }]);
    $items.set(items(300));
    assert.deepEqual(window.$shown.get().runs, [{ from: 0, to: FIRST, space: 0 }]);
    $items.set(items(3));
    assert.deepEqual(window.$shown.get().runs, [{ from: 0, to: 3, space: 0 }]);
  });

  it('keeps what is drawn until what it is scrolled to was read', () => {
    const heights = Array.from({ length: 1000 }, () => 100);
    const begun = items(64).concat();
    begun.length = 1000;
    const $items = atom<readonly unknown[]>(begun);
    const window = createListWindow($items);
    const looks = createLooks();
    const near = settle(window, looks, heights, 3000);
    assert.ok(near.runs.some(({ begin, end }) => begin <= 3000 && end >= 3000 + SCREEN));
    assert.deepEqual(settle(window, looks, heights, 40_000), near);
    // Some could not be read.
    $items.set(items(990));
    const { runs, height } = laidOut(window.$shown.get(), heights);
    assert.ok(runs.some(({ begin, end }) => begin <= 40_000 && end >= 40_000 + SCREEN));
    assert.equal(window.$shown.get().total, 990);
    assert.ok(height > 90_000);
    // Another list, of which less is read.
    const other = items(64).concat();
    other.length = 990;
    $items.set(other);
    assert.deepEqual(window.$shown.get().runs, [{ from: 0, to: FIRST, space: 0 }]);
  });

  it('draws once for rows that are as high as was thought', () => {
    const looks = createLooks();
    const look = (from: number, to: number) => {
      const heights = new Map(Array.from({ length: to - from }, (_, at) => [from + at, 100]));
      return looks({ total: 1000, top: 100 * from, bottom: 100 * from + SCREEN, width: 328, heights, focused: undefined });
    };
    look(0, FIRST);
    const shown = look(0, 16);
    assert.deepEqual(shown, undefined);
    const [run] = look(200, 200)?.runs ?? [];
    assert.ok(run && run.from <= 194 && run.to >= 213);
    assert.equal(run.space, run.from * 100);
    assert.equal(look(200, run.to), undefined);
  });

  it('keeps the row with the focus', () => {
    const heights = Array.from({ length: 1000 }, () => 100);
    const window = createListWindow(atom(heights));
    const looks = createLooks();
    for (const top of [0, 40_000, 99_000]) {
      const { runs } = settle(window, looks, heights, top, 300);
      assert.ok(runs.some(({ from, to }) => from <= 300 && to > 300));
      assert.ok(runs.some(({ begin, end }) => begin <= top && end >= top + SCREEN));
    }
  });
});
