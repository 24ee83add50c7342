import { MOVED } from './beside.js';
import { intentsOf } from './intents.js';
import type { Scope } from './scope.js';
import { borrowerOf } from './session.js';

/** Wipes what pages stored for this user on the phone: the account is gone. */
export function forgetUser({ storage, $session }: Pick<Scope, 'storage' | '$session'>): void {
  const session = $session.get();
  const { userId = '' } = session;
  for (const begin of ['loan-draft:', `loan-rest:${userId}:`, intentsOf(borrowerOf(session))]) storage.clear(begin);
  for (const key of ['orderNo', 'repaymentInfo', MOVED]) storage.remove(key);
}
