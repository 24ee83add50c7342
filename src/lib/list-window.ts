import { atom, computed, type ReadableAtom } from 'nanostores';
import { GUESS, shownFirst, WHOLE, type Shown } from './listed.js';

/** What is drawn of a list that may be long: the first rows, until somebody who sees the page shows others. */
export interface ListWindow {
  readonly $shown: ReadableAtom<Shown>;
  show(shown: Shown): void;
}

/** The same place in a list that has become longer or shorter. */
function fitted(seen: Shown | undefined, total: number): Shown {
  if (!seen?.long || total <= WHOLE) return shownFirst(total);
  if (seen.total === total) return seen;
  const runs = seen.runs.filter(({ from }) => from < total).map((run) => ({ ...run, to: Math.min(run.to, total) }));
  return runs[0] ? { total, long: true, runs, after: Math.max(0, seen.after + (total - seen.total) * GUESS) } : shownFirst(total);
}

/** The window of a list, which may have holes where nothing is read yet: what is there stays until what is asked for was read. */
export function createListWindow($items: ReadableAtom<readonly unknown[]>): ListWindow {
  const $seen = atom<Shown | undefined>();
  let before: Shown | undefined;
  return {
    $shown: computed([$items, $seen], (items, seen) => {
      const total = items.length;
      const read = (shown?: Shown) => shown?.total === total && shown.runs.every(({ to }) => to === 0 || to - 1 in items);
      return (before = [fitted(seen, total), before].find(read) ?? shownFirst(total));
    }),
    show: (shown) => $seen.set(shown),
  };
}
