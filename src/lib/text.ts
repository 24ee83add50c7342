/** A number written out: no person reads `1e+21`, nor the noise of sums behind the 15 digits that a number holds. */
export function written(value: number): string {
  const text = String(Number.isInteger(value) ? value : +value.toPrecision(15));
  return text.includes('e') ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

/** A plain value as text: a string, number or boolean as it is, everything else as nothing. */
export function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** What `isSlip` looks for. */
export const SLIP = /^\s*(?:[+-]?(?:NaN|Infinity)|undefined|null|Invalid Date)\s*$|\[object \w+\]/;

/** True for what a program writes when it had nothing to say: no person means it, so no person should read it. */
export const isSlip = (text: string): boolean => SLIP.test(text);

/** What `isBlank` looks for. */
export const BLANK = /^[\s\p{Cc}\p{Cf}]*$/u;

/** True for what nobody sees anything of: nothing, spaces, characters that only control others. */
export function isBlank(text: string): boolean {
  const first = text.charCodeAt(0);
  // Nearly every text begins with a letter or a digit: a list of thousands is not searched for the rest.
  return !(first > 32 && first < 127) && BLANK.test(text);
}

/** True for words that a person may read. */
export const isSaid = (text: string): boolean => !isSlip(text) && !isBlank(text);
