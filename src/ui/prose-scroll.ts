import { intoView } from './into-view.js';
import { rootOf } from './kept-focus.js';

function above(node: Node): Node | null {
  return node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
}

/** What an element lies in starts at its top. */
function toTop(element: Element): void {
  for (let at: Node | null = element; at; at = above(at)) if (at instanceof Element && at.scrollTop !== 0) at.scrollTop = 0;
}

/** Now, and once more when the page has loaded: only then does a browser put a reloaded page back to where it was. */
function startAtTop(element: Element): void {
  toTop(element);
  if (document.readyState === 'complete') return;
  window.addEventListener('load', () => requestAnimationFrame(() => toTop(element)), { once: true });
}

const place = Symbol.for('loan-elements.top');

/** For a sketch, whose reader may be further down when its screen is drawn by the store: the page is at its top now, and then left alone. */
export function openAtTop(): void {
  toTop(document.documentElement);
  Reflect.set(window, place, true);
}

function wasOpened(): boolean {
  const opened = Reflect.get(window, place) === true;
  Reflect.deleteProperty(window, place);
  return opened;
}

const refs = new WeakMap<object, (element: Element | null) => void>();

/** A ref: the page starts at its top when this screen is drawn for the first time, and is left alone when it is drawn again. */
export function topOnce(screen: object): (element: Element | null) => void {
  const known = refs.get(screen);
  if (known) return known;
  let done = false;
  const ref = (element: Element | null) => {
    if (!element || done) return;
    done = true;
    if (!wasOpened()) startAtTop(element);
  };
  refs.set(screen, ref);
  return ref;
}

/** Leads to a heading by its id, also inside a shadow root, where a hash finds nothing; the focus goes along. */
export function lead(from: Element, id: string): void {
  const target = rootOf(from).getElementById(id);
  if (!target) return;
  target.focus({ preventScroll: true });
  intoView(target, 'start');
}
