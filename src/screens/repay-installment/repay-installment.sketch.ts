import { installmentPlan } from '../../api/endpoints/repayment.js';
import { repay as words } from '../../i18n/en/repay.js';
import { anyIntent } from '../../session/intents.js';
import { sketch } from '../../session/sketch.js';
import { readyPlan } from './repay-installment.ready.js';
import { RepayInstallment } from './repay-installment.js';

/** The installments' first drawing; handing in a transfer is the store's, and so is what was sent before and never heard of. */
export const repayInstallmentSketch = sketch({
  rows: [installmentPlan],
  words,
  view: ([plan], { config }) => (plan.showSubmitUtr || anyIntent() ? undefined : readyPlan(plan, config)),
  screen: RepayInstallment,
});
