import { orderList } from '../../api/endpoints/loan.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen asks for first. */
export const testPreviewFirst: FirstCalls = [[orderList, {}]];
