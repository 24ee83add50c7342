import loaders from 'virtual:elements';
import { $config, configure, readPageConfig } from '../src/config/config.js';
import { warnOnce } from '../src/config/warn.js';
import { isFree } from './copies.js';
import { rescue } from './rescue.js';
import { onRoot } from './roots.js';

export { configure };

/** How long after a failure it is tried again, beside the moment the network comes back. */
const AGAIN = [3_000, 10_000, 30_000];

/** Names that were seen in the page; each is loaded once. */
const seen = new Set<string>();
let failures = 0;

const prefixed = (tag: string): string => {
  const { prefix } = $config.get();
  return prefix ? `${prefix}-${tag}` : tag;
};

function lost(name: string): void {
  seen.delete(name);
  warnOnce(
    `<${name}> could not be loaded. Mend: see that the folder of loan-elements.js is complete, and that it may be loaded from this page.`,
  );
  const pause = AGAIN[failures];
  failures += 1;
  if (pause !== undefined) setTimeout(() => discover(document), pause);
}

function load(tag: string): void {
  const name = prefixed(tag);
  const loader = loaders[tag];
  // An engine that was refused a module may never ask for it again: without a network it is not asked at all.
  if (seen.has(name) || !loader || navigator.onLine === false) return;
  seen.add(name);
  if (!isFree(name, tag)) return;
  loader().then(
    ({ default: define }) => void define(),
    () =>
      rescue().then(
        () =>
          warnOnce(
            'A chunk could not be loaded, so the file with everything was. Mend: see that the folder of loan-elements.js is complete.',
          ),
        () => lost(name),
      ),
  );
}

function discover(root: ParentNode): void {
  const names = new Map(Object.keys(loaders).map((tag) => [prefixed(tag), tag]));
  const meet = (element: Element) => {
    const tag = names.get(element.localName);
    if (tag !== undefined) load(tag);
  };
  if (root instanceof Element) meet(root);
  for (const element of root.querySelectorAll([...names.keys()].join())) meet(element);
}

/** Finds elements in the document and in the roots of our own elements, now and later, and loads each one's chunk. */
function watch(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.addedNodes) if (node instanceof Element) discover(node);
    }
  });
  const begin = (root: Document | ShadowRoot) => {
    discover(root);
    observer.observe(root, { childList: true, subtree: true });
  };
  onRoot(begin);
  begin(document);
  $config.listen(() => discover(document));
  window.addEventListener('online', () => discover(document));
}

if (typeof document !== 'undefined') {
  readPageConfig();
  // The module that imports us may configure us first.
  void Promise.resolve().then(watch);
}
