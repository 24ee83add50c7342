import type { OrderDetail } from '../../api/endpoints/order.js';
import { isPayable } from '../../session/order-status.js';

/** A way to repay, a link to its route. */
export interface RepayWay {
  readonly name: 'installment' | 'deferral' | 'card';
  readonly href: string;
}

export type RepayChooseShown =
  | { readonly state: 'empty' }
  | { readonly state: 'ready'; readonly order: OrderDetail; readonly logo: string | undefined; readonly ways: readonly RepayWay[] };

/** The ways to repay an order, before it is known where they lead; none where nothing is to be paid, or nobody knows the status. */
export function waysOf(order: OrderDetail): RepayChooseShown {
  if (!isPayable(order.orderStatus)) return { state: 'empty' };
  const names: RepayWay['name'][] = order.isDelay ? ['installment', 'deferral', 'card'] : ['installment', 'card'];
  return { state: 'ready', order, logo: undefined, ways: names.map((name) => ({ name, href: '#' })) };
}
