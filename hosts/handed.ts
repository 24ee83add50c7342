import type { Asked } from './asked.js';
import type { HostWords } from './words.js';

/** What the scripts of a page leave for the one that comes after them. */
interface Handed {
  /** What the first of them asked for. */
  readonly asked: Asked;
  /** Resolves when the first data is drawn, or cannot be drawn here. */
  readonly drawn: Promise<unknown>;
  /** The shell's own back was pressed while the sketch stands: whether that was kept. */
  readonly back: () => boolean;
  /** Drops what was tapped on the sketch that stands: nothing will come that could do it. */
  readonly giveUp: () => void;
  /** Functions of the sketch that the page's own script takes from it, what stands there for functions of that script, and styles. */
  readonly pieces: readonly [taken: readonly unknown[], late: readonly unknown[], sheets: readonly string[]];
  /** The page's own words, where they had to come. */
  readonly said: HostWords;
}

const place = (name: keyof Handed): symbol => Symbol.for(`loan-elements.${name}`);

export function hand<Name extends keyof Handed>(name: Name, what: Handed[Name]): void {
  Reflect.set(window, place(name), what);
}

/** What was left; nothing where that script did not run. Scripts of one build speak to each other here. */
export function handed<Name extends keyof Handed>(name: Name): Handed[Name] | undefined {
  const there: unknown = Reflect.get(window, place(name));
  return there as Handed[Name] | undefined;
}
