import type { FirstCalls } from '../../session/first-calls.js';
import { failureProducts, orderProducts } from './recommended-products.answers.js';

/** What the screen begins with: the order it is given, or what the failed login offers. */
export const recommendedProductsFirst: FirstCalls = [
  [
    orderProducts.row,
    { productId: { attribute: 'product-id' }, orderId: { attribute: 'order-id' } },
    { attribute: 'order-id', given: true },
  ],
  [failureProducts.row, {}, { attribute: 'order-id', given: false }],
];
