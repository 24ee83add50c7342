import { deferralDetail } from '../../api/endpoints/repayment.js';
import { repay as words } from '../../i18n/en/repay.js';
import { anyIntent } from '../../session/intents.js';
import { sketch } from '../../session/sketch.js';
import { readyDeferral } from './repay-deferral.ready.js';
import { RepayDeferral } from './repay-deferral.js';

/** The deferral's first drawing; handing in a transfer is the store's, and so is what was sent before and never heard of. */
export const repayDeferralSketch = sketch({
  rows: [deferralDetail],
  words,
  view: ([deferral], { config }) => (deferral.showSubmitUtr || anyIntent() ? undefined : readyDeferral(deferral, config)),
  screen: RepayDeferral,
});
