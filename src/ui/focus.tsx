import { lasting } from '../lib/lasting.js';

/** Comes after a dialog that goes has given the focus back, and not once more when React takes over. */
const focus = lasting((mark: HTMLElement) => {
  const root = mark.getRootNode();
  const wanted = root instanceof ShadowRoot || root instanceof Document ? root.getElementById(mark.dataset.on ?? '') : null;
  wanted?.focus();
  // Out from under the bar at the bottom.
  wanted?.scrollIntoView({ block: 'center' });
  return undefined;
});

/** Puts the focus on the control with this id, whenever `turn` has become another number; 0 leaves the focus where it is. */
export function FocusOn({ id, turn }: { id: string; turn: number }) {
  return turn === 0 ? null : <span key={turn} hidden data-on={id} ref={focus} />;
}
