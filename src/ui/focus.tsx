function focus(mark: HTMLElement | null): void {
  const root = mark?.getRootNode();
  if (!mark || !(root instanceof ShadowRoot || root instanceof Document)) return;
  const wanted = root.getElementById(mark.dataset.on ?? '');
  if (!wanted) return;
  wanted.focus();
  // Out from under the bar at the bottom.
  wanted.scrollIntoView({ block: 'center' });
}

/** Puts the focus on the control with this id, whenever `turn` has become another number; 0 leaves the focus where it is. */
export function FocusOn({ id, turn }: { id: string; turn: number }) {
  return turn === 0 ? null : <span key={turn} hidden data-on={id} ref={focus} />;
}
