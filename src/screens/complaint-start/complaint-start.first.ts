import { problemInit } from '../../api/endpoints/complaint.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen asks for first, with an order or without. */
export const complaintStartFirst: FirstCalls = [[problemInit, { orderId: { attribute: 'order-id', optional: true } }]];
