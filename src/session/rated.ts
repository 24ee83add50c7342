import { atom, type WritableAtom } from 'nanostores';
import type { Scope } from './scope.js';

/** What was rated, by name, for each session that has elements in the page. */
const known = new WeakMap<object, WritableAtom<ReadonlySet<string>>>();

/** What elements of the session have rated: another one of them, which asks for the same, asks no more. */
export function ratedOf({ $session }: Pick<Scope, '$session'>): WritableAtom<ReadonlySet<string>> {
  const $rated = known.get($session) ?? atom<ReadonlySet<string>>(new Set());
  known.set($session, $rated);
  return $rated;
}
