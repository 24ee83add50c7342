import { plainDigits } from './numerals.js';

/** Digits only, those of any script as ours, at most `max` of them. */
export function digits(value: string, max = Infinity): string {
  const kept = plainDigits(value).replace(/\D/g, '');
  return max === Infinity ? kept : kept.slice(0, max);
}

/** The digits of a number that the server knows; of a masked one nothing, for no money could go there or come from it. */
export const knownNumber = (value: string, max?: number): string => (/[^\d\s+(),./-]/.test(plainDigits(value)) ? '' : digits(value, max));

/** A code as it was sent: without blanks, digits of any script as ours, at most `max` characters. */
export const codeOf = (value: string, max: number): string => plainDigits(value).replace(/\s/g, '').slice(0, max);

/** A phone number for the eye: at most 11 digits, grouped 3-4-4 (spec section 5). */
export function groupPhone(value: string): string {
  const kept = digits(value, 11);
  return [kept.slice(0, 3), kept.slice(3, 7), kept.slice(7)].filter(Boolean).join(' ');
}

/** A card number for the eye: digits in groups of four (spec section 5). */
export function groupCard(value: string): string {
  return digits(value).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** A card or account number with only its last four digits. */
export function lastFour(value: string): string {
  const kept = value.replace(/\s/g, '');
  return kept.length > 4 ? `•••• ${kept.slice(-4)}` : kept;
}
