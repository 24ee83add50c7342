import { classicAgreements, classicConfirm } from '../../api/endpoints/classic.js';
import { loan as words } from '../../i18n/en/loan.js';
import { allowMain } from '../../session/early-main.js';
import { anyIntent } from '../../session/intents.js';
import { sketch } from '../../session/sketch.js';
import { readyLoan } from './loan-confirm-classic.ready.js';
import { LoanConfirmClassic } from './loan-confirm-classic.js';

/** The older confirmation's first drawing; its pop-up is the store's, and so is what was sent before and never heard of. */
export const loanConfirmClassicSketch = sketch({
  rows: [classicConfirm, classicAgreements],
  words,
  view: ([loan, { list }], { config }) => (loan.NewPopMsg || anyIntent() ? undefined : readyLoan({ loan, agreements: list }, config)),
  keep: () => ({ tick: allowMain }),
  screen: LoanConfirmClassic,
});
