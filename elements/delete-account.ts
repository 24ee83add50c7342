import { account as abroad } from '../src/i18n/abroad/account.js';
import { account } from '../src/i18n/en/account.js';
import { DeleteAccountSkeleton } from '../src/screens/delete-account/delete-account.skeleton.js';
import { createDeleteAccount } from '../src/screens/delete-account/delete-account.store.js';
import { DeleteAccount } from '../src/screens/delete-account/delete-account.js';
import { contract } from './contract.js';

export default contract({
  tag: 'delete-account',
  doc: 'Deletes the account: phone, a code sent to it, and a last question that says what is lost.',
  spec: 'spec 2 Delete account, 4 Account deletion, 5; screens delete-account',
  attributes: {},
  events: {
    'loan-account-deleted': { detail: '{}', doc: 'The account is gone; what was stored for this user is wiped, and login follows.' },
  },
  messages: ['account', account, abroad],
  title: 'deleteTitle',
  create: createDeleteAccount,
  skeleton: DeleteAccountSkeleton,
  view: DeleteAccount,
});
