import { lasting } from '../lib/lasting.js';
import { intoView } from './into-view.js';
import { rootOf } from './kept-focus.js';

/** Comes after a dialog that goes has given the focus back, and not once more when React takes over. */
const focus = lasting((mark: HTMLElement) => {
  const wanted = rootOf(mark).getElementById(mark.dataset.on ?? '');
  if (!wanted) return undefined;
  wanted.focus();
  // Out from under the bar at the bottom.
  intoView(wanted, 'center');
  return undefined;
});

/** Puts the focus on the control with this id, whenever `turn` has become another number; 0 leaves the focus where it is. */
export function FocusOn({ id, turn }: { id: string; turn: number }) {
  return turn === 0 ? null : <span key={turn} hidden data-on={id} ref={focus} />;
}
