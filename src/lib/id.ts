import { isSlip } from './text.js';

/** A name that goes back to the server: 1 to 64 letters, digits, `_` or `-` (contract.md, Safety). */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** The id among a page's values, as an element reads its attribute: nothing for what cannot be one, or was written by a program that had none. */
export function idIn(values: ReadonlyMap<string, string>, name: string): string | undefined {
  const value = values.get(name) ?? '';
  return isId(value) && !isSlip(value) ? value : undefined;
}
