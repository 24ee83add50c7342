import { loanDetails } from '../../api/endpoints/order.js';
import { order as words } from '../../i18n/en/order.js';
import { sketch } from '../../session/sketch.js';
import { leadsTo, readyOrder } from './order-detail.ready.js';
import { OrderDetail } from './order-detail.js';

/** The order's first drawing; products come below it a little later. */
export const orderDetailSketch = sketch({
  rows: [loanDetails],
  words,
  view: ([order]) => (leadsTo(order) ? undefined : readyOrder(order)),
  screen: OrderDetail,
});
