import { orderDetailFirst } from '../src/screens/order-detail/order-detail.first.js';
import { order as abroad } from '../src/i18n/abroad/order.js';
import { order } from '../src/i18n/en/order.js';
import { OrderDetailSkeleton } from '../src/screens/order-detail/order-detail.skeleton.js';
import { createOrderDetail } from '../src/screens/order-detail/order-detail.store.js';
import { OrderDetail } from '../src/screens/order-detail/order-detail.js';
import { contract } from './contract.js';

export default contract({
  tag: 'order-detail',
  doc: 'An order: its status and details, what may be done now (repay, roll over, borrow again) or other products, and the prompts that are due.',
  spec: 'spec 2 Order details (v3), 4 Order status, 4 Order rating; screens order-detail',
  attributes: {
    'product-id': { type: 'id', required: true, doc: 'The product of the order.' },
    'order-id': { type: 'id', required: true, doc: 'The order to show.' },
    source: {
      type: 'string',
      suggests: ['loanDetail'],
      doc: 'Where the borrower comes from: `loanDetail` after another bank card was bound.',
    },
  },
  events: {
    'loan-rated': {
      detail: '{ stars: number }',
      doc: 'The order was rated; `stars` are those that were chosen, 1 to 5, whatever was sent.',
    },
  },
  first: orderDetailFirst,
  messages: ['order', order, abroad],
  title: 'orderTitle',
  create: createOrderDetail,
  skeleton: OrderDetailSkeleton,
  view: OrderDetail,
});
