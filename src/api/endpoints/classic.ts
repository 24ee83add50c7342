import * as v from 'valibot';
import { endpoint, type AnswerOf } from '../endpoint.js';
import { agreements, id, list, maybe, neededAddress, num, something, text, textValue } from '../schema.js';

export const classicConfirm = endpoint({
  name: 'classicConfirm',
  method: 'POST',
  path: '/legacy/confirm',
  encoding: 'json',
  ok: ['00'],
  messageField: 'errMsg',
  reads: true,
  doc: 'The loan of the older confirm screen: amount, date, details, plan, and the words of its pop-up.',
  spec: 'spec 2 Loan confirmation, older variant; 7 older disguised endpoints',
  request: v.object({ productId: id }),
  answer: v.object({
    amount: something,
    productName: maybe(text),
    repayDate: maybe(text),
    details: list(textValue),
    plan: list(textValue),
    currencySymbol: maybe(text),
    NewButtonMsg: maybe(text),
    NewPopMsg: maybe(text),
  }),
});
export type ClassicConfirm = AnswerOf<typeof classicConfirm>;

export const classicAgreements = endpoint({
  name: 'classicAgreements',
  method: 'POST',
  path: '/legacy/agreements',
  encoding: 'json',
  ok: ['00'],
  messageField: 'errMsg',
  reads: true,
  doc: 'The agreements of the older confirm screen.',
  spec: 'spec 7 older disguised endpoints',
  request: v.object({ productId: id }),
  answer: v.nullish(v.object({ list: agreements }), {}),
});

export const classicAgreementJump = endpoint({
  name: 'classicAgreementJump',
  method: 'POST',
  path: '/legacy/agreement-jump',
  encoding: 'json',
  ok: ['00'],
  messageField: 'errMsg',
  reads: true,
  doc: 'The address of one agreement of the older confirm screen.',
  spec: 'spec 7 older disguised endpoints',
  request: v.object({ productId: id, position: num }),
  answer: v.object({ contract_url: neededAddress }),
});

export const classicPush = endpoint({
  name: 'classicPush',
  method: 'POST',
  path: '/legacy/push',
  encoding: 'json',
  ok: ['00'],
  messageField: 'errMsg',
  movesMoney: true,
  doc: 'Takes the loan of the older confirm screen; answers with the page to go to.',
  spec: 'spec 7 older disguised endpoints',
  request: v.object({ productId: id, amount: num }),
  answer: v.object({ url: neededAddress }),
});
