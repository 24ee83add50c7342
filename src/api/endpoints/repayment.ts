import * as v from 'valibot';
import { endpoint, type AnswerOf } from '../endpoint.js';
import { address, bankInfo, bit, every, flag, id, list, maybe, money, nothing, text, textValue, words, num } from '../schema.js';

/** A wallet or bank to pay from; `type` is its code. */
const bankOption = v.object({ name: maybe(text), type: words });
export type BankOption = v.InferOutput<typeof bankOption>;

const installment = v.object({
  periodNo: maybe(num),
  totalAmount: maybe(money),
  displayAmount: maybe(text),
  canClick: maybe(flag),
  periodStatus: maybe(num),
  dueTime: maybe(text),
  statusText: maybe(text),
  checked: maybe(flag),
});
/** One period of a repayment plan; `periodStatus` 500 is overdue. */
export type Installment = v.InferOutput<typeof installment>;

export const installmentPlan = endpoint({
  name: 'installmentPlan',
  method: 'POST',
  path: '/v3/installment/loan-play-detail-yd',
  encoding: 'json',
  reads: true,
  doc: 'The repayment plan of an order: what is due, what is paid, and the account to pay from.',
  spec: 'spec 2 Installment repayment, 3 Installment plan response',
  request: v.object({ productId: id, orderId: id }),
  answer: v.object({
    bankCardInfo: maybe(bankInfo),
    bankList: list(bankOption),
    amountMax: maybe(money),
    amountMin: maybe(money),
    productName: maybe(text),
    repayPlanDetail: v.object({
      repayWaitDetail: v.nullish(every(installment), []),
      repayYetDetail: list(installment),
      repayWaitCount: maybe(num),
    }),
    note: maybe(text),
    telephone: maybe(text),
    showSubmitUtr: maybe(flag),
  }),
});
export type InstallmentPlan = AnswerOf<typeof installmentPlan>;

export const deferralDetail = endpoint({
  name: 'deferralDetail',
  method: 'POST',
  path: '/v3/loan-details/delay-detail-yd',
  encoding: 'json',
  reads: true,
  doc: 'What it costs to defer an order, and the plan that follows.',
  spec: 'spec 2 Deferral (rollover) repayment, 3 Deferral response',
  request: v.object({ productId: id, orderId: id }),
  answer: v.object({
    bankCardInfo: maybe(bankInfo),
    remind: maybe(text),
    bankList: list(bankOption),
    detail: list(textValue),
    repayDetail: list(textValue),
    delayShouldPayAmount: money,
    showSubmitUtr: maybe(flag),
  }),
});
export type Deferral = AnswerOf<typeof deferralDetail>;

export const pay = endpoint({
  name: 'pay',
  method: 'POST',
  path: '/v3/loan-details/generate-vcode-yd',
  encoding: 'json',
  movesMoney: true,
  doc: 'Pays installments or a deferral (isDelay 1) from a wallet account; answers with a page to pay at, or a notice and trade number.',
  spec: 'spec 4 Pay action, 7',
  request: v.object({ product_id: id, orderId: id, amount: num, isDelay: bit, cardNo: text, bankCode: text }),
  answer: v.nullish(v.object({ repayType: v.nullish(text, ''), payUrl: maybe(address), notice: maybe(text), tradeNo: maybe(text) }), {}),
});
export type PayResult = AnswerOf<typeof pay>;

export const submitUtr = endpoint({
  name: 'submitUtr',
  method: 'POST',
  path: '/v3/loan-details/submit-utr',
  encoding: 'json',
  doc: 'Hands in the reference of a transfer made elsewhere; the message is shown on success too.',
  spec: 'spec 2 Installment repayment, 7',
  request: v.object({ orderId: id, utr: words, isDelay: bit }),
  answer: nothing,
});
