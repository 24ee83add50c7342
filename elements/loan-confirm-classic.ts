import { loan as abroad } from '../src/i18n/abroad/loan.js';
import { loan } from '../src/i18n/en/loan.js';
import { loanConfirmClassicFirst } from '../src/screens/loan-confirm-classic/loan-confirm-classic.first.js';
import { LoanConfirmClassicSkeleton } from '../src/screens/loan-confirm-classic/loan-confirm-classic.skeleton.js';
import { createLoanConfirmClassic } from '../src/screens/loan-confirm-classic/loan-confirm-classic.store.js';
import { LoanConfirmClassic } from '../src/screens/loan-confirm-classic/loan-confirm-classic.js';
import { contract } from './contract.js';

export default contract({
  tag: 'loan-confirm-classic',
  doc: 'Confirm and take a loan, the older variant: amount, repayment date, details, plan, agreements, a promo pop-up, Loan Now.',
  spec: 'spec 2 Loan confirmation, older variant; contract Loan, older variant; screens loan-confirm-classic',
  attributes: {
    'product-id': { type: 'id', required: true, doc: 'The product to take the loan of.' },
  },
  events: {
    'loan-confirmed': {
      detail: '{ productId: string; url: string }',
      doc: 'The loan was taken; `url` is the page to go to, empty when it may not be followed.',
    },
    'loan-declined': { detail: '{}', doc: "The borrower left by the shell's back, without the loan." },
  },
  first: loanConfirmClassicFirst,
  messages: ['loan', loan, abroad],
  title: 'loanConfirmTitle',
  create: createLoanConfirmClassic,
  skeleton: LoanConfirmClassicSkeleton,
  view: LoanConfirmClassic,
});
