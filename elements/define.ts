import type { Contract } from './contract.js';
import { drawStage } from './draw.js';
import { classOf, type LoanElementClass } from './element-class.js';
import { follow } from './configure.js';
import { defineAs } from './defining.js';
import { lookAt, lookAtFailures } from './misspelt.js';

export type { LoanElement, LoanElementClass } from './element-class.js';

/** The class of a contract's element. Importing it in Node is harmless: without a DOM it is an empty class. */
export const elementClass = (contract: Contract): LoanElementClass => classOf(contract, drawStage, lookAt);

/**
 * Defines a contract's element. A second time is harmless: the first definition stays. With `prefix` 'acme' the tag is
 * `acme-loan-confirm`; the configuration's `prefix` is the default. Returns the tag.
 */
export function define(
  contract: Contract,
  options: { prefix?: string } = {},
  made: () => LoanElementClass = () => elementClass(contract),
): string {
  lookAtFailures();
  const tag = defineAs(contract, made, options);
  follow(tag);
  return tag;
}
