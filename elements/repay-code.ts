import { code as abroad } from '../src/i18n/abroad/code.js';
import { code } from '../src/i18n/en/code.js';
import { RepayCodeSkeleton } from '../src/screens/repay-code/repay-code.skeleton.js';
import { createRepayCode } from '../src/screens/repay-code/repay-code.store.js';
import { RepayCode } from '../src/screens/repay-code/repay-code.js';
import { contract } from './contract.js';

export default contract({
  tag: 'repay-code',
  doc: 'What to pay with at a payment provider: a pay code to copy, or a QR image with tips.',
  spec: 'spec 2 Repayment code screen, variant 1; screens repay-code',
  attributes: {
    'show-type': { type: 'enum', values: ['1', '2'], doc: '1 shows the pay code, 2 the QR image. Without it, whichever is given.' },
    'pay-code': { type: 'string', doc: 'The pay code; at most 64 characters of it are shown.' },
    'pay-code-img': { type: 'string', doc: 'The address of the QR image, URL-encoded or not: https, of the page itself, or data.' },
    'repay-amount': { type: 'string', numeric: true, doc: 'The amount in major units; what is no number is shown as --.' },
  },
  events: {
    'loan-copied': { detail: '{}', doc: 'The pay code was copied.' },
  },
  messages: ['code', code, abroad],
  title: 'codeTitle',
  create: createRepayCode,
  skeleton: RepayCodeSkeleton,
  view: RepayCode,
});
