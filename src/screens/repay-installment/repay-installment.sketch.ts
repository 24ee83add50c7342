import { installmentPlan } from '../../api/endpoints/repayment.js';
import { repay as words } from '../../i18n/en/repay.js';
import { anyIntent } from '../../session/intents.js';
import { allowMain } from '../../session/early-main.js';
import { sketch } from '../../session/sketch.js';
import { readyPlan } from './repay-installment.ready.js';
import { RepayInstallment } from './repay-installment.js';

const wait = () => allowMain(false);

/** The installments' first drawing; handing in a transfer is the store's, and so is what was sent before and never heard of. */
export const repayInstallmentSketch = sketch({
  rows: [installmentPlan],
  words,
  view: ([plan], { config }) => (plan.showSubmitUtr || anyIntent() ? undefined : readyPlan(plan, config)),
  // The sum is the store's to draw: until it has, nothing is paid that is not on the screen.
  keep: () => ({ toggleFirst: wait, toggleAll: wait, modify: wait }),
  screen: RepayInstallment,
});
