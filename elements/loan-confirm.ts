import { loan as abroad } from '../src/i18n/abroad/loan.js';
import { loan } from '../src/i18n/en/loan.js';
import { loanConfirmFirst } from '../src/screens/loan-confirm/loan-confirm.first.js';
import { LoanConfirmSkeleton } from '../src/screens/loan-confirm/loan-confirm.skeleton.js';
import { createLoanConfirm } from '../src/screens/loan-confirm/loan-confirm.store.js';
import { LoanConfirm } from '../src/screens/loan-confirm/loan-confirm.js';
import { contract } from './contract.js';

export default contract({
  tag: 'loan-confirm',
  doc: 'Confirm and take a loan: amount, details, bank card, repayment plan, agreements, Loan Now.',
  spec: 'spec 2 Loan confirmation (v3), 4 Loan confirm; screens loan-confirm',
  attributes: {
    'product-id': { type: 'id', required: true, doc: 'The product to take the loan of.' },
  },
  events: {
    'loan-confirmed': {
      detail: '{ productId: string; url: string }',
      doc: 'The loan was taken; `url` is the page of the new order, empty when it may not be followed.',
    },
    'loan-declined': { detail: '{}', doc: 'The borrower cancelled the agreement or left through the retention dialog.' },
  },
  first: loanConfirmFirst,
  messages: ['loan', loan, abroad],
  title: 'loanConfirmTitle',
  create: createLoanConfirm,
  skeleton: LoanConfirmSkeleton,
  view: LoanConfirm,
});
