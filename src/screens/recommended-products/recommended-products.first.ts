import { loanDetails, unionError } from '../../api/endpoints/order.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen begins with: the order it is given, or what the failed login offers. */
export const recommendedProductsFirst: FirstCalls = [
  [loanDetails, { productId: { attribute: 'product-id' }, orderId: { attribute: 'order-id' } }, { attribute: 'order-id', given: true }],
  [unionError, {}, { attribute: 'order-id', given: false }],
];
