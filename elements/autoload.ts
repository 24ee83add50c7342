import loaders from 'virtual:elements';
import { $config, readPageConfig } from '../src/config/config.js';
import { warnOnce } from '../src/config/warn.js';
import { configure, follow } from './configure.js';
import { isFree } from './copies.js';
import { lookAtPage } from './misspelt.js';
import { rescue } from './rescue.js';
import { onRoot } from './roots.js';

export { configure };

/** How long after a failure it is tried again, beside the moment the network comes back. */
const AGAIN = [3_000, 10_000, 30_000];
/** So long a browser is believed that there is no network: where it is wrong, nothing would ever be shown. */
const BELIEVED = 10_000;

/** Names that were met, in whatever root, for a prefix, a network or another try may make one ours: a root that went is not kept. */
const met = new Set<string>();
/** Those of them that were asked for; each is loaded once. */
const seen = new Set<string>();
let failures = 0;
let doubted = false;

/** Our tags, by the names they have in this page. */
function ours(): ReadonlyMap<string, string> {
  const { prefix } = $config.get();
  return new Map(Object.keys(loaders).map((tag) => [prefix ? `${prefix}-${tag}` : tag, tag]));
}

function lost(name: string): void {
  seen.delete(name);
  warnOnce(`<${name}> could not be loaded. Mend: see that its folder is complete.`);
  const pause = AGAIN[failures];
  failures += 1;
  if (pause !== undefined) setTimeout(loadMet, pause);
}

/** An engine that was refused a module may never ask for it again: without a network it is not asked at once. */
function mayAsk(): boolean {
  if (navigator.onLine || doubted) return true;
  setTimeout(() => {
    doubted = true;
    loadMet();
  }, BELIEVED);
  return false;
}

function load(name: string, tag: string): void {
  const loader = loaders[tag];
  if (seen.has(name) || !loader || !mayAsk()) return;
  seen.add(name);
  if (!isFree(name, tag)) return follow(name);
  loader().then(
    ({ default: define }) => void define(),
    () =>
      rescue().then(
        () => {
          follow(name);
          warnOnce(
            'A chunk could not be loaded, so the file with everything was. Mend: see that its folder is complete, and let in by your policy.',
          );
        },
        () => lost(name),
      ),
  );
}

function meet(name: string, names: ReadonlyMap<string, string>): void {
  met.add(name);
  const tag = names.get(name);
  if (tag !== undefined) load(name, tag);
}

function loadMet(): void {
  const names = ours();
  for (const name of met) meet(name, names);
}

function find(root: ParentNode): void {
  const names = ours();
  const wanted = [':not(:defined)', ...names.keys()].join();
  if (root instanceof Element && root.matches(wanted)) meet(root.localName, names);
  // The document's own, whatever a form of the page is called, and whatever an old library calls `Document`.
  const all = root instanceof HTMLDocument ? HTMLDocument.prototype.querySelectorAll.call(root, wanted) : root.querySelectorAll(wanted);
  for (const { localName } of all) meet(localName, names);
}

let observer: MutationObserver | undefined;

/**
 * Finds the elements in a root, now and later, and loads each one's chunk. The document and the roots of our own elements are
 * found without it; it is for a shadow root of the page's own. Calling it again is harmless, and it keeps no root alive.
 */
export function discover(root: Document | ShadowRoot | DocumentFragment | Element): void {
  find(root);
  observer ??= new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.addedNodes) if (node instanceof Element) find(node);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}

function watch(): void {
  onRoot(discover);
  discover(document);
  lookAtPage(Object.keys(loaders));
  $config.listen(loadMet);
  window.addEventListener('online', () => {
    doubted = false;
    loadMet();
  });
}

if (typeof document !== 'undefined') {
  readPageConfig();
  // The module that imports us may configure us first.
  void Promise.resolve().then(watch);
}
