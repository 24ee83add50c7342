import { contracts, loanConfirm } from '../../api/endpoints/loan.js';
import type { FirstCalls } from '../../session/first-calls.js';

const productId = { attribute: 'product-id' };

/** What the loan confirmation begins with. */
export const loanConfirmFirst: FirstCalls = [
  [loanConfirm, { productId }],
  [contracts, { productId, scene: 3 }],
];
