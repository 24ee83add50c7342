import { createLooks, type Look } from '../lib/list-looks.js';
import type { ListWindow } from '../lib/list-window.js';
import { rootOf } from './kept-focus.js';
import { onSized } from './sized.js';

/** What every drawn row of a list carries, with its index. */
const ROW = 'data-row';

/** From the list up to the page, through slots and out of shadow trees. */
function pathOf(list: Element): Element[] {
  const path: Element[] = [];
  for (let at: Element | null = list; at;) {
    path.push(at);
    const root: Node = at.getRootNode();
    at = at.assignedSlot ?? at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return path;
}

function indexOf(row: Element | null | undefined): number | undefined {
  const text = row?.getAttribute(ROW);
  return text ? Number(text) : undefined;
}

function focusedRow(list: HTMLElement): number | undefined {
  const active = rootOf(list).activeElement;
  return active && list.contains(active) ? indexOf(active.closest(`[${ROW}]`)) : undefined;
}

/** How many of the page's px one px of an element's rectangle is: before `currentCSSZoom` a rectangle knew nothing of `zoom`. */
function zoomOf(path: readonly Element[]): number {
  if ('currentCSSZoom' in Element.prototype) return 1;
  let zoom = 1;
  for (const element of path) zoom *= Number(getComputedStyle(element).zoom) || 1;
  return zoom;
}

/** All in px of the list itself: margins are, whatever scales the list. */
function lookAt(list: HTMLElement): Omit<Look, 'total'> | undefined {
  const box = list.getBoundingClientRect();
  const scale = box.height / list.offsetHeight;
  if (box.width === 0 || !(scale > 0)) return undefined;
  const heights = new Map<number, number>();
  for (const row of list.children) {
    const index = indexOf(row);
    if (index !== undefined) heights.set(index, row.getBoundingClientRect().height / scale);
  }
  const zoom = zoomOf(pathOf(list));
  // Such rectangles follow the page's scrolling in px of their own in old Chromes, in the page's in WebKit: both places are drawn.
  const apart = window.scrollY * (1 - 1 / zoom);
  return {
    top: -(box.top + Math.max(0, apart)) / scale,
    bottom: (window.innerHeight / zoom - box.top - Math.min(0, apart)) / scale,
    width: list.offsetWidth,
    heights,
    focused: focusedRow(list),
  };
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
  const roots = new Set(pathOf(list).map((element) => element.getRootNode()));
  for (const root of roots) root.addEventListener('scroll', later, { capture: true, passive: true });
  list.addEventListener('focusin', later);
  list.addEventListener('focusout', later);
  window.addEventListener('resize', later);
  const release = onSized(list, later);
  later();
  return () => {
    cancelAnimationFrame(frame);
    for (const root of roots) root.removeEventListener('scroll', later, { capture: true });
    list.removeEventListener('focusin', later);
    list.removeEventListener('focusout', later);
    window.removeEventListener('resize', later);
    release();
  };
}
