/** Money arithmetic is done in integer cents (hundredths of the major unit), never in fractions. */
declare const unit: unique symbol;
/** An amount in hundredths of the major unit: a safe integer. */
export type Cents = number & { readonly [unit]: 'cents' };

const DECIMAL = /^\s*(-?)(\d{1,13})(?:\.(\d{0,30}))?\s*$/;

function whole(value: number): value is Cents {
  return Number.isSafeInteger(value);
}

/** `null` for what is not a safe integer. */
export function cents(value: number): Cents | null {
  return whole(value) ? value : null;
}

/**
 * Reads an amount in major units, a number or its decimal string, into cents. A third and later decimal is rounded half
 * away from zero (spec section 4, "Amounts are rounded by a helper"). `null` for anything else.
 */
export function toCents(value: unknown): Cents | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  // Nearly every amount, read in a fraction of the time.
  if (Number.isInteger(value) && Math.abs(+value) < 1e13) return cents(+value * 100 + 0);
  const match = DECIMAL.exec(String(value));
  if (!match) return null;
  const [, sign = '', units = '', fraction = ''] = match;
  const padded = `${fraction}000`;
  const sum = Number(units) * 100 + Number(padded.slice(0, 2)) + (Number(padded[2]) >= 5 ? 1 : 0);
  return cents(sign && sum !== 0 ? -sum : sum);
}

/** Adds amounts. Zero for none; `null` when one is not known, or the sum is no safe integer. */
export function sum(amounts: readonly (Cents | undefined)[]): Cents | null {
  let total = 0;
  for (const amount of amounts) total += amount ?? NaN;
  return cents(total);
}

/** The amount in major units for the wire: the number nearest to it, which is written as its own decimals. */
export function toMajor(amount: Cents): number {
  return amount / 100;
}

/** Groups an integer's digits with a dot (spec section 9): `1234567` is `1.234.567`. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** An amount for the eye: dots for thousands, a comma before two decimals when there are any (screens.md, numbers). */
export function formatCents(amount: Cents): string {
  const value = Math.abs(amount);
  const fraction = value % 100;
  return `${amount < 0 ? '-' : ''}${groupThousands(String(Math.trunc(value / 100)))}${fraction ? `,${String(fraction).padStart(2, '0')}` : ''}`;
}

/** Minor units for the eye: divided by 100, two decimals after a dot; what is not a number is left unchanged (spec section 9). */
export function formatMinor(value: string | number): string {
  const text = String(value).trim();
  if (!/^-?\d{1,15}$/.test(text)) return String(value);
  const digits = text.replace('-', '').padStart(3, '0');
  return `${text.startsWith('-') ? '-' : ''}${digits.slice(0, -2).replace(/^0+(?=\d)/, '')}.${digits.slice(-2)}`;
}
