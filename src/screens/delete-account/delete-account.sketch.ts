import { account as words } from '../../i18n/en/account.js';
import { keptRest, restPlace } from '../../session/rest.js';
import { sketch } from '../../session/sketch.js';
import { storage } from '../../session/storage.js';
import { readyDeletion, REST_NAME } from './delete-account.ready.js';
import { DeleteAccount } from './delete-account.js';

/** The form's first drawing; where a code is on its way, the store counts the seconds. */
export const deleteAccountSketch = sketch({
  rows: [],
  words,
  view: (_, { session }) => (keptRest(storage.get(restPlace(session, REST_NAME)), Date.now()) > 0 ? undefined : readyDeletion()),
  screen: DeleteAccount,
});
