import { MOVED } from './beside.js';
import { DRAFTS } from './draft-place.js';
import { intentsOf } from './intents.js';
import { ORDER_NO } from './order-no.js';
import { restPlace } from './rest.js';
import type { Scope } from './scope.js';
import { borrowerOf } from './session.js';
import { SLIP_PLACE } from './slip-place.js';

/** Wipes what pages stored for this user on the phone, and all drafts that are there: the account is gone. */
export function forgetUser({ storage, $session, $begun }: Pick<Scope, 'storage' | '$session' | '$begun'>): void {
  $begun.set(new Map());
  const session = $session.get();
  for (const begin of [DRAFTS, restPlace(session, ''), intentsOf(borrowerOf(session))]) storage.clear(begin);
  for (const key of [ORDER_NO, SLIP_PLACE, MOVED]) storage.remove(key);
}
