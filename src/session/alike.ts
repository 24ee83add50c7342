import { atom, type WritableAtom } from 'nanostores';

/**
 * Elements of one session that show the same: when one of them fetches it again, so do the others, in one request; when one that comes
 * later fetches it, they show what it got. What a load has asked for first is known by the signal of its run.
 */
export interface Alike {
  /** A load asks for something. */
  asks(signal: AbortSignal, what: string): void;
  /** The run that began last, and whether it fetches again what its screen or its page wanted anew. */
  readonly $asked: WritableAtom<{ readonly run: AbortSignal; readonly again: boolean } | undefined>;
  /** Whether two runs ask for the same. */
  same(one: AbortSignal, other: AbortSignal): boolean;
}

export function createAlike(): Alike {
  const asked = new WeakMap<AbortSignal, string>();
  return {
    asks: (signal, what) => void (asked.has(signal) || asked.set(signal, what)),
    $asked: atom(undefined),
    same: (one, other) => one !== other && asked.has(one) && asked.get(one) === asked.get(other),
  };
}
