import { task, type Wiretap } from './lender.js';
import type { Shown } from './stage.js';

/** What a borrower fills in, where nothing else is known of a field. */
export interface Typed {
  readonly phone: string;
  readonly code: string;
  readonly digits: string;
  readonly text: string;
}

const TYPED: Typed = { phone: '0712345678', code: '123456', digits: '0712345678', text: 'Asha Mushi' };

const CONTROLS = 'button,a[href],summary,input:not([type=hidden]),textarea,select';

const folded = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** The dialog on top, else the whole screen. */
export function scene(root: ShadowRoot): ParentNode {
  const open = Array.from(root.querySelectorAll('dialog')).filter((dialog) => dialog.open);
  return open[open.length - 1] ?? root;
}

/** The words of a piece of the page, one block apart from the other. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node instanceof HTMLImageElement) return node.alt;
  if (!(node instanceof HTMLElement) || node.hidden || node.getAttribute('aria-hidden') === 'true') return '';
  const words = Array.from(node.childNodes, wordsOf).join('');
  return getComputedStyle(node).display === 'inline' ? words : ` ${words} `;
}

/** The name a control is called by: its label, else its words. */
export function nameOf(control: Element): string {
  const root = control.getRootNode();
  const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = ids.map((id) => (root instanceof ShadowRoot ? root.getElementById(id)?.textContent : '')).join(' ');
  const labels = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.labels : null;
  return folded(labelled || control.getAttribute('aria-label') || Array.from(labels ?? [], wordsOf).join(' ') || wordsOf(control));
}

/** Everything that can be operated in the scene. */
export const controls = (root: ShadowRoot): HTMLElement[] => Array.from(scene(root).querySelectorAll<HTMLElement>(CONTROLS));

export const usable = (control: HTMLElement): boolean =>
  !control.hasAttribute('disabled') && control.getAttribute('aria-disabled') !== 'true' && control.getClientRects().length > 0;

/** A control of the scene by its whole name; waits until it is there, and, unless told otherwise, can be used. */
export async function control({ root }: Shown, name: string, ready: (one: HTMLElement) => boolean = usable): Promise<HTMLElement> {
  for (const start = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 5))) {
    const found = controls(root).find((one) => nameOf(one) === name && ready(one));
    if (found) return found;
    if (Date.now() - start > 1500) throw new Error(`no “${name}” among: ${controls(root).map(nameOf).join(' | ')}`);
  }
}

/** Types into a field. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function valueFor(field: HTMLInputElement | HTMLTextAreaElement, typed: Typed): string | undefined {
  if (field.readOnly || field.disabled || field.value !== '') return undefined;
  if (field instanceof HTMLTextAreaElement) return typed.text;
  if (field.type === 'tel') return typed.phone;
  if (field.type === 'date') return '1990-05-01';
  if (field.getAttribute('autocomplete') === 'one-time-code') return typed.code;
  if (field.name === 'capcode') return 'ABCD';
  if (field.name === 'code') return typed.code;
  return field.inputMode === 'numeric' ? typed.digits : typed.text;
}

/** Fills in everything that is empty in the scene, and chooses where nothing is chosen. */
export async function fill({ root }: Shown, net: Wiretap, typed: Partial<Typed> = {}): Promise<void> {
  const whole = { ...TYPED, ...typed };
  const groups = new Set<string>();
  for (const one of controls(root)) {
    if (one instanceof HTMLInputElement && one.type === 'radio') {
      const checked = controls(root).some((other) => other instanceof HTMLInputElement && other.name === one.name && other.checked);
      if (!checked && !groups.has(one.name) && usable(one)) one.click();
      groups.add(one.name);
    } else if (one instanceof HTMLInputElement && /^(?:checkbox|file)$/.test(one.type)) continue;
    else if (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) {
      const value = valueFor(one, whole);
      if (value !== undefined) type(one, value);
    } else if (one.getAttribute('aria-haspopup') === 'dialog' && one.querySelector('.field__chosen--none')) {
      one.click();
      await task();
      controls(root)
        .find((option) => option instanceof HTMLInputElement && option.type === 'radio')
        ?.click();
      await task();
      controls(root)
        .find((button) => nameOf(button) === 'Confirm')
        ?.click();
    }
    await task();
  }
  await net.quiet();
}

/** The main action of the scene. */
export const primary = (root: ShadowRoot): HTMLElement | undefined =>
  Array.from(scene(root).querySelectorAll<HTMLElement>('[part~="primary"]')).find(usable);

/** Waits for a control, fills in what is empty around it, and gives it back once it can be used. */
export async function reach(shown: Shown, net: Wiretap, name: string, typed: Partial<Typed> = {}): Promise<HTMLElement> {
  await net.quiet();
  await control(shown, name, () => true);
  await fill(shown, net, typed);
  return control(shown, name);
}

/** Presses one control after the other. */
export async function walk(shown: Shown, net: Wiretap, names: readonly string[], typed: Partial<Typed> = {}): Promise<void> {
  for (const name of names) {
    (await reach(shown, net, name, typed)).click();
    await net.quiet();
  }
}
