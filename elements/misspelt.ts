import { $config, pageScript, scriptId } from '../src/config/config.js';
import { property } from '../src/lib/record.js';
import type { Contract } from './contract.js';

/** Whoever defines elements of the page's own has done so by then. */
const LATE = 1000;

/** What every element may have, and what reads nothing. */
const isAnyones = (name: string): boolean => name in HTMLElement.prototype || /^(?:class|tabindex|data-.*|aria-.*)$/.test(name);

/** Words for a developer come when there is something to say. Where they cannot be had, nothing else is lost. */
const words = () => import('./mistakes.js').catch(() => undefined);

/** The page's configuration as it was written when an element came first. */
let written: string | null | undefined;

/** A page that changes without being loaded may bring another configuration. It is read once: what comes later redirects no calls. */
function lookAtConfiguration(): void {
  const now = pageScript();
  written ??= now;
  if (now !== undefined && now !== written) void words().then((say) => say?.nameAnother(scriptId));
}

/** Looks for attributes of an element that nothing reads, and names those that something else was meant by; and for another configuration. */
export function lookAt(element: Element, contract: Contract, observed: readonly string[]): void {
  lookAtConfiguration();
  const strange = element.getAttributeNames().filter((name) => !observed.includes(name) && !isAnyones(name));
  if (strange.length > 0) void words().then((say) => say?.nameAttributes(element.localName, strange, contract));
}

function look(tags: readonly string[]): void {
  const { prefix } = $config.get();
  const ours = tags.map((tag) => (prefix ? `${prefix}-${tag}` : tag));
  const parts = new Set(tags.flatMap((tag) => tag.split('-')));
  const names = [...HTMLDocument.prototype.querySelectorAll.call(document, ':not(:defined)')].map(({ localName }) => localName);
  const strange = names.filter((name) => !ours.includes(name) && name.split('-').some((part) => parts.has(part)));
  if (strange.length > 0) void words().then((say) => say?.nameTags(strange, tags, ours));
  const [first, ...more] = HTMLDocument.prototype.querySelectorAll.call(document, `[id=${scriptId}]`);
  if (first && (more.length > 0 || first.localName !== 'script')) void words().then((say) => say?.nameConfiguration(scriptId));
}

/** A call that failed as it does where the API is another one, or answers otherwise: a developer hears of it, not the borrower. */
function lookAtFailure(event: Event): void {
  const said = (key: string) => String(property(property(event, 'detail'), key));
  const [kind, code] = [said('kind'), said('code')];
  // Of an answer, or of an address in one: what an element lacks is named by itself.
  if ((kind === 'contract' && /^(?:\d*|url)$/.test(code)) || (kind === 'http' && code.startsWith('4')))
    void words().then((say) => say?.nameFailure(said('endpoint'), code, $config.get()));
}

/** Looks at the calls that fail, before a page hears of them, which may keep them to itself. */
export function lookAtFailures(): void {
  if (typeof window !== 'undefined') window.addEventListener('loan-error', lookAtFailure, true);
}

/** Looks once, when the page is there, for elements that nobody defines, and for a configuration that is not read. */
export function lookAtPage(tags: readonly string[]): void {
  const soon = () => setTimeout(() => look(tags), LATE);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
