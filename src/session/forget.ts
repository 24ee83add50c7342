import { MOVED } from './beside.js';
import { intentsOf } from './intents.js';
import type { Scope } from './scope.js';

/** Wipes what pages stored for this user on the phone: the account is gone. */
export function forgetUser({ storage, $session }: Pick<Scope, 'storage' | '$session'>): void {
  const { userId = '', merchantNumber = '' } = $session.get();
  for (const begin of ['loan-draft:', `loan-rest:${userId}:`, intentsOf(`${userId}|${merchantNumber}`)]) storage.clear(begin);
  for (const key of ['orderNo', 'repaymentInfo', MOVED]) storage.remove(key);
}
