import { DAY } from './money.js';
import { planOf } from './seed.js';
import type { Amount, Order, Period, World } from './world.js';

/** Days before a due day from which an order counts as due (174). */
const SOON = 3 * DAY;

export const openOf = (period: Period): Amount => period.amount - period.paid;
export const waiting = (order: Order): Period[] => order.plan.filter((period) => openOf(period) > 0);
export const paidUp = (order: Order): Period[] => order.plan.filter((period) => openOf(period) === 0);
export const owed = (order: Order): Amount => order.plan.reduce((sum, period) => sum + openOf(period), 0);

/** True while an order can be repaid. */
export const repayable = (order: Order): boolean => [170, 174, 180].includes(order.status) && owed(order) > 0;

function statusOf(order: Order, now: number): number {
  const next = waiting(order)[0];
  if (!next) return 200;
  if (next.dueAt < now) return 180;
  return next.dueAt - now <= SOON ? 174 : 170;
}

/** Books money on the oldest periods first; the order's status follows. */
export function settle(order: Order, amount: Amount, now: number): void {
  let left = amount;
  for (const period of waiting(order)) {
    const part = Math.min(left, openOf(period));
    period.paid += part;
    left -= part;
    if (openOf(period) === 0) period.paidAt = now;
  }
  order.status = statusOf(order, now);
  if (order.status === 170 || order.status === 200) order.isDelay = false;
}

/** What a deferral costs: a tenth of the oldest open period. */
export function deferralFee(order: Order): Amount {
  const first = waiting(order)[0];
  return first ? Math.round(openOf(first) / 10) : 0;
}

/** Moves every open period two weeks on, counted from today for what is overdue. */
export function defer(order: Order, now: number): void {
  const first = waiting(order)[0];
  if (!first) return;
  const shift = Math.max(now - first.dueAt, 0) + 14 * DAY;
  for (const period of waiting(order)) period.dueAt += shift;
  order.isDelay = false;
  order.status = statusOf(order, now);
}

/** A pushed loan is paid out once its time has come. */
export function age(order: Order, world: World): void {
  if (order.payOutAt === undefined || world.now() < order.payOutAt) return;
  order.plan = planOf(order.productId, order.payOutAt + 30 * DAY, 0);
  order.status = statusOf(order, world.now());
  delete order.payOutAt;
}

/** Time passed: what was due by the calendar is so by today's; a status that somebody has set stays. */
export function pass(order: Order, world: World, before: number): void {
  age(order, world);
  if (repayable(order) && order.status === statusOf(order, before)) order.status = statusOf(order, world.now());
}
