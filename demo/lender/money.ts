import type { Amount } from './world.js';

/** Cents as the wire has them: major units. */
export const major = (amount: Amount): number => amount / 100;

/** Major units as cents; `undefined` for what is no amount of at most two decimals. */
export function cents(value: number): Amount | undefined {
  return /^\d{1,13}(?:\.\d{1,2})?$/.test(String(value)) ? Math.round(value * 100) : undefined;
}

const grouped = (units: number): string => String(units).replace(/\B(?=(\d{3})+$)/g, '.');

/** An amount in words: `TZS 150.000`, with `,50` when there are cents. */
export function shillings(amount: Amount): string {
  const rest = amount % 100;
  return `TZS ${grouped(Math.trunc(amount / 100))}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`;
}

export const DAY = 86_400_000;

/** The day in Dar es Salaam (three hours ahead of UTC all year), `YYYY-MM-DD`. */
export const day = (at: number): string => new Date(at + 3 * 3_600_000).toISOString().slice(0, 10);

/** The day and time there, `YYYY-MM-DD HH:MM:SS`. */
export const moment = (at: number): string => new Date(at + 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
