import { classicAgreements, classicConfirm } from '../../api/endpoints/classic.js';
import type { FirstCalls } from '../../session/first-calls.js';

const productId = { attribute: 'product-id' };

/** What the screen begins with. */
export const loanConfirmClassicFirst: FirstCalls = [
  [classicConfirm, { productId }],
  [classicAgreements, { productId }],
];
