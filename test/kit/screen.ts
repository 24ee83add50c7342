import { fixture, html, waitUntil } from '@open-wc/testing';
import type { Contract } from '../../elements/contract.js';
import { define, type LoanElement } from '../../elements/define.js';
import { keepsBegun } from './begun.js';

/** One event that an element sent. */
export interface Happened {
  readonly type: string;
  readonly detail: Record<string, unknown>;
}

/** An element under test: what a borrower sees and does, and what a page hears. */
export interface Screen {
  readonly element: LoanElement;
  readonly root: ShadowRoot;
  readonly events: Happened[];
  /** The text of everything on screen, spaces folded. */
  text(): string;
  /** A control by its visible words or accessible name; throws when there is none. */
  button(name: string | RegExp): HTMLElement;
  buttons(name: string | RegExp): HTMLElement[];
  input(name: string): HTMLInputElement;
  type(name: string, value: string): void;
  /** Enter in a field, as one press unless told otherwise; false where the browser has nothing more to do. */
  enter(name: string, more?: KeyboardEventInit): boolean;
  /** Details of the events of one type, in order. */
  heard(type: string): Record<string, unknown>[];
  state(): string | null;
  until(test: () => boolean, what?: string): Promise<void>;
}

const always = ['loan-ready', 'loan-error', 'loan-toast', 'loan-track', 'loan-navigate', 'loan-native', 'loan-session-expired'];

const folded = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

function nameOf(element: HTMLElement): string {
  return folded(element.getAttribute('aria-label') ?? element.textContent);
}

/** Puts an element into the page; navigation and native calls are heard and go nowhere. Waits for its first state unless told not to. */
export async function mount(
  contract: Contract,
  attributes: Readonly<Record<string, string>> = {},
  { settle = true, properties = {} }: { settle?: boolean; properties?: Readonly<Record<string, unknown>> } = {},
): Promise<Screen> {
  const tag = define(contract);
  const holder = await fixture<HTMLElement>(html`<div></div>`);
  const element = document.createElement(tag) as LoanElement;
  const events: Happened[] = [];
  for (const type of [...always, ...Object.keys(contract.events)]) {
    holder.addEventListener(type, (event) => {
      if (!(event instanceof CustomEvent)) return;
      events.push({ type, detail: event.detail });
      if (type === 'loan-navigate' || type === 'loan-native') event.preventDefault();
    });
  }
  for (const [name, value] of Object.entries({ 'user-id': 'u1', 'session-id': 's1', ...attributes })) element.setAttribute(name, value);
  for (const [name, value] of Object.entries(properties)) Reflect.set(element, name, value);
  holder.append(element);
  const root = element.shadowRoot;
  if (!root) throw new Error(`<${tag}> has no shadow root`);
  const state = () => element.getAttribute('data-state');
  const buttons = (name: string | RegExp) =>
    Array.from(root.querySelectorAll<HTMLElement>('button,a,[role="radio"],[role="tab"],summary')).filter((one) =>
      typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
    );
  const input = (name: string) => {
    const found = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`no field "${name}"`);
    return found;
  };
  const screen: Screen = {
    element,
    root,
    events,
    state,
    buttons,
    input,
    text: () => folded(root.querySelector('.loan')?.textContent ?? ''),
    button(name) {
      const [found] = buttons(name);
      if (!found) throw new Error(`no button ${String(name)} among: ${buttons(/./).map(nameOf).join(' | ')}`);
      return found;
    },
    type(name, value) {
      const field = input(name);
      const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    enter: (name, more = {}) =>
      input(name).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true, ...more })),
    heard: (type) => events.filter((event) => event.type === type).map((event) => event.detail),
    until: (test, what) => waitUntil(test, what ?? String(test), { timeout: 10_000 }),
  };
  if (settle) await screen.until(() => state() !== null && state() !== 'loading', `<${tag}> to settle`);
  if (tag.startsWith('repay-')) keepsBegun(element);
  return screen;
}
