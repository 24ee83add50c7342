import { repayChooseFirst } from '../src/screens/repay-choose/repay-choose.first.js';
import { order as abroad } from '../src/i18n/abroad/order.js';
import { order } from '../src/i18n/en/order.js';
import { RepayChooseSkeleton } from '../src/screens/repay-choose/repay-choose.skeleton.js';
import { createRepayChoose } from '../src/screens/repay-choose/repay-choose.store.js';
import { RepayChoose } from '../src/screens/repay-choose/repay-choose.js';
import { contract } from './contract.js';

export default contract({
  tag: 'repay-choose',
  doc: 'The ways to repay an order: installments, rollover where the order allows it, bank card.',
  spec: 'screens repay-choose; spec 2 routes repay choose and repay-or-not',
  attributes: {
    'product-id': { type: 'id', required: true, doc: 'The product of the order.' },
    'order-id': { type: 'id', required: true, doc: 'The order to repay.' },
  },
  events: {},
  first: repayChooseFirst,
  messages: ['order', order, abroad],
  title: 'chooseTitle',
  create: createRepayChoose,
  skeleton: RepayChooseSkeleton,
  view: RepayChoose,
});
