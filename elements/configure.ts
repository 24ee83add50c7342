import { configure as configureCopy, merge, type Config } from '../src/config/config.js';
import { copy, ownerOf, type Copy } from './copies.js';

/** The copies whose elements the page has under names that this one would have given to its own. */
const owners = new Set<Copy>();
/** What was configured from code: the page's script each copy reads for itself. */
let configured: Config = {};

copy.configure = configureCopy;

/** Another prefix is how a page has two copies side by side: each keeps its own. */
const pass = (owner: Copy, part: Config): void => owner.configure?.({ ...part, prefix: undefined });

/**
 * Sets configuration keys from code, before or after elements exist; what was set before stays unless named again. A key or value that
 * is not known is left out and named in the console once. Where the page has the library more than once, it counts for the copy whose
 * elements are shown. Throws nothing.
 */
export function configure(part: Config): void {
  configured = merge(configured, { ...part });
  configureCopy(part);
  for (const owner of owners) pass(owner, part);
}

/** This tag may be another copy's. Then what is configured here, and was, counts there. */
export function follow(tag: string): void {
  const owner = typeof customElements === 'undefined' ? undefined : ownerOf(tag);
  if (!owner || owner === copy || owners.has(owner)) return;
  owners.add(owner);
  pass(owner, configured);
}
