import { $config, readPageConfig, usablePrefix } from '../src/config/config.js';
import type { Contract } from './contract.js';
import { isFree, sign } from './copies.js';
import type { LoanElementClass } from './element-class.js';

interface Defined {
  readonly made: () => LoanElementClass;
  readonly prefix: string | undefined;
}

/** What was defined under the configuration's prefix: again under another one, for pages where the names were taken. */
const defined = new Map<Contract, Defined>();
$config.listen(({ prefix }) => {
  for (const [contract, before] of defined) if (before.prefix !== prefix) defineAs(contract, before.made);
});

/** A class has one name: under the next one goes a class of its own. */
function register(tag: string, made: LoanElementClass): void {
  sign(made);
  try {
    customElements.define(tag, made);
  } catch {
    customElements.define(tag, class extends made {});
  }
}

/** Defines a contract's element as the class that `made` makes, if its name is free and there is a DOM. Returns the tag. */
export function defineAs(contract: Contract, made: () => LoanElementClass, options: { prefix?: string | undefined } = {}): string {
  readPageConfig();
  const own = options.prefix && usablePrefix(options.prefix);
  const prefix = own ?? $config.get().prefix;
  const tag = prefix ? `${prefix}-${contract.tag}` : contract.tag;
  if (typeof customElements === 'undefined') return tag;
  if (own === undefined) defined.set(contract, { made, prefix });
  if (isFree(tag, contract.tag)) register(tag, made());
  return tag;
}
