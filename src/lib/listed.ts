/** Rows that are drawn one after another, with the empty space that stands for the rows before them. */
export interface Run {
  readonly from: number;
  /** Behind the last row. */
  readonly to: number;
  /** In px. */
  readonly space: number;
}

/** What is drawn of a list. */
export interface Shown {
  readonly total: number;
  /** True when the list is too long to be drawn whole. */
  readonly long: boolean;
  readonly runs: readonly Run[];
  /** The empty space below the last run, in px. */
  readonly after: number;
}

/** What is drawn, with the rows themselves. */
export interface Listed<Row> {
  readonly total: number;
  /** True for a list that is too long to be drawn whole. */
  readonly long: boolean;
  readonly runs: readonly { readonly space: number; readonly rows: readonly Row[] }[];
  readonly after: number;
}

/** So many rows are drawn whole. */
export const WHOLE = 30;
/** So many of a longer list, before it is known what is on screen. */
export const FIRST = 12;
/** The height of a row that nobody has seen yet, in px. */
export const GUESS = 160;

/** What is drawn of a list first. */
export const shownFirst = (total: number): Shown =>
  total <= WHOLE
    ? { total, long: false, runs: [{ from: 0, to: total, space: 0 }], after: 0 }
    : { total, long: true, runs: [{ from: 0, to: FIRST, space: 0 }], after: (total - FIRST) * GUESS };

/** The rows of what is shown, each made of its item. */
export function listed<Item, Row>(items: readonly Item[], shown: Shown, row: (item: Item, index: number) => Row): Listed<Row> {
  return {
    total: shown.total,
    long: shown.long,
    runs: shown.runs.map(({ from, to, space }) => ({ space, rows: items.slice(from, to).map((item, at) => row(item, from + at)) })),
    after: shown.after,
  };
}
