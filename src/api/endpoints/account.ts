import * as v from 'valibot';
import { endpoint } from '../endpoint.js';
import { nothing, words } from '../schema.js';

export const sendDeleteCode = endpoint({
  name: 'sendDeleteCode',
  method: 'POST',
  path: '/service/login/send-sms-code-new',
  encoding: 'json',
  doc: 'Sends the code that confirms the deletion of the account.',
  spec: 'spec 2 Delete account, 7',
  request: v.object({ phone: words, type: v.literal('del') }),
  answer: nothing,
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: '/service/login/user-delete',
  encoding: 'json',
  doc: 'Deletes the account.',
  spec: 'spec 4 Account deletion, 7',
  request: v.object({ phone: words, code: words }),
  answer: nothing,
});
