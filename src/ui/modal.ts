import { focusedIn, giveFocus, rootOf } from './kept-focus.js';
import { focused } from '../lib/focused.js';
import { lasting } from '../lib/lasting.js';
import { isRendered } from '../lib/rendered.js';
import { onSized } from './sized.js';

const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),textarea:not([disabled]),select:not([disabled]),iframe,[tabindex="0"]';

/** A dialog has one group of them, if any, which is one stop. */
const RADIO = '[type=radio]';

/** What a tap is made of: the first of them moves the focus. */
const PRESSES = ['mousedown', 'click'] as const;
/** So long after a dialog came, in ms, a tap may be meant for what opened it. */
const TWICE = 1000;

/** Whether somebody goes by keyboard: what has the focus shows it. */
function showsFocus(element: Element | null): boolean {
  try {
    return element?.matches(':focus-visible') ?? false;
  } catch {
    // Chrome before 86, Safari before 15.4.
    return false;
  }
}

/** Where the focus begins: on the first control for who goes by keyboard, else on the title, where it chooses nothing. */
function focusFirst(dialog: HTMLElement, byKeyboard: boolean): void {
  const find = (what: string) => dialog.querySelector<HTMLElement>(what);
  const wanted = find('[data-focus]') ?? (byKeyboard ? find(focusable) : null) ?? find('.dialog__title') ?? dialog;
  wanted.focus();
  if (wanted.matches('input,textarea')) return;
  // With large text its buttons may be far below: it is read from its beginning. A field is scrolled to as it wants.
  dialog.scrollTop = 0;
  // WebKit scrolls to what has the focus a little later.
  setTimeout(() => {
    if (rootOf(dialog).activeElement === wanted) dialog.scrollTop = 0;
  });
}

/** Keeps Tab inside at its first and its last stop: a browser would go to its own controls from there, and a webview to nowhere. */
function keepTab(dialog: HTMLElement, event: KeyboardEvent): void {
  const active = rootOf(dialog).activeElement;
  const radio = dialog.querySelector(`${RADIO}:checked`) ?? (active?.matches(RADIO) ? active : dialog.querySelector(RADIO));
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((one) => one === radio || !one.matches(RADIO));
  const at = stops.findIndex((one) => one === active);
  const last = stops.length - 1;
  if (event.shiftKey ? at > 0 : at < last) return;
  event.preventDefault();
  stops[event.shiftKey ? last : 0]?.focus();
}

function isAt(element: Element, { clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** For engines whose `dialog` cannot be modal (Safari before 15.4): what is tapped beside it does nothing. */
function cover(dialog: HTMLElement, pressed: (event: MouseEvent) => void): () => void {
  const onBeside = (event: MouseEvent) => {
    if (event.composedPath().some((node) => node instanceof HTMLElement && node.matches('dialog[open]'))) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') pressed(event);
  };
  for (const press of PRESSES) window.addEventListener(press, onBeside, true);
  dialog.setAttribute('open', '');
  dialog.setAttribute('aria-modal', 'true');
  return () => {
    for (const press of PRESSES) window.removeEventListener(press, onBeside, true);
  };
}

function holderOf(dialog: HTMLElement): Element {
  const root = rootOf(dialog);
  return root instanceof ShadowRoot ? root.host : document.body;
}

/** A modal dialog that nobody sees would keep the whole page from everybody. */
const isSeen = (dialog: HTMLElement): boolean => isRendered(holderOf(dialog));

/** Shows a dialog: at first, and when it was moved, which leaves it open and no longer modal. */
function show(dialog: HTMLDialogElement): void {
  // Drawn once more in an element that was just taken out of the page.
  if (!dialog.isConnected || !isSeen(dialog)) return;
  const byKeyboard = showsFocus(rootOf(dialog).activeElement);
  if (typeof dialog.showModal === 'function') {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  focusFirst(dialog, byKeyboard);
}

/** A ref for a `dialog`: modal while it is drawn, the focus inside, and given back when it goes. */
export const modal = lasting((dialog: HTMLDialogElement) => {
  // One that opens by itself takes the focus from wherever in the page it is, and gives it back there.
  const before = focusedIn(rootOf(dialog)) ?? focused();
  // A browser closes a dialog on a second Escape whatever the screen says; as long as it is drawn, and seen, it stays open.
  const keep = () => {
    if (!isSeen(dialog)) dialog.close();
    else if (!dialog.open) show(dialog);
  };
  const native = typeof dialog.showModal === 'function';
  const cancel = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') keepTab(dialog, event);
    else if (event.key === 'Escape' && !native) cancel();
  };
  const opened = performance.now();
  // But for one more where it was opened: whoever taps twice means once.
  const leave = (event: MouseEvent) => {
    const again = performance.now() - opened < TWICE && before && isAt(before, event);
    if (!again) cancel();
  };
  // What begins inside and ends beside marks text.
  let inside = false;
  const onPress = (event: MouseEvent) => {
    const beside = event.target === dialog && !isAt(dialog, event);
    if (beside && event.type === 'click' && !inside) leave(event);
    inside = event.type === 'mousedown' && !beside;
  };
  const release = native ? onSized(holderOf(dialog), keep) : cover(dialog, leave);
  dialog.addEventListener('close', keep);
  dialog.addEventListener('keydown', onKey);
  for (const press of PRESSES) dialog.addEventListener(press, onPress);
  tellingOf(dialog);
  show(dialog);
  return () => {
    dialog.removeEventListener('close', keep);
    dialog.removeEventListener('keydown', onKey);
    for (const press of PRESSES) dialog.removeEventListener(press, onPress);
    release();
    if (native && dialog.open) dialog.close();
    if (before instanceof HTMLElement && before.isConnected) giveFocus(before);
  };
});

function lift(element: HTMLElement): void {
  if (!element.isConnected || typeof element.showPopover !== 'function') return;
  element.setAttribute('popover', 'manual');
  if (!element.matches(':popover-open')) element.showPopover();
}

const told = new WeakMap<Element, HTMLElement>();

/** Where a dialog says what is told above it: closed, for it is for ears, and nobody else finds the same words twice. */
function tellingOf(dialog: Element): HTMLElement | undefined {
  const holder = dialog.querySelector('[data-told]');
  if (!holder) return undefined;
  const before = told.get(holder);
  if (before) return before;
  const place = document.createElement('div');
  place.setAttribute('role', 'status');
  holder.attachShadow({ mode: 'closed' }).appendChild(place);
  told.set(holder, place);
  return place;
}

/**
 * A ref for a toast: into the top layer, above dialogs, where the engine has one. A screen reader hears nothing from outside a modal
 * dialog, though it be seen: there the dialog says it.
 */
export const onTop = lasting((element: HTMLElement) => {
  lift(element);
  const dialog = [...rootOf(element).querySelectorAll('dialog[open]:not([aria-modal])')].pop();
  const place = dialog && tellingOf(dialog);
  if (!place) return undefined;
  place.setAttribute('role', element.getAttribute('role') ?? 'status');
  place.textContent = element.textContent;
  return () => {
    place.textContent = '';
  };
});

/** Puts back into the top layer what a move of the element took out of it, without a word. */
export function raise(root: ShadowRoot): void {
  root.querySelectorAll('dialog').forEach(show);
  root.querySelectorAll<HTMLElement>('[popover]').forEach(lift);
}
