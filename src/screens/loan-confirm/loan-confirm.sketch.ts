import { contracts, loanConfirm } from '../../api/endpoints/loan.js';
import { loan as words } from '../../i18n/en/loan.js';
import { sketch } from '../../session/sketch.js';
import { readyLoan } from './loan-confirm.ready.js';
import { LoanConfirm } from './loan-confirm.js';

/** The loan confirmation's first drawing; an agreement that pops up is the store's. */
export const loanConfirmSketch = sketch({
  rows: [loanConfirm, contracts],
  words,
  view: ([loan, { list }], { config }) => (loan.popAgreementUrl ? undefined : readyLoan({ loan, agreements: list }, config)),
  screen: LoanConfirm,
});
