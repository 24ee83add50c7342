import { atom, onMount } from 'nanostores';

/** Spec section 2, "Bank account information". */
const THRESHOLD = 60;
const UNFOCUSED = 1000;

function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

function typing(): boolean {
  const active = focused();
  return active instanceof HTMLTextAreaElement || (active instanceof HTMLInputElement && !/^(?:checkbox|radio|button)$/.test(active.type));
}

/** The viewport's height without the reader's own zoom. */
function heightNow(): number {
  const { visualViewport } = window;
  return visualViewport ? visualViewport.height * visualViewport.scale : window.innerHeight;
}

/** True while the on-screen keyboard shrinks the viewport by more than 60 px. */
export const $keyboardOpen = atom(false);
onMount($keyboardOpen, () => {
  let width = window.innerWidth;
  let full = heightNow();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    const height = heightNow();
    // Turning the phone is another viewport, not a keyboard.
    if (window.innerWidth !== width) full = height;
    width = window.innerWidth;
    full = Math.max(full, height);
    $keyboardOpen.set(full - height > THRESHOLD);
    if ($keyboardOpen.get()) timer = setTimeout(settle, UNFOCUSED);
  }

  /** Nothing to type into: then it is a smaller window, and no button may stay away for it. */
  function settle(): void {
    if (typing()) {
      timer = setTimeout(settle, UNFOCUSED);
      return;
    }
    full = heightNow();
    look();
  }

  const viewport: EventTarget = window.visualViewport ?? window;
  viewport.addEventListener('resize', look);
  window.addEventListener('resize', look);
  return () => {
    clearTimeout(timer);
    viewport.removeEventListener('resize', look);
    window.removeEventListener('resize', look);
    $keyboardOpen.set(false);
  };
});
