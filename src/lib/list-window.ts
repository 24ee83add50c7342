import { atom, computed, type ReadableAtom } from 'nanostores';
import { FIRST, GUESS, shownFirst, WHOLE, type Shown } from './listed.js';

/** What the page knows of a list that is drawn. */
export interface Look {
  /** The upper and the lower edge of what is on screen, in px from the top of the list. */
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  /** The heights of the rows that are drawn, by index. */
  readonly heights: ReadonlyMap<number, number>;
  /** The row with the focus: it stays drawn wherever the list is scrolled to. */
  readonly focused: number | undefined;
}

/** Keeps the rows of a long list that are drawn few, whatever its length. */
export interface ListWindow {
  readonly $shown: ReadableAtom<Shown>;
  /** Tells what is on screen now. */
  look(look: Look): void;
}

/** Rows come and go by so many at once: few enough for a frame of a slow phone, yet not every frame. */
const STEP = 4;
/** So far above and below the screen rows are drawn, in px. */
const AHEAD = 600;
const MOST = 240;

interface At {
  readonly from: number;
  readonly to: number;
  readonly focused: number | undefined;
}

export function createListWindow($total: ReadableAtom<number>): ListWindow {
  const $at = atom<At>({ from: 0, to: FIRST, focused: undefined });
  let total = -1;
  let width = 0;
  /** Zero is a row that nobody has seen yet. */
  let heights = new Float64Array(0);
  /** Of the rows seen first; it stays, so that what is above the screen keeps its height. */
  let usual = 0;

  function forget(): void {
    total = $total.get();
    heights = new Float64Array(total);
    usual = 0;
  }

  const heightOf = (index: number) => heights[index] || usual || GUESS;

  function between(from: number, to: number): number {
    let space = 0;
    for (let index = from; index < to; index += 1) space += heightOf(index);
    return space;
  }

  /** The row at a height; the last one below the end. */
  function rowAt(y: number): number {
    let index = 0;
    for (let bottom = heightOf(0); bottom <= y && index < total - 1; bottom += heightOf(index)) index += 1;
    return index;
  }

  function learn(look: Look): boolean {
    if (total !== $total.get() || Math.abs(width - look.width) > 1) forget();
    width = look.width;
    let news = false;
    for (const [index, height] of look.heights) {
      if (index >= total || height <= 0 || Math.abs((heights[index] ?? 0) - height) < 0.5) continue;
      heights[index] = height;
      news = true;
    }
    const seen = [...look.heights.values()].filter((height) => height > 0);
    if (usual === 0 && seen.length > 0) usual = seen.reduce((sum, height) => sum + height, 0) / seen.length;
    return news;
  }

  function runs({ from, to, focused }: At, count: number): [number, number][] {
    const last = Math.min(to, count);
    const main: [number, number] = [Math.max(0, Math.min(from, last - STEP)), last];
    if (focused === undefined || focused >= count || (focused >= main[0] && focused < main[1])) return [main];
    const alone: [number, number] = [focused, focused + 1];
    return focused < main[0] ? [alone, main] : [main, alone];
  }

  const $shown = computed([$total, $at], (count, at): Shown => {
    if (count <= WHOLE) return shownFirst(count);
    if (count !== total) forget();
    let end = 0;
    const drawn = runs(at, count).map(([from, to]) => {
      const run = { from, to, space: between(end, from) };
      end = to;
      return run;
    });
    return { total: count, long: true, runs: drawn, after: between(end, count) };
  });

  return {
    $shown,
    look(look) {
      if ($total.get() <= WHOLE) return;
      const news = learn(look);
      const now = $at.get();
      const from = Math.floor(rowAt(look.top - AHEAD) / STEP) * STEP;
      const to = Math.min((Math.floor(rowAt(look.bottom + AHEAD) / STEP) + 1) * STEP, from + MOST);
      if (!news && from === now.from && to === now.to && look.focused === now.focused) return;
      $at.set({ from, to, focused: look.focused });
    },
  };
}
