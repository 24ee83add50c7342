import type * as v from 'valibot';
import * as cardRows from '../../../src/api/endpoints/card.js';
import * as rows from '../../../src/api/endpoints/repayment.js';
import { cardRoutes } from './card.js';
import { answers, book, findOrder, given, noOrder, refused, type Desk, type Route } from '../desk.js';
import { DEMO } from '../demo.js';
import { cents, day, DAY, major, shillings } from '../money.js';
import { deferralFee, defer, openOf, owed, paidUp, repayable, settle, waiting } from '../orders.js';
import { qrPicture } from '../pictures/qr.js';
import { products } from '../products.js';
import { digits } from '../random.js';
import type { Period } from '../world.js';

const { wallets } = DEMO;

const bankList = [
  { name: 'Kesho Pesa', type: wallets.push },
  { name: 'Simba Wallet', type: wallets.code },
  { name: 'Pwani QR', type: wallets.qr },
  { name: 'Ziwa Checkout', type: wallets.page },
  { name: 'Benki ya Savana', type: wallets.declined },
];

const closed = refused(2001, 'There is nothing to repay on this order.');
const cannotDefer = refused(2002, 'This order cannot be deferred.');

type Line = NonNullable<v.InferInput<typeof rows.installmentPlan.answer>['repayPlanDetail']['repayWaitDetail']>[number];

function line(period: Period, index: number, now: number): Line {
  const overdue = period.dueAt < now && period.paidAt === undefined;
  return {
    periodNo: period.periodNo,
    totalAmount: major(period.paidAt === undefined ? openOf(period) : period.amount),
    dueTime: day(period.dueAt),
    periodStatus: period.paidAt !== undefined ? 200 : overdue ? 500 : 100,
    statusText: period.paidAt !== undefined ? 'Paid' : overdue ? 'Overdue' : 'Due',
    canClick: period.paidAt === undefined && index === 0 ? 1 : 0,
    checked: period.paidAt === undefined && index === 0 ? 1 : 0,
  };
}

/** How a payment goes on, by wallet. */
function payment(desk: Desk, amount: number, bankCode: string, tradeNo: string): v.InferInput<typeof rows.pay.answer> {
  const payCode = tradeNo.slice(-10);
  const shown = major(amount);
  if (bankCode === wallets.push)
    return {
      repayType: 'PUSH',
      notice: `We have asked Kesho Pesa for ${shillings(amount)}. Enter your PIN on your phone to confirm.`,
      tradeNo,
    };
  if (bankCode === wallets.code)
    return { repayType: 'PAY_URL', payUrl: desk.urls.page(`/repaymentOfCode?showType=1&payCode=${payCode}&repayAmount=${shown}`), tradeNo };
  if (bankCode === wallets.qr) {
    const image = desk.urls.picture(`qr/${payCode}.png`, () => qrPicture(payCode));
    const payUrl = desk.urls.page(`/repaymentOfCode?showType=2&payCodeImg=${encodeURIComponent(image)}&repayAmount=${shown}`);
    return { repayType: 'PAY_URL', payUrl, tradeNo };
  }
  return { repayType: 'PAY_URL', payUrl: desk.urls.own(`pages/checkout/${tradeNo}?world=${desk.world.name}`), tradeNo };
}

const tradeNumber = (desk: Desk): string => `TZ${day(desk.world.now()).replace(/-/g, '')}${digits(desk.world.random, 8)}`;

export const repaymentRoutes: readonly Route[] = [
  answers(rows.installmentPlan, ({ productId, orderId }, desk) => {
    const order = findOrder(desk, orderId);
    if (!order || order.productId !== productId) return noOrder;
    const open = waiting(order);
    const now = desk.world.now();
    return given({
      ...(desk.book.account ? { bankCardInfo: desk.book.account } : {}),
      bankList,
      amountMax: major(owed(order)),
      amountMin: major(Math.min(100_000, owed(order))),
      productName: products.get(order.productId)?.name,
      repayPlanDetail: {
        repayWaitDetail: open.map((period, index) => line(period, index, now)),
        repayYetDetail: paidUp(order).map((period, index) => line(period, index, now)),
        repayWaitCount: open.length,
      },
      note: 'Payments made before 20:00 are booked the same day.',
      telephone: '+255800110033',
      showSubmitUtr: order.utr ? 1 : 0,
    });
  }),
  answers(rows.deferralDetail, ({ productId, orderId }, desk) => {
    const order = findOrder(desk, orderId);
    if (!order || order.productId !== productId) return noOrder;
    if (!order.isDelay || !repayable(order)) return cannotDefer;
    const fee = deferralFee(order);
    const open = waiting(order);
    return given({
      ...(desk.book.account ? { bankCardInfo: desk.book.account } : {}),
      bankList,
      remind: 'Deferring moves every open payment two weeks on. The fee is no part of what you owe.',
      detail: [
        { text: 'Deferral fee', value: shillings(fee) },
        { text: 'Moved by', value: '14 days' },
      ],
      repayDetail: open.map((period) => ({
        text: day(Math.max(period.dueAt, desk.world.now()) + 14 * DAY),
        value: shillings(openOf(period)),
      })),
      delayShouldPayAmount: major(fee),
      showSubmitUtr: order.utr ? 1 : 0,
    });
  }),
  answers(rows.pay, ({ product_id, orderId, amount, isDelay, cardNo, bankCode }, desk) => {
    const order = findOrder(desk, orderId);
    if (!order || order.productId !== product_id) return noOrder;
    if (!repayable(order)) return closed;
    const paid = cents(amount);
    if (paid === undefined || paid === 0) return refused(2003, 'This is not an amount that can be paid.');
    if (isDelay === 1 && !order.isDelay) return cannotDefer;
    if (isDelay === 1 && paid !== deferralFee(order)) return refused(2002, 'The fee for deferring has changed.');
    if (isDelay === 0 && paid > owed(order)) return refused(2004, `Only ${shillings(owed(order))} is left to pay.`);
    if (!/^\d{6,20}$/.test(cardNo)) return refused(2005, 'Please check the account number.');
    if (!bankList.some((bank) => bank.type === bankCode)) return refused(2006, 'We do not know this wallet.');
    if (bankCode === wallets.declined) return refused(2007, 'The wallet said no: not enough balance.');
    const tradeNo = tradeNumber(desk);
    const settled = bankCode === wallets.push;
    book(desk, { id: tradeNo, endpoint: rows.pay.name, orderId, amount: paid, settled, deferral: isDelay === 1 });
    if (settled && isDelay === 1) defer(order, desk.world.now());
    else if (settled) settle(order, paid, desk.world.now());
    return given(payment(desk, paid, bankCode, tradeNo));
  }),
  answers(rows.submitUtr, ({ orderId, utr, isDelay }, desk) => {
    const order = findOrder(desk, orderId);
    if (!order) return noOrder;
    const known = desk.world.events.some(
      (event) => event.endpoint === rows.submitUtr.name && JSON.stringify(event.payload).includes(`"${utr}"`),
    );
    if (known) return refused(2008, 'This reference was already handed in.');
    desk.world.events.push({ endpoint: rows.submitUtr.name, userId: desk.book.userId, payload: { orderId, utr, isDelay } });
    return given(undefined, 'Thank you. We check the transfer within 24 hours.');
  }),
  answers(cardRows.repaymentWay, ({ orderId }, desk) => {
    const order = findOrder(desk, orderId);
    if (!order) return noOrder;
    if (!repayable(order)) return closed;
    const repayToken = `rt.${digits(desk.world.random, 12)}`;
    desk.world.tokens.set(repayToken, orderId);
    return given({
      alipay: 1,
      repayToken,
      bankCards: desk.book.cards.map(({ id, bankName, cardNo, bankCode }) => ({ id, bankName, cardNo, bankCode })),
    });
  }),
  ...cardRoutes,
  answers(cardRows.repaymentThirdParty, ({ orderId, amount, userId }, desk) => {
    const order = findOrder(desk, orderId);
    if (!order) return noOrder;
    if (desk.session.userId !== undefined && userId !== desk.session.userId) return refused(2010, 'This is not your order.');
    if (!repayable(order)) return closed;
    if (amount > owed(order)) return refused(2004, `Only ${shillings(owed(order))} is left to pay.`);
    const tradeNo = tradeNumber(desk);
    book(desk, { id: tradeNo, endpoint: cardRows.repaymentThirdParty.name, orderId, amount, settled: false, deferral: false });
    return given({ redirectUrl: desk.urls.own(`pages/checkout/${tradeNo}?world=${desk.world.name}`) });
  }),
];
