import { cardInit } from '../../api/endpoints/bank.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen begins with. */
export const bindBankFirst: FirstCalls = [[cardInit, { product_id: { attribute: 'product-id' } }]];
