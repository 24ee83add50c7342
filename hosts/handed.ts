import type { Asked } from './asked.js';

/** What the first script of a page hands to the one that draws its sketch. */
export interface Handed {
  readonly asked: Asked;
  /** Fetches what the screen lives on. */
  readonly go: () => void;
}

const place = Symbol.for('loan-elements.handed');

const isWaiting = (there: unknown): there is (handed: Handed) => void => typeof there === 'function';

/** Hands something to the script that draws, whichever of the two runs first. */
export function hand(handed: Handed): void {
  const waiting: unknown = Reflect.get(window, place);
  if (isWaiting(waiting)) waiting(handed);
  else Reflect.set(window, place, [handed]);
}

/** What the first script hands over, as soon as it does. */
export function whenHanded(): Promise<Handed> {
  const there: unknown = Reflect.get(window, place);
  if (Array.isArray(there)) {
    Reflect.deleteProperty(window, place);
    return Promise.resolve(there[0] as Handed);
  }
  return new Promise((resolve) => Reflect.set(window, place, resolve));
}

/** True once the script that draws has taken what was handed over. */
export const wasTaken = (): boolean => !Array.isArray(Reflect.get(window, place));
