import { repaymentWay } from '../../api/endpoints/card.js';
import { installmentPlan } from '../../api/endpoints/repayment.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the cards begin with; where no amount is given, the first installment that is due. */
export const repayCardFirst: FirstCalls = [
  [repaymentWay, { orderId: { attribute: 'order-id' } }],
  [installmentPlan, { productId: { attribute: 'product-id' }, orderId: { attribute: 'order-id' } }, { attribute: 'amount', given: false }],
];
