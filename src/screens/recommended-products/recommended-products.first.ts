import { loanDetails } from '../../api/endpoints/loan.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen begins with, where it is given an order. */
export const recommendedProductsFirst: FirstCalls = [
  [loanDetails, { productId: { attribute: 'product-id' }, orderId: { attribute: 'order-id' } }],
];
