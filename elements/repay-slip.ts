import { code as abroad } from '../src/i18n/abroad/code.js';
import { code } from '../src/i18n/en/code.js';
import { RepaySlipSkeleton } from '../src/screens/repay-slip/repay-slip.skeleton.js';
import { createRepaySlip, isInfo } from '../src/screens/repay-slip/repay-slip.store.js';
import { RepaySlip } from '../src/screens/repay-slip/repay-slip.js';
import { contract } from './contract.js';

export default contract({
  tag: 'repay-slip',
  doc: 'The deposit slip of a payment provider: contract number to copy, total payment, instructions by group.',
  spec: 'spec 2 Repayment code screen, variant 2; contract repaymentInfo',
  attributes: {},
  properties: {
    info: {
      type: '{ repayAmount?: number | string; delayInfo?: { delayAmount?: number | string }; defDetail: { payCode: string; logo?: string; payNotice?: { [groupTitle: string]: { name: string; step: string[] }[] } } }',
      doc: 'What the slip shows. Without it, the JSON that the local storage holds as `repaymentInfo`.',
      fits: isInfo,
      mend: 'an object, or its JSON, that has defDetail.payCode',
    },
  },
  events: {
    'loan-copied': { detail: '{}', doc: 'The contract number was copied.' },
  },
  messages: ['code', code, abroad],
  title: 'slipTitle',
  create: createRepaySlip,
  skeleton: RepaySlipSkeleton,
  view: RepaySlip,
});
