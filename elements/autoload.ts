import loaders from 'virtual:elements';
import { $config, configure, readPageConfig } from '../src/config/config.js';
import { onRoot } from './roots.js';
import { warnOnce } from './attributes.js';

export { configure };

const asked = new Set<string>();

function load(name: string): void {
  const prefix = $config.get().prefix;
  const tag = prefix && name.startsWith(`${prefix}-`) ? name.slice(prefix.length + 1) : prefix ? '' : name;
  const loader = Object.prototype.hasOwnProperty.call(loaders, tag) ? loaders[tag] : undefined;
  if (!loader || asked.has(tag)) return;
  asked.add(tag);
  loader().catch(() => {
    // The next element of this tag, or the network coming back, tries again.
    asked.delete(tag);
    warnOnce(
      `<${name}> could not be loaded. Mend: see that the folder of loan-elements.js is complete, and that it may be loaded from this page.`,
    );
  });
}

function discover(root: ParentNode): void {
  if (root instanceof Element) load(root.localName);
  for (const element of root.querySelectorAll(':not(:defined)')) load(element.localName);
}

/** Finds elements under `root`, now and later, and loads each one's chunk. */
function watch(root: Document | ShadowRoot): void {
  discover(root);
  new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.addedNodes) if (node instanceof Element) discover(node);
    }
  }).observe(root, { childList: true, subtree: true });
}

if (typeof document !== 'undefined') {
  readPageConfig();
  onRoot(watch);
  watch(document);
  $config.listen(() => discover(document));
  window.addEventListener('online', () => discover(document));
}
