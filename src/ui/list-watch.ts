import { lasting } from '../lib/lasting.js';
import type { ListWindow } from '../lib/list-window.js';

type Watcher = (list: HTMLElement | null) => void;

function watch(list: HTMLElement, rows: ListWindow): () => void {
  let gone = false;
  let end = () => {};
  import('./list-scroll.js').then(
    ({ scrolled }) => {
      if (!gone) end = scrolled(list, rows);
    },
    // Slow, but nothing is missing.
    () => {
      const { total } = rows.$shown.get();
      rows.show({ total, long: true, runs: [{ from: 0, to: total, space: 0 }], after: 0 });
    },
  );
  return () => {
    gone = true;
    end();
  };
}

const watchers = new WeakMap<ListWindow, Watcher>();

/** A ref for a long list: its window hears what is on screen. The same window has the same ref, so that drawing anew keeps it. */
export function watchFor(rows: ListWindow): Watcher {
  const known = watchers.get(rows);
  if (known) return known;
  const watcher = lasting((list: HTMLElement) => watch(list, rows));
  watchers.set(rows, watcher);
  return watcher;
}
