import { isBlank } from '../../src/lib/text.js';
import { DEMO } from '../../demo/lender/demo.js';
import { define, type LoanElement } from '../../elements/define.js';
import type { Wiretap } from './lender.js';
import type { Subject } from './subjects.js';

/** One event that an element sent. */
export interface Heard {
  readonly type: string;
  readonly detail: unknown;
}

/** An element in the page, with everything it says. */
export interface Shown {
  readonly subject: Subject;
  readonly element: LoanElement;
  readonly root: ShadowRoot;
  readonly events: readonly Heard[];
  state(): string | null;
  /** Everything that can be read on screen, without what only styles it. */
  text(): string;
  heard(type: string): readonly unknown[];
  close(): void;
}

const common = ['loan-ready', 'loan-error', 'loan-toast', 'loan-track', 'loan-navigate', 'loan-native', 'loan-session-expired'];

/** Words of a program, not of a screen. */
export const SLIPS = /(?<![^\s(])(?:NaN|undefined|null|-?Infinity|Invalid Date)(?![^\s),.;:!?])|\[object/;

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) return ` ${node.value} ${node.placeholder} `;
  const label = node instanceof Element ? ` ${node.getAttribute('aria-label') ?? ''} ` : ' ';
  const inner = node instanceof HTMLElement ? node.shadowRoot : null;
  return `${label}${Array.from((inner ?? node).childNodes, textOf).join('')} `;
}

export function setHash(hash: string): void {
  // WebKit takes so many in a time, and no more.
  if (hash === window.location.hash) return;
  window.history.replaceState(null, '', window.location.pathname + window.location.search + hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

export const borrower = { 'user-id': DEMO.users.asha, 'session-id': 's-1', phone: DEMO.phones.borrower };

/** Puts an element into the page. What it wants of the page and of the shell is heard and goes nowhere. */
export function show(subject: Subject, more: Readonly<Record<string, string>> = {}): Shown {
  const { contract } = subject;
  setHash(subject.hash);
  const holder = document.createElement('div');
  const events: Heard[] = [];
  for (const type of [...common, ...Object.keys(contract.events)]) {
    holder.addEventListener(type, (event) => {
      if (!(event instanceof CustomEvent)) return;
      events.push({ type, detail: event.detail });
      if (type === 'loan-navigate' || type === 'loan-native') event.preventDefault();
    });
  }
  const element = document.createElement(define(contract)) as LoanElement;
  for (const [name, value] of Object.entries({ ...borrower, ...subject.attributes, ...more })) element.setAttribute(name, value);
  for (const [name, value] of Object.entries(subject.properties)) Reflect.set(element, name, value);
  holder.append(element);
  document.body.append(holder);
  const root = element.shadowRoot;
  if (!root) throw new Error(`<${contract.tag}> has no shadow root`);
  return {
    subject,
    element,
    root,
    events,
    state: () => element.getAttribute('data-state'),
    text: () => textOf(root.querySelector('.loan') ?? root).replace(/\s+/g, ' '),
    heard: (type) => events.filter((event) => event.type === type).map((event) => event.detail),
    close() {
      holder.remove();
      setHash('');
    },
  };
}

/** Until an element has made up its mind: for a missing attribute it waits a little. */
export async function settled(net: Pick<Wiretap, 'quiet'>, { state }: Shown): Promise<void> {
  await net.quiet();
  for (let wait = 0; wait < 60 && (state() === 'loading' || state() === null); wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    await net.quiet();
  }
}

/** What is wrong with what is on screen now, in words; nothing when it is calm. */
export function uneasy({ element, root, state, text }: Shown): string[] {
  const wrong: string[] = [];
  const now = state();
  if (now === null || !['loading', 'ready', 'empty', 'error'].includes(now)) wrong.push(`data-state is ${String(now)}`);
  const said = text();
  const bones = root.querySelector('.skeleton') !== null;
  if (said.trim() === '' && !(now === 'loading' && bones)) wrong.push('blank');
  const slip = SLIPS.exec(said);
  if (slip) wrong.push(`“${said.slice(Math.max(0, slip.index - 30), slip.index + 30)}”`);
  const wide = tooWide(element, root);
  if (wide) wrong.push(wide);
  wrong.push(...nameless(root).map((one) => `${one.localName}.${one.className} says nothing`));
  return wrong;
}

/** What can be pressed, and does not say what for. */
const nameless = (root: ShadowRoot): Element[] =>
  Array.from(root.querySelectorAll('a[href],button')).filter(
    (one) =>
      !one.matches('[aria-labelledby]') &&
      isBlank(one.getAttribute('aria-label') ?? `${one.textContent}${one.querySelector('img')?.alt ?? ''}`),
  );

/** What is wider than the page it is on. */
export function tooWide(element: Element, root: ShadowRoot): string | undefined {
  const page = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= page && element.scrollWidth <= page && !narrowDialog(root)) return undefined;
  const widest = Array.from(root.querySelectorAll('*')).find((one) => one.getBoundingClientRect().right > page + 0.5);
  return `${Math.max(document.documentElement.scrollWidth, element.scrollWidth)} px wide on ${page} px: ${widest?.className || widest?.tagName || 'dialog'}`;
}

/** Whether the engine counts a padding twice where a negative margin takes it back (WebKit). */
const countsPadding = ((): boolean => {
  const box = document.createElement('div');
  box.style.cssText = 'display:grid;width:100px;padding:0 20px;overflow-x:hidden;overflow-y:auto';
  const inner = document.createElement('div');
  inner.style.cssText = 'height:10px;margin:0 -20px';
  box.append(inner);
  document.body.append(box);
  const counts = box.scrollWidth > box.clientWidth;
  box.remove();
  return counts;
})();

/** Whether what stands in a box is wider than that, by more pixels than are to spare. */
export function isOverfull(one: Element, spare = 1): boolean {
  if (one.scrollWidth <= one.clientWidth + spare) return false;
  if (!countsPadding) return true;
  const range = document.createRange();
  range.selectNodeContents(one);
  const { left, right } = one.getBoundingClientRect();
  return Array.from(range.getClientRects()).some((part) => part.width > 1 && (part.left < left - 1 || part.right > right + 1));
}

const narrowDialog = (root: ShadowRoot) =>
  Array.from(root.querySelectorAll('dialog')).some((dialog) => dialog.open && isOverfull(dialog, 0));

/** Urls on screen that a browser would follow, load or frame, and may not. */
export function badUrls({ root, events }: Shown): string[] {
  const wanted = [
    ...Array.from(root.querySelectorAll('a[href]'), (one) => one.getAttribute('href')),
    ...Array.from(root.querySelectorAll('img[src],iframe[src],source[src],video[src]'), (one) => one.getAttribute('src')),
    ...events.filter(({ type }) => type === 'loan-navigate').map(({ detail }) => String(Reflect.get(Object(detail), 'url'))),
    ...events
      .filter(({ type, detail }) => type === 'loan-native' && Reflect.get(Object(detail), 'action') === 'openUrl')
      .map(() => 'openUrl:'),
  ];
  return wanted.filter((raw): raw is string => {
    if (raw === null) return false;
    const url = new URL(raw, window.location.href);
    if (url.origin === window.location.origin || url.protocol === 'https:') return url.username !== '' || url.password !== '';
    return !/^(?:tel|mailto|sms):/.test(raw) && !/^data:image\/(?:png|jpeg|gif|webp);base64,/.test(raw);
  });
}
