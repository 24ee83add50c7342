import * as v from 'valibot';
import { endpoint, type AnswerOf } from '../endpoint.js';
import { address, flag, id, list, maybe, neededAddress, nothing, num, something, stars, text, textValue, words } from '../schema.js';

/** `BankInfo`: the account money goes to or comes from; `bankNode` is the bank's code. */
export const bankInfo = v.object({ bankName: maybe(text), bankNode: maybe(text), cardNo: maybe(text) });
export type BankInfo = v.InferOutput<typeof bankInfo>;

/**
 * A list of agreements; one without a position has its place in the list as it came. Where there are some and none can be read, the
 * borrower would agree to what is not shown: that is no answer.
 */
export const agreements = v.pipe(
  v.nullish(v.array(v.fallback(v.nullable(v.object({ title: words, position: maybe(num) })), null)), []),
  v.check((items) => items.length === 0 || items.some((item) => item !== null)),
  v.transform((items) => items.flatMap((item, index) => (item ? [{ title: item.title, position: item.position ?? index }] : []))),
);
export type Agreement = v.InferOutput<typeof agreements>[number];

/**
 * A product that is offered: one with a `url` opens it, one without is tracked and jumped to. One whose id is missing or
 * cannot be used is there to be seen only, unless it has a `url`.
 */
export const recProduct = v.pipe(
  v.object({
    productId: maybe(id),
    logo: maybe(address),
    name: maybe(text),
    buttonText: maybe(text),
    enabled: maybe(flag),
    range: maybe(text),
    rangeDesc: maybe(text),
    rate: maybe(text),
    desc: maybe(text),
    url: maybe(address),
  }),
  v.check(({ productId, name }) => productId !== undefined || Boolean(name)),
);
export type RecProduct = v.InferOutput<typeof recProduct>;

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

export const loanDetails = endpoint({
  name: 'loanDetails',
  method: 'POST',
  path: '/v3/loan-details/loan-details',
  encoding: 'json',
  reads: true,
  doc: 'An order: its status, words, details, what may be done with it, and the prompts that are due.',
  spec: 'spec 2 Order details (v3), 3 Order detail response, 4 Order status',
  request: v.object({ productId: id, orderId: id }),
  answer: v.object({
    orderStatus: num,
    noticeStatusText: maybe(text),
    noticeDesText: maybe(text),
    recProducts: list(recProduct),
    productName: maybe(text),
    productLogo: maybe(address),
    userOrderDetail: maybe(v.object({ detail: list(textValue) })),
    inside: maybe(flag),
    h5Url: maybe(address),
    isDelay: maybe(flag),
    telephone: maybe(text),
    isScore: maybe(flag),
    playeduL: maybe(address),
    reyMsg: maybe(text),
    cardNeedPop: maybe(flag),
    cardPopTitle: maybe(text),
    cardPopMsg: maybe(text),
  }),
});
export type OrderDetail = AnswerOf<typeof loanDetails>;

export const googleScore = endpoint({
  name: 'googleScore',
  method: 'POST',
  path: '/v3/loan-details/google-score',
  encoding: 'json',
  doc: 'Rates an order with stars.',
  spec: 'spec 4 Order rating, 9',
  request: v.object({ score: stars }),
  answer: nothing,
});

export const eventSave = endpoint({
  name: 'eventSave',
  method: 'POST',
  path: '/service/event/save',
  encoding: 'json',
  doc: 'Notes that the borrower asked to borrow again.',
  spec: 'spec 7, 9 moduleId 30 and positionId 0',
  request: v.object({ productId: id, moduleId: v.literal(30), positionId: v.literal(0) }),
  answer: nothing,
});

export const unionError = endpoint({
  name: 'unionError',
  method: 'POST',
  path: '/service/new/union-error-info',
  encoding: 'json',
  reads: true,
  doc: 'Why a joint login failed, and the products offered instead.',
  spec: 'spec 2 Joint login failure, 3 Joint login error response',
  request: v.object({}),
  answer: v.nullish(v.object({ noticeMessage: maybe(text), errMessage: maybe(text), list: list(recProduct), family: maybe(text) }), {}),
});
export type UnionError = AnswerOf<typeof unionError>;

export const orderList = endpoint({
  name: 'orderList',
  method: 'POST',
  path: '/v3/personal-center/order-list',
  encoding: 'json',
  reads: true,
  doc: 'The orders of the borrower; the test page lists them.',
  spec: 'spec 2 Developer test page, 7',
  request: v.object({}),
  answer: v.nullish(
    v.object({
      list: list(
        v.object({
          orderId: id,
          productId: id,
          productName: maybe(text),
          productLogo: maybe(address),
          status: maybe(num),
          statusText: maybe(text),
        }),
      ),
    }),
    {},
  ),
});
export type OrderList = AnswerOf<typeof orderList>;
