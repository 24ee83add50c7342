import type { OrderDetail } from '../../api/endpoints/order.js';
import type { Listed } from '../../lib/listed.js';
import { telephone, type Telephone } from '../../lib/telephone.js';
import { offerOf, type OrderOffer } from '../../session/order-status.js';
import type { ProductRow } from '../../session/product-rows.js';
import type { OrderPrompt } from './parts/prompts.store.js';

export interface OrderDetailReady {
  readonly state: 'ready';
  readonly order: OrderDetail;
  readonly offer: OrderOffer;
  /** It could not be fetched anew: it may stand otherwise by now. */
  readonly stale: boolean;
  readonly logo: string | undefined;
  readonly telephone: Telephone | undefined;
  readonly products: Listed<ProductRow>;
  readonly moreHref: string;
  /** It failed, and not a word of that was sent along: it has ours, and a way to whoever knows. */
  readonly unexplained: boolean;
  readonly serviceHref: string;
  readonly goingHome: boolean;
  readonly prompt: OrderPrompt | undefined;
}

/** An order as it is shown first: without products, and before it prompts for anything. */
export const readyOrder = (order: OrderDetail): OrderDetailReady => ({
  state: 'ready',
  order,
  offer: offerOf(order.orderStatus, order.isDelay ?? false),
  stale: false,
  logo: undefined,
  telephone: telephone(order.telephone),
  products: { total: 0, long: false, runs: [], after: 0 },
  moreHref: '#',
  unexplained: order.orderStatus === 110 && !order.noticeStatusText && !order.noticeDesText,
  serviceHref: '#',
  goingHome: false,
  prompt: undefined,
});

/** Where an order leads to at once: only one that is being processed stays (spec 4, Order status). */
export const leadsTo = ({ orderStatus, playeduL }: OrderDetail): string | undefined => (orderStatus === 21 ? undefined : playeduL);
