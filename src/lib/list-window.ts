import { atom, computed, type ReadableAtom } from 'nanostores';
import { GUESS, shownFirst, WHOLE, type Shown } from './listed.js';

/** What is drawn of a list that may be long: the first rows, until somebody who sees the page shows others. */
export interface ListWindow {
  readonly $shown: ReadableAtom<Shown>;
  show(shown: Shown): void;
}

/** The same place in a list that has become longer or shorter. */
function fitted(shown: Shown, total: number): Shown {
  const runs = shown.runs.filter(({ from }) => from < total).map((run) => ({ ...run, to: Math.min(run.to, total) }));
  if (total <= WHOLE || runs.length === 0) return shownFirst(total);
  return { total, long: true, runs, after: Math.max(0, shown.after + (total - shown.total) * GUESS) };
}

export function createListWindow($total: ReadableAtom<number>): ListWindow {
  const $seen = atom<Shown | undefined>();
  return {
    $shown: computed([$total, $seen], (total, seen) =>
      !seen?.long ? shownFirst(total) : seen.total === total ? seen : fitted(seen, total),
    ),
    show: (shown) => $seen.set(shown),
  };
}
