/** Enter that is held on a button is one press, not one for every repeat: what comes up meanwhile must not be answered by it. */
export function pressedOnce(event: { readonly repeat: boolean; readonly key: string; preventDefault(): void }): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** The second tap of a double one comes no later, in ms. */
const DOUBLE = 500;

/** Where what is pressed keeps when that was. */
const at = 'loanPressed';

/**
 * Whether this is the second tap of a double one, which is no other press: not where the first was answered between the two either, for
 * what was sent may have arrived, and only its answer been lost. Two buttons that are near each other are each pressed once.
 */
export function pressedTwice(button: object, taps: number, now: number): boolean {
  const since = now - Number(Reflect.get(button, at));
  Reflect.set(button, at, now);
  return taps > 1 && since < DOUBLE;
}
