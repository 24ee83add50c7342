import * as rows from '../../../src/api/endpoints/card.js';
import { sendCode, takeCode } from '../codes.js';
import { answers, book, done, findOrder, given, noOrder, refused, type Desk, type Route } from '../desk.js';
import { shillings } from '../money.js';
import { owed, repayable, settle } from '../orders.js';
import { digits } from '../random.js';
import type { CardRecord, Order } from '../world.js';

const paidTwice = refused(800005, 'This repayment was already made.');
const wrongCode = refused(800006, 'The code is wrong.');

function finish(desk: Desk, order: Order, record: CardRecord, endpoint: string): void {
  record.done = true;
  book(desk, { id: record.id, endpoint, orderId: order.id, amount: record.amount, settled: true, deferral: false });
  settle(order, record.amount, desk.world.now());
}

/** Repayment by card: commit, and confirm when the card asks for a code. */
export const cardRoutes: readonly Route[] = [
  answers(rows.repaymentCommit, ({ orderId, amount, cardId, repayToken }, desk) => {
    const order = findOrder(desk, orderId);
    if (!order) return noOrder;
    if (desk.world.tokens.get(repayToken) !== orderId) return refused(2011, 'This repayment has expired. Please begin again.');
    const card = desk.book.cards.find((one) => one.id === cardId);
    if (!card) return refused(2012, 'This card is not yours.');
    const before = [...desk.world.records.values()].find((record) => record.token === repayToken && record.done);
    if (before) return paidTwice;
    if (!repayable(order)) return refused(2001, 'There is nothing to repay on this order.');
    if (amount > owed(order)) return refused(2004, `Only ${shillings(owed(order))} is left to pay.`);
    if (card.kind === 'declined') return refused(2007, 'Your bank said no. Please take another card.');
    const record: CardRecord = { id: `R${digits(desk.world.random, 10)}`, orderId, amount, token: repayToken, done: false };
    desk.world.records.set(record.id, record);
    if (card.kind === 'plain') finish(desk, order, record, rows.repaymentCommit.name);
    else sendCode(desk.world, desk.book.phone, `repay:${repayToken}`, `Your code to pay ${shillings(amount)} by card`);
    return given({ needValid: card.kind === 'coded' ? 1 : 0, repayRecordId: record.id });
  }),
  answers(rows.repaymentConfirm, ({ orderId, verifyCode, repaymentRecordId }, desk) => {
    const record = desk.world.records.get(repaymentRecordId);
    const order = findOrder(desk, orderId);
    if (!order || !record || record.orderId !== orderId) return noOrder;
    if (record.done) return paidTwice;
    const taken = takeCode(desk.world, `repay:${record.token}`, verifyCode);
    if (taken === 'expired') return refused(2013, 'The code has expired. Please ask for a new one.');
    if (taken === 'wrong') return wrongCode;
    if (!repayable(order) || record.amount > owed(order)) return refused(2004, 'Less is left to pay now. Please begin again.');
    finish(desk, order, record, rows.repaymentConfirm.name);
    return done;
  }),
];
