import { lasting } from '../lib/lasting.js';
import { rootOf } from './kept-focus.js';

function around(element: Element | null): readonly Element[] {
  return element ? [element, ...around(element.parentElement)] : [];
}

const keeping = lasting((frame: HTMLElement) => {
  /** What had the focus last, and all it stood in. A dialog that is drawn with the frame has it by now. */
  let path: readonly EventTarget[] = around(rootOf(frame).activeElement);
  frame.addEventListener('focusin', (event) => {
    path = event.composedPath();
  });
  const watch = new MutationObserver((changes) => {
    const [held] = path;
    if (!(held instanceof Node) || held.isConnected) return;
    const place = path.find((each) => each instanceof HTMLElement && frame.contains(each));
    path = [];
    // Whoever has it by now keeps it.
    if (!(place instanceof HTMLElement) || document.activeElement !== document.body) return;
    // A whole screen has no name, and would be read as all that is in it: what stands there now has it, or what the screen begins with.
    const before =
      place.matches('.page') && changes.find(({ target, removedNodes }) => target === place && removedNodes[0])?.previousSibling;
    const now = (before instanceof Element && before.nextElementSibling) || place.querySelector('.page > :first-child');
    const to = now instanceof HTMLElement ? now : place;
    if (to.tabIndex < 0) to.tabIndex = -1;
    to.focus({ preventScroll: true });
  });
  watch.observe(frame, { childList: true, subtree: true });
  return undefined;
});

/**
 * A ref for what stands around a screen: when what has the focus goes, and nobody says where to, the focus stays in the place where it
 * was, so that whoever has no pointer goes on from there and not from the beginning of the page: where that is a whole screen, on
 * what came instead, or on what it begins with, be it what says that it is loading, which goes in its turn.
 */
export function keepPlace(frame: HTMLElement | null): void {
  keeping(frame);
}
