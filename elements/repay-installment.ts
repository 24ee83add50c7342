import { repayInstallmentFirst } from '../src/screens/repay-installment/repay-installment.first.js';
import { repay as abroad } from '../src/i18n/abroad/repay.js';
import { repay } from '../src/i18n/en/repay.js';
import { RepayInstallmentSkeleton } from '../src/screens/repay-installment/repay-installment.skeleton.js';
import { createRepayInstallment } from '../src/screens/repay-installment/repay-installment.store.js';
import { RepayInstallment } from '../src/screens/repay-installment/repay-installment.js';
import { contract } from './contract.js';

export default contract({
  tag: 'repay-installment',
  doc: 'Repayment by installments: what is due and paid, another amount, the wallet account to pay from, Pay Now and its result.',
  spec: 'spec 2 Installment repayment, 4 Installment selection, 4 Pay action; screens repay-installment',
  attributes: {
    'product-id': { type: 'id', required: true, doc: 'The product of the order.' },
    'order-id': { type: 'id', required: true, doc: 'The order to repay.' },
  },
  events: {
    'loan-repaid': {
      detail: '{ tradeNo: string; repayType: string; amount: number }',
      doc: 'A payment was accepted; `amount` is in major units, as it was sent. With `repayType` PAY_URL it goes on at the provider.',
    },
  },
  first: repayInstallmentFirst,
  messages: ['repay', repay, abroad],
  title: 'installmentTitle',
  create: createRepayInstallment,
  skeleton: RepayInstallmentSkeleton,
  view: RepayInstallment,
});
