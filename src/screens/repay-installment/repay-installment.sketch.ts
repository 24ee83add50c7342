import { installmentPlan } from '../../api/endpoints/repayment.js';
import { repay as words } from '../../i18n/en/repay.js';
import { sketch } from '../../session/sketch.js';
import { readyPlan } from './repay-installment.ready.js';
import { RepayInstallment } from './repay-installment.js';

/** The installments' first drawing; handing in a transfer is the store's. */
export const repayInstallmentSketch = sketch({
  rows: [installmentPlan],
  words,
  view: ([plan], { config }) => (plan.showSubmitUtr ? undefined : readyPlan(plan, config)),
  screen: RepayInstallment,
});
