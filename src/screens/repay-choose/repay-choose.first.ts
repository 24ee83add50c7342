import { loanDetails } from '../../api/endpoints/order.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen begins with. */
export const repayChooseFirst: FirstCalls = [[loanDetails, { productId: { attribute: 'product-id' }, orderId: { attribute: 'order-id' } }]];
