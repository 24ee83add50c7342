import { orderList } from '../../api/endpoints/order.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen asks for first. */
export const testPreviewFirst: FirstCalls = [[orderList, {}]];
