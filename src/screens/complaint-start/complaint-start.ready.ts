import type { ComplaintOrder, ProblemInit, ProblemOption } from '../../api/endpoints/complaint.js';
import { listed, type Listed, type Shown } from '../../lib/listed.js';

/** An order with its logo held to the image rule. */
export interface OrderChoice {
  readonly index: number;
  readonly order: ComplaintOrder;
  readonly logo: string | undefined;
  readonly current: boolean;
}

export interface ComplaintStartReady {
  readonly state: 'ready';
  readonly order: Omit<OrderChoice, 'index'> | undefined;
  /** All orders while they are shown to choose from. */
  readonly orders: Listed<OrderChoice> | undefined;
  readonly choosable: boolean;
  readonly types: readonly ProblemOption[];
  /** The sub-types while type 1 is chosen. */
  readonly sonTypes: readonly ProblemOption[] | undefined;
  readonly listHref: string;
}

export type ComplaintStartShown =
  { readonly state: 'empty'; readonly listHref: string; readonly serviceHref: string } | ComplaintStartReady;

/** The one type that has sub-types, and needs an order that allows collection. */
export const COLLECTION = '1';

/** What the store knows besides the answer. */
export interface ComplaintStartNow {
  /** What is shown of all orders while they are open. */
  readonly shown?: Shown | undefined;
  /** Type 1 is chosen. */
  readonly collection?: boolean;
  readonly logoOf?: (order: ComplaintOrder) => string | undefined;
  readonly listHref?: string;
  readonly serviceHref?: string;
}

/** What may say which order a complaint is about, by their numbers. */
export interface OrderNos {
  readonly chosen?: string | undefined;
  /** That of the page. */
  readonly given: string | undefined;
  readonly stored: string | undefined;
}

/** The order that was chosen here, else the one that the server calls current, else the page's own; where it has none, the one that was chosen before. */
export function orderOf({ orderDetail, orderList }: ProblemInit, { chosen, given, stored }: OrderNos): ComplaintOrder | undefined {
  const named = (orderNo: string | undefined) => orderList.find((order) => order.orderNo === orderNo);
  return named(chosen) ?? orderDetail ?? named(given || stored);
}

/** The start of a complaint about an order; empty where there is nothing to complain about. */
export function readyStart(
  { problemType, problemSonType, orderList }: ProblemInit,
  order: ComplaintOrder | undefined,
  { shown, collection = false, logoOf = () => undefined, listHref = '#', serviceHref = '#' }: ComplaintStartNow = {},
): ComplaintStartShown {
  if (problemType.length === 0) return { state: 'empty', listHref, serviceHref };
  const choice = (one: ComplaintOrder, current: boolean) => ({ order: one, logo: logoOf(one), current });
  return {
    state: 'ready',
    order: order && choice(order, true),
    orders: shown && listed(orderList, shown, (one, index) => ({ index, ...choice(one, one.orderNo === order?.orderNo) })),
    choosable: orderList.length > 0,
    types: problemType,
    sonTypes: collection ? problemSonType : undefined,
    listHref,
  };
}
