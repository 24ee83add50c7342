import version from 'virtual:version';
import type { Config } from '../src/config/config.js';
import { warnOnce } from '../src/config/warn.js';

/** One copy of the library in the page. */
export interface Copy {
  readonly version: string;
  /** Whether the page was told that it is not the only one. */
  told: boolean;
  /** Sets its configuration. */
  configure?: (part: Config) => void;
}

const MARK = Symbol.for('loan-elements');
export const copy: Copy = { version, told: false };

function isCopy(value: unknown): value is Copy {
  return typeof value === 'object' && value !== null && 'version' in value && 'told' in value;
}

/** Another copy is about to come to our help: nothing to say of that. */
export function expectAnother(): void {
  copy.told = true;
}

/** Marks a class as this copy's. */
export function sign(made: object): void {
  Reflect.set(made, MARK, copy);
}

/** The copy whose element a tag is. */
export function ownerOf(tag: string): Copy | undefined {
  const taken = customElements.get(tag);
  const owner: unknown = taken && Reflect.get(taken, MARK);
  return isCopy(owner) ? owner : undefined;
}

/** Whether a tag is free. Where another copy of the library or somebody else has it, the console says so, once. */
export function isFree(tag: string, unprefixed: string): boolean {
  if (!customElements.get(tag)) return true;
  const other = ownerOf(tag);
  if (other === copy) return false;
  if (!other) {
    warnOnce(
      `<${tag}> is already defined by someone else, so it was left alone. Mend: configure({ prefix: 'acme' }), and use <acme-${unprefixed}>.`,
    );
  } else if (!other.told && !copy.told) {
    other.told = true;
    warnOnce(
      `The library is in this page more than once (${other.version}, then ${copy.version}): <${tag}> stays as it was. Mend: load it once.`,
    );
  }
  return false;
}
