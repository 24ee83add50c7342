import { createLooks, type Look } from '../lib/list-looks.js';
import type { ListWindow } from '../lib/list-window.js';

/** What every drawn row of a list carries, with its index. */
const ROW = 'data-row';

function rootsAbove(element: Element): Node[] {
  const roots: Node[] = [];
  for (let at: Node = element; ;) {
    const root = at.getRootNode();
    roots.push(root);
    if (!(root instanceof ShadowRoot)) return roots;
    at = root.host;
  }
}

function indexOf(row: Element | null | undefined): number | undefined {
  const text = row?.getAttribute(ROW);
  return text ? Number(text) : undefined;
}

function focusedRow(list: HTMLElement): number | undefined {
  const root = list.getRootNode();
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  return active && list.contains(active) ? indexOf(active.closest(`[${ROW}]`)) : undefined;
}

function lookAt(list: HTMLElement): Omit<Look, 'total'> | undefined {
  const box = list.getBoundingClientRect();
  if (box.width === 0) return undefined;
  const heights = new Map<number, number>();
  for (const row of Array.from(list.children)) {
    const index = indexOf(row);
    if (index !== undefined) heights.set(index, row.getBoundingClientRect().height);
  }
  return { top: -box.top, bottom: window.innerHeight - box.top, width: box.width, heights, focused: focusedRow(list) };
}

/** Tells the window of a long list what to draw, as it is scrolled. Gives back what ends it. */
export function scrolled(list: HTMLElement, { $shown, show }: ListWindow): () => void {
  const looks = createLooks();
  let frame = 0;
  const look = () => {
    frame = 0;
    const seen = lookAt(list);
    const shown = seen && looks({ ...seen, total: $shown.get().total });
    if (shown) show(shown);
  };
  // Once a frame, and never inside an observer's own round.
  const later = () => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  // Whatever scrolls is above the list, perhaps in another shadow tree: scrolling does not leave its tree.
  const roots = rootsAbove(list);
  for (const root of roots) root.addEventListener('scroll', later, { capture: true, passive: true });
  list.addEventListener('focusin', later);
  list.addEventListener('focusout', later);
  window.addEventListener('resize', later);
  const sizes = new ResizeObserver(later);
  sizes.observe(list);
  later();
  return () => {
    cancelAnimationFrame(frame);
    for (const root of roots) root.removeEventListener('scroll', later, { capture: true });
    list.removeEventListener('focusin', later);
    list.removeEventListener('focusout', later);
    window.removeEventListener('resize', later);
    sizes.disconnect();
  };
}
