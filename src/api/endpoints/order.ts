import * as v from 'valibot';
import { endpoint, type AnswerOf } from '../endpoint.js';
import { address, flag, id, list, maybe, nothing, num, stars, text, textValue } from '../schema.js';

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
