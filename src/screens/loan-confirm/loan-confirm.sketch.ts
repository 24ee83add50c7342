import { contracts, loanConfirm } from '../../api/endpoints/loan.js';
import { loan as words } from '../../i18n/en/loan.js';
import { allowMain } from '../../session/early-main.js';
import { anyIntent } from '../../session/intents.js';
import { sketch } from '../../session/sketch.js';
import { readyLoan } from './loan-confirm.ready.js';
import { LoanConfirm } from './loan-confirm.js';

/** The loan confirmation's first drawing; an agreement that pops up is the store's, and so is what was sent before and never heard of. */
export const loanConfirmSketch = sketch({
  rows: [loanConfirm, contracts],
  words,
  view: ([loan, { list }], { config }) => (loan.popAgreementUrl || anyIntent() ? undefined : readyLoan({ loan, agreements: list }, config)),
  keep: () => ({ tick: allowMain }),
  takesBack: ([{ isPopType }]) => isPopType,
  screen: LoanConfirm,
});
