import { lasting } from '../lib/lasting.js';
import { rootOf } from './kept-focus.js';

/** The place that was shown last in a root. */
const shown = new WeakMap<Document | ShadowRoot, string>();

const arriving = lasting((mark: HTMLElement) => {
  const root = rootOf(mark);
  const [before, place] = [shown.get(root), mark.dataset.place ?? ''];
  shown.set(root, place);
  // What had the focus has perhaps gone with the place before: then the body has it. Whoever has it elsewhere on the page keeps it.
  const { activeElement: focused, body } = document;
  if (before === undefined || before === place || (focused && focused !== body && !root.activeElement)) return undefined;
  const title = root.querySelector<HTMLElement>('.notice,h1,h2,[role="region"]');
  if (title) title.tabIndex = -1;
  title?.focus();
  return undefined;
});

// A function of its own, which a sketch can be without.
function arrive(mark: HTMLElement | null): void {
  arriving(mark);
}

/** Stands last in a screen of several places: when another one is shown, the focus goes to its first notice or title, for whoever reads by ear. */
export function Arrival({ at }: { at: string }) {
  return <span key={at} hidden data-place={at} ref={arrive} />;
}
