import { installmentPlan } from '../../api/endpoints/repayment.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen begins with. */
export const repayInstallmentFirst: FirstCalls = [
  [installmentPlan, { productId: { attribute: 'product-id' }, orderId: { attribute: 'order-id' } }],
];
