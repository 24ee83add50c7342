import type * as v from 'valibot';
import * as rows from '../../../src/api/endpoints/loan.js';
import * as orderRows from '../../../src/api/endpoints/order.js';
import { answers, done, findOrder, given, noOrder, noProduct, ordersOf, refused, type Desk, type Route } from '../desk.js';
import { DEMO } from '../demo.js';
import { agreementUrl, hindrance, orderPage, statusWords, takeLoan } from '../lending.js';
import { day, DAY, major, shillings } from '../money.js';
import { logoOf, offersFor } from '../offers.js';
import { owed, waiting } from '../orders.js';
import { periodAmounts, products } from '../products.js';
import type { Order, Product } from '../world.js';

type Lines = { text: string; value: string }[];

function confirmation(product: Product, desk: Desk): v.InferInput<typeof rows.loanConfirm.answer> {
  const amount = major(product.amount);
  if (product.id === DEMO.products.bare) return { amount, productName: product.name, periods: product.periods, termUnit: product.termUnit };
  const amounts = periodAmounts(product);
  const first = desk.world.now() + product.termUnit * DAY;
  const total = amounts.reduce((sum, part) => sum + part, 0);
  return {
    productLogo: logoOf(product, desk),
    productName: product.name,
    // Servers of this family send amounts either way.
    amount: product.id === DEMO.products.cents ? amount.toFixed(2) : amount,
    bankCardInfo: desk.book.account,
    periods: product.periods,
    termUnit: product.termUnit,
    currencySymbol: 'TZS',
    details: [
      { text: 'Amount you receive', value: shillings(product.amount) },
      { text: 'Interest and fees', value: shillings(total - product.amount) },
      { text: 'Total to repay', value: shillings(total) },
      { text: 'Term', value: `${product.periods * product.termUnit} days` },
    ],
    repay_plans: amounts.map((part, index) => ({ pay_time: day(first + index * product.termUnit * DAY), amount: major(part) })),
    firstPayTime: day(first),
    firstPeriodDay: String(product.termUnit),
    pRateDsc: `${product.rate} each period`,
    sendSms: product.id === DEMO.products.sms ? 1 : 0,
    ...(product.id === DEMO.products.retention
      ? {
          isPopType: 1,
          popTitle: 'Stay and take the loan?',
          popContent: 'Your offer is reserved until midnight. The rate may change after that.',
        }
      : { isPopType: 0 }),
    ...(product.id === DEMO.products.consent ? { popAgreementUrl: agreementUrl(desk, product, 0) } : {}),
  };
}

function orderLines(order: Order, desk: Desk): Lines {
  const next = waiting(order)[0];
  return [
    { text: 'Order number', value: order.id },
    { text: 'Loan amount', value: shillings(order.principal) },
    { text: 'Applied on', value: day(order.createdAt) },
    ...(desk.book.account ? [{ text: 'Account', value: desk.book.account.bankName }] : []),
    ...(next ? [{ text: 'Still to pay', value: shillings(owed(order)) }, { text: 'Next due', value: day(next.dueAt) }] : []), // prettier-ignore
  ];
}

function orderDetail(order: Order, desk: Desk): v.InferInput<typeof orderRows.loanDetails.answer> {
  const product = products.get(order.productId);
  const [noticeStatusText, noticeDesText] = statusWords(order.status);
  return {
    orderStatus: order.status,
    noticeStatusText,
    noticeDesText,
    recProducts: offersFor(desk, order.productId),
    productName: product?.name,
    productLogo: product && logoOf(product, desk),
    userOrderDetail: { detail: orderLines(order, desk) },
    inside: order.external ? 0 : 1,
    ...(order.external ? { h5Url: desk.urls.own(`pages/repay/${order.id}`) } : {}),
    isDelay: order.isDelay ? 1 : 0,
    telephone: '+255800110033',
    isScore: order.score ? 1 : 0,
    ...(order.redirect ? { playeduL: order.redirect } : {}),
    ...(order.withdrawn ? { reyMsg: order.withdrawn } : {}),
    ...(order.card
      ? {
          cardNeedPop: 1,
          cardPopTitle: 'Another account, please',
          cardPopMsg: 'Your bank sent the money back. Add an account in your own name.',
        }
      : { cardNeedPop: 0 }),
  };
}

export const loanRoutes: readonly Route[] = [
  answers(rows.loanConfirm, ({ productId }, desk) => {
    const product = products.get(productId);
    return product ? given(confirmation(product, desk)) : noProduct;
  }),
  answers(rows.loanPush, ({ productId, amount, periods, termUnit }, desk) => {
    const product = products.get(productId);
    if (!product) return noProduct;
    const problem = hindrance(desk, product, amount);
    if (problem) return problem;
    if (periods !== product.periods || termUnit !== product.termUnit)
      return refused(3001, 'The term has changed. Please look at the offer again.');
    return given({ lendDetailsUrl: orderPage(desk, takeLoan(desk, product, rows.loanPush.name)) });
  }),
  answers(rows.contracts, ({ productId }) => {
    const product = products.get(productId);
    return product ? given({ list: product.agreements.map((title, position) => ({ title, position })) }) : noProduct;
  }),
  answers(rows.contractJump, ({ productId, position }, desk) => {
    const product = products.get(productId);
    if (!product) return noProduct;
    return product.agreements[position]
      ? given({ contract_url: agreementUrl(desk, product, position) })
      : refused(404, 'There is no such agreement.');
  }),
  answers(orderRows.loanDetails, ({ productId, orderId }, desk) => {
    const order = findOrder(desk, orderId);
    if (!order || order.productId !== productId) return noOrder;
    desk.book.looked = order.id;
    return given(orderDetail(order, desk));
  }),
  answers(orderRows.googleScore, ({ score }, desk) => {
    desk.world.events.push({ endpoint: orderRows.googleScore.name, userId: desk.book.userId, payload: { score } });
    const rated = desk.book.orders.find((order) => order.id === desk.book.looked);
    if (rated) rated.score = false;
    return done;
  }),
  answers(orderRows.eventSave, (payload, desk) => {
    desk.world.events.push({ endpoint: orderRows.eventSave.name, userId: desk.book.userId, payload });
    return done;
  }),
  answers(orderRows.unionError, (_, desk) =>
    given({
      noticeMessage: 'We could not sign you in',
      errMessage: 'Another loan of yours at a partner lender is still open. These products are open to you today.',
      list: offersFor(desk),
      family: 'savanna',
    }),
  ),
  answers(orderRows.orderList, (_, desk) => {
    return given({
      list: ordersOf(desk).map((order) => {
        const product = products.get(order.productId);
        return {
          orderId: order.id,
          productId: order.productId,
          productName: product?.name,
          productLogo: product && logoOf(product, desk),
          status: order.status,
          statusText: statusWords(order.status)[0],
        };
      }),
    });
  }),
];
