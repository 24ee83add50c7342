import { instructions as abroad } from '../src/i18n/abroad/instructions.js';
import { instructions } from '../src/i18n/en/instructions.js';
import { PaymentInstructionsSkeleton } from '../src/screens/payment-instructions/payment-instructions.skeleton.js';
import { createPaymentInstructions } from '../src/screens/payment-instructions/payment-instructions.store.js';
import { PaymentInstructions } from '../src/screens/payment-instructions/payment-instructions.js';
import { contract } from './contract.js';

export default contract({
  tag: 'payment-instructions',
  doc: 'How to pay with e-wallets and at offline stores, step by step, with pictures to enlarge. The configuration key `paymentInstructions` replaces the content.',
  spec: 'spec 2 Repayment code screen, variant 2',
  attributes: {},
  events: {},
  messages: ['instructions', instructions, abroad],
  title: 'instructionsTitle',
  create: createPaymentInstructions,
  skeleton: PaymentInstructionsSkeleton,
  view: PaymentInstructions,
});
