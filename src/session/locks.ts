import { atom, type ReadableAtom } from 'nanostores';

/** What is under way for a borrower: the lock is taken synchronously, so that a second tap finds it taken. */
export interface Locks {
  readonly $held: ReadableAtom<ReadonlySet<string>>;
  /** Runs unless the same name is under way; then it answers `undefined` at once. */
  once<T>(name: string, run: () => Promise<T>): Promise<T | undefined>;
}

export function createLocks(): Locks {
  const $held = atom<ReadonlySet<string>>(new Set());
  return {
    $held,
    async once(name, run) {
      if ($held.get().has(name)) return undefined;
      $held.set(new Set([...$held.get(), name]));
      try {
        return await run();
      } finally {
        $held.set(new Set([...$held.get()].filter((other) => other !== name)));
      }
    },
  };
}
