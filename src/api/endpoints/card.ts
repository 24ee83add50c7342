import * as v from 'valibot';
import { endpoint, type AnswerOf } from '../endpoint.js';
import { bit, flag, id, list, maybe, neededAddress, nothing, num, text, words } from '../schema.js';

const service = '/api/v1/{provider}/{provider}-api/service/loan';

/** An amount in minor units: a whole number of cents. */
const minor = v.pipe(num, v.integer(), v.minValue(1));

const bankCard = v.object({ id: words, bankName: maybe(text), cardNo: maybe(text), bankCode: maybe(text) });
/** A card of the borrower; its number is for the screen only. */
export type BankCard = v.InferOutput<typeof bankCard>;

export const repaymentWay = endpoint({
  name: 'repaymentWay',
  method: 'POST',
  path: `${service}/repayment-way`,
  encoding: 'json',
  ok: ['00'],
  inQuery: ['orderId'],
  reads: true,
  doc: 'The cards an order can be repaid with, the token of this repayment, and whether a third party may take it.',
  spec: 'spec 2 Card repayment, 3 Bank card',
  request: v.object({ orderId: id }),
  answer: v.object({ alipay: maybe(flag), repayToken: words, bankCards: list(bankCard) }),
});
export type RepaymentWay = AnswerOf<typeof repaymentWay>;

export const repaymentCommit = endpoint({
  name: 'repaymentCommit',
  method: 'POST',
  path: `${service}/repayment-commit`,
  encoding: 'json',
  ok: ['00'],
  movesMoney: true,
  doc: 'Pays an order by card, in minor units; sendMsg 1 sends the code again. needValid 1 asks for the code before money moves.',
  spec: 'spec 3 Repayment commit payload, 4 Card repayment',
  request: v.object({
    amount: minor,
    bankName: text,
    cardId: words,
    cardNo: text,
    couponId: v.nullable(text),
    orderId: id,
    repayToken: words,
    bankCode: text,
    sendMsg: bit,
  }),
  // Absent, it asks for nothing; what cannot be read is no word of money having moved.
  answer: v.object({ needValid: v.nullish(flag), repayRecordId: words }),
});

export const repaymentConfirm = endpoint({
  name: 'repaymentConfirm',
  method: 'POST',
  path: `${service}/repayment-confirm`,
  encoding: 'json',
  ok: ['00'],
  movesMoney: true,
  codes: { '800005': 'paidTwice', '800006': 'wrongCode' },
  doc: 'Confirms a card repayment with the code from the SMS.',
  spec: 'spec 4 Card repayment, 8 Repayment confirm',
  request: v.object({ orderId: id, verifyCode: words, repaymentRecordId: words }),
  answer: nothing,
});

export const repaymentThirdParty = endpoint({
  name: 'repaymentThirdParty',
  method: 'POST',
  path: `${service}/repayment-huichao`,
  encoding: 'json',
  ok: ['00'],
  movesMoney: true,
  doc: "Starts a repayment at a third party, in minor units; answers with that party's page.",
  spec: 'spec 3 Third-party repayment payload',
  request: v.object({ userId: text, orderId: id, amount: minor }),
  answer: v.object({ redirectUrl: neededAddress }),
});
