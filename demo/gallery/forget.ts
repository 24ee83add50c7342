import { intentsOf } from '../../src/session/intents.js';
import { restPlace } from '../../src/session/rest.js';
import { borrowerOf } from '../../src/session/session.js';
import { storage } from '../../src/session/storage.js';
import { attributesOf, ownWorld } from '../common/defaults.js';
import { $element, $place } from './store.js';

/** Removes what this browser remembers of payments and codes of who is shown: a lender that begins anew has never met them. */
export function forgetBorrower(): void {
  const element = $element.get();
  if (!element) return;
  const attributes = attributesOf(element, $place.get().choices, ownWorld());
  const session = {
    userId: attributes['user-id'] ?? '',
    sessionId: attributes['session-id'] ?? '',
    merchantNumber: attributes['merchant-number'] ?? '',
  };
  for (const begin of [intentsOf(borrowerOf(session)), restPlace(session, '')]) storage.clear(begin);
}
