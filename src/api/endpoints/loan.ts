import * as v from 'valibot';
import { endpoint, type AnswerOf } from '../endpoint.js';
import { address, agreements, bankInfo, flag, id, list, maybe, neededAddress, num, something, text, textValue } from '../schema.js';

export const loanConfirm = endpoint({
  name: 'loanConfirm',
  method: 'POST',
  path: '/v3/loan-confirm/loan-detail-confirm',
  encoding: 'json',
  reads: true,
  doc: 'What the borrower is about to take: product, amount, account, details, repayment plan, pop-up and agreement to show.',
  spec: 'spec 2 Loan confirmation (v3), 3 Loan confirm response',
  request: v.object({ productId: id }),
  answer: v.object({
    productLogo: maybe(address),
    productName: maybe(text),
    amount: something,
    bankCardInfo: maybe(bankInfo),
    periods: maybe(num),
    termUnit: maybe(num),
    details: list(textValue),
    repay_plans: list(v.object({ pay_time: maybe(text), amount: maybe(text) })),
    firstPayTime: maybe(text),
    firstPeriodDay: maybe(text),
    pRateDsc: maybe(text),
    currencySymbol: maybe(text),
    sendSms: maybe(flag),
    isPopType: maybe(flag),
    popContent: maybe(text),
    popTitle: maybe(text),
    popAgreementUrl: maybe(address),
  }),
});
export type LoanConfirm = AnswerOf<typeof loanConfirm>;

export const loanPush = endpoint({
  name: 'loanPush',
  method: 'POST',
  path: '/v3/loan-confirm/loan-detail-push-yd',
  encoding: 'json',
  movesMoney: true,
  doc: 'Takes the loan that loanConfirm described; answers with the page of the new order.',
  spec: 'spec 4 Loan confirm, 7',
  request: v.object({ amount: num, periods: v.optional(num), termUnit: v.optional(num), productId: id }),
  answer: v.object({ lendDetailsUrl: neededAddress }),
});

export const contracts = endpoint({
  name: 'contracts',
  method: 'POST',
  path: '/v3/contract/contract',
  encoding: 'json',
  reads: true,
  doc: 'The agreements the borrower consents to by taking the loan.',
  spec: 'spec 2 Loan confirmation (v3), 3 Agreement, 9 Scene 3',
  request: v.object({ productId: id, scene: v.literal(3) }),
  answer: v.nullish(v.object({ list: agreements }), {}),
});

export const contractJump = endpoint({
  name: 'contractJump',
  method: 'POST',
  path: '/v3/contract/contract-jump',
  encoding: 'json',
  reads: true,
  doc: 'The address of one agreement, named by its position; before there is an order, orderId is empty.',
  spec: 'spec 7, 9 Scene 3',
  request: v.object({ productId: id, scene: v.literal(3), position: num, orderId: text }),
  answer: v.object({ contract_url: neededAddress }),
});
