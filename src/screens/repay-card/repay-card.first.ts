import { repaymentWay } from '../../api/endpoints/repayment.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the cards begin with; where no amount is given, the first installment is asked for too, by the store. */
export const repayCardFirst: FirstCalls = [[repaymentWay, { orderId: { attribute: 'order-id' } }]];
