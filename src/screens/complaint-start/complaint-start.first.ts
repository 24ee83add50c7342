import { problemInit } from '../../api/endpoints/complaint.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen asks for first, where it is given an order. */
export const complaintStartFirst: FirstCalls = [[problemInit, { orderId: { attribute: 'order-id' } }]];
