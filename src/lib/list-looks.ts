import { FIRST, GUESS, type Shown } from './listed.js';

/** What the page knows of a long list that is drawn. */
export interface Look {
  /** How many rows it has. */
  readonly total: number;
  /** The upper and the lower edge of what is on screen, in px from the top of the list; as all lengths here in px of the list, unscaled. */
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  /** The heights of the rows that are drawn, by index. */
  readonly heights: ReadonlyMap<number, number>;
  /** The row with the focus: it stays drawn wherever the list is scrolled to. */
  readonly focused: number | undefined;
}

/** Rows come and go by so many at once: few enough for a frame of a slow phone, yet not every frame. */
const STEP = 4;
/** So far above and below the screen rows are drawn, in px. */
const AHEAD = 600;

/** Keeps the rows of a long list that are drawn few, whatever its length: what to draw after each look at the page, if anything is new. */
export function createLooks(): (look: Look) => Shown | undefined {
  let at: Pick<Look, 'focused'> & { readonly from: number; readonly to: number } = { from: 0, to: FIRST, focused: undefined };
  let total = -1;
  let width = 0;
  /** Zero is a row that nobody has seen yet. */
  let heights = new Float64Array(0);
  /** Of the rows seen first; it stays, so that what is above the screen keeps its height. */
  let usual = 0;

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
    let news = false;
    if (total !== look.total || Math.abs(width - look.width) > 1) {
      ({ total, width } = look);
      heights = new Float64Array(total);
      usual = 0;
      news = true;
    }
    const seen = [...look.heights].filter(([index, height]) => index < total && height > 0);
    let sum = 0;
    for (const [index, height] of seen) {
      sum += height;
      // A row that is as high as was thought stands where it was drawn: nothing is drawn once more for it.
      if (Math.abs(heightOf(index) - height) >= 0.5) news = true;
      heights[index] = height;
    }
    if (usual === 0 && seen.length > 0) usual = sum / seen.length;
    return news;
  }

  function runs(): [number, number][] {
    const { from, focused } = at;
    const to = Math.min(at.to, total);
    const main: [number, number] = [Math.max(0, Math.min(from, to - STEP)), to];
    if (focused === undefined || focused >= total || (focused >= main[0] && focused < main[1])) return [main];
    const alone: [number, number] = [focused, focused + 1];
    return focused < main[0] ? [alone, main] : [main, alone];
  }

  return (look) => {
    const news = learn(look);
    const from = Math.floor(rowAt(look.top - AHEAD) / STEP) * STEP;
    // No limit but the screen: in a frame as tall as its content nothing scrolls, and a row left out could not be reached.
    const to = (Math.floor(rowAt(look.bottom + AHEAD) / STEP) + 1) * STEP;
    if (!news && from === at.from && to === at.to && look.focused === at.focused) return undefined;
    at = { from, to, focused: look.focused };
    let end = 0;
    const drawn = runs().map(([first, behind]) => {
      const run = { from: first, to: behind, space: between(end, first) };
      end = behind;
      return run;
    });
    return { total, long: true, runs: drawn, after: between(end, total) };
  };
}
