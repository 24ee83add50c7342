import { deferralDetail } from '../../api/endpoints/repayment.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen begins with. */
export const repayDeferralFirst: FirstCalls = [
  [deferralDetail, { productId: { attribute: 'product-id' }, orderId: { attribute: 'order-id' } }],
];
