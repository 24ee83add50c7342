import { unionError } from '../../api/endpoints/order.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen begins with. */
export const jointFailureFirst: FirstCalls = [[unionError, {}]];
