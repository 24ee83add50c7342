import { repayDeferralFirst } from '../src/screens/repay-deferral/repay-deferral.first.js';
import { repay as abroad } from '../src/i18n/abroad/repay.js';
import { repay } from '../src/i18n/en/repay.js';
import { RepayDeferralSkeleton } from '../src/screens/repay-deferral/repay-deferral.skeleton.js';
import { createRepayDeferral } from '../src/screens/repay-deferral/repay-deferral.store.js';
import { RepayDeferral } from '../src/screens/repay-deferral/repay-deferral.js';
import { contract } from './contract.js';

export default contract({
  tag: 'repay-deferral',
  doc: 'Deferral (rollover) of an order: its fee, the plan that follows, the wallet account to pay from, Pay Now and its result.',
  spec: 'spec 2 Deferral (rollover) repayment, 4 Pay action; screens elements',
  attributes: {
    'product-id': { type: 'id', required: true, doc: 'The product of the order.' },
    'order-id': { type: 'id', required: true, doc: 'The order to defer.' },
  },
  events: {
    'loan-repaid': {
      detail: '{ tradeNo: string; repayType: string; amount: number }',
      doc: 'The fee was accepted; `amount` is in major units, as it was sent. With `repayType` PAY_URL it goes on at the provider.',
    },
  },
  first: repayDeferralFirst,
  messages: ['repay', repay, abroad],
  title: 'deferralTitle',
  create: createRepayDeferral,
  skeleton: RepayDeferralSkeleton,
  view: RepayDeferral,
});
