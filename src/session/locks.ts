import { atom, type ReadableAtom } from 'nanostores';
import { perName } from '../lib/per-name.js';

/** What is under way for a borrower: the lock is taken synchronously, so that a second tap finds it taken. */
export interface Locks {
  readonly $held: ReadableAtom<ReadonlySet<string>>;
  /** Runs unless the same name is under way; then it answers `undefined` at once. */
  once<T>(name: string, run: () => Promise<T>): Promise<T | undefined>;
}

/** The names that are under way, and who wants to hear of them: one for all copies of the library in this page. */
interface Register {
  readonly names: Set<string>;
  readonly hearing: Set<() => void>;
}

/** The name has the shape's number: another shape would be another name. */
const place = Symbol.for('loan-elements.locks.1');

const isRegisters = (value: unknown): value is Map<string, Register> => value instanceof Map;

function registerOf(owner: string): Register {
  const there: unknown = Reflect.get(window, place);
  const registers = isRegisters(there) ? there : new Map<string, Register>();
  Reflect.set(window, place, registers);
  const register = registers.get(owner) ?? { names: new Set<string>(), hearing: new Set<() => void>() };
  registers.set(owner, register);
  return register;
}

/** The locks of a borrower, whichever copy of the library asks. */
export const locksOf = perName((owner): Locks => {
  const { names, hearing } = registerOf(owner);
  const $held = atom<ReadonlySet<string>>(new Set(names));
  hearing.add(() => $held.set(new Set(names)));
  const tell = () => hearing.forEach((hear) => hear());
  return {
    $held,
    async once(name, run) {
      if (names.has(name)) return undefined;
      names.add(name);
      tell();
      try {
        return await run();
      } finally {
        names.delete(name);
        tell();
      }
    },
  };
});
