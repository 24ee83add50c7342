/** A telephone number that came from outside: as it is shown, and its link. */
export interface Telephone {
  readonly number: string;
  readonly href: string;
}

/** `undefined` for what is no number to be called: a code that a dialler would carry out (`*#…`) is none either. */
export function telephone(value: string | undefined): Telephone | undefined {
  const number = value?.trim() ?? '';
  if (!/^\+?[\d\s().-]{3,32}$/.test(number) || !/\d{3}/.test(number.replace(/\D/g, ''))) return undefined;
  return { number, href: `tel:${number.replace(/[^+\d]/g, '')}` };
}
