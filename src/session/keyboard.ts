import { atom, onMount } from 'nanostores';
import { focused } from '../lib/focused.js';
import { firstViewport, viewportNow } from './viewport.js';

/** Spec section 2, "Bank account information". */
const THRESHOLD = 60;
const UNFOCUSED = 1000;

function typing(): boolean {
  const active = focused();
  return active instanceof HTMLTextAreaElement || (active instanceof HTMLInputElement && !/^(?:checkbox|radio|button)$/.test(active.type));
}

/** True while the on-screen keyboard shrinks the viewport by more than 60 px. */
export const $keyboardOpen = atom(false);
onMount($keyboardOpen, () => {
  let { width, height: full } = firstViewport();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** How high the page is on its side, as far as can be told while the keyboard stays: as wide as it was, less what the shell takes. */
  const turned = (across: number): number => (width < full === across > width ? width - Math.max(0, across - full) : 0);

  function look(): void {
    clearTimeout(timer);
    const now = viewportNow();
    // Turning the phone is another viewport, not a keyboard.
    if (now.width !== width) full = $keyboardOpen.get() && typing() ? turned(now.width) : now.height;
    width = now.width;
    full = Math.max(full, now.height);
    $keyboardOpen.set(full - now.height > THRESHOLD);
    if ($keyboardOpen.get()) timer = setTimeout(settle, UNFOCUSED);
  }

  /** Nothing to type into: then it is a smaller window, and no button may stay away for it. */
  function settle(): void {
    if (typing()) {
      timer = setTimeout(settle, UNFOCUSED);
      return;
    }
    full = viewportNow().height;
    look();
  }

  const viewport: EventTarget = window.visualViewport ?? window;
  viewport.addEventListener('resize', look);
  window.addEventListener('resize', look);
  look();
  return () => {
    clearTimeout(timer);
    viewport.removeEventListener('resize', look);
    window.removeEventListener('resize', look);
    $keyboardOpen.set(false);
  };
});
