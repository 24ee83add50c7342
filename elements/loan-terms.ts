import { legal as abroad } from '../src/i18n/abroad/legal.js';
import { legal } from '../src/i18n/en/legal.js';
import { LoanTermsSkeleton } from '../src/screens/loan-terms/loan-terms.skeleton.js';
import { createLoanTerms } from '../src/screens/loan-terms/loan-terms.store.js';
import { LoanTerms } from '../src/screens/loan-terms/loan-terms.js';
import { contract } from './contract.js';

export default contract({
  tag: 'loan-terms',
  doc: "The loan agreement in plain English, or the deployment's own (configuration key texts), with its main points and contents.",
  spec: 'spec 2 Loan terms, 9 Loan agreement terms; screens legal texts',
  attributes: {},
  events: {},
  messages: ['legal', legal, abroad],
  title: 'loanTermsTitle',
  create: createLoanTerms,
  skeleton: LoanTermsSkeleton,
  view: LoanTerms,
});
