import { $config, configure as configureCopy, type Config } from '../src/config/config.js';
import { copy, ownerOf, type Copy } from './copies.js';

/** The copies whose elements the page has under names that this one would have given to its own. */
const owners = new Set<Copy>();
let called = false;

copy.configure = configureCopy;

/** Another prefix is how a page has two copies side by side: each keeps its own. */
function pass(part: Config): void {
  for (const owner of owners) owner.configure?.({ ...part, prefix: undefined });
}

/**
 * Sets configuration keys from code, before or after elements exist; what was set before stays unless named again. A key or value that
 * is not known is left out and named in the console once. Where the page has the library more than once, it counts for the copy whose
 * elements are shown. Throws nothing.
 */
export function configure(part: Config): void {
  called = true;
  configureCopy(part);
  pass(part);
}

/** This tag may be another copy's. Then what is configured here, and was, counts there. */
export function follow(tag: string): void {
  const owner = typeof customElements === 'undefined' ? undefined : ownerOf(tag);
  if (!owner || owner === copy || owners.has(owner)) return;
  owners.add(owner);
  if (called) pass($config.get());
}
