import type { FirstCalls } from '../../session/first-calls.js';
import { failureProducts } from './joint-failure.answer.js';

/** What the screen begins with. */
export const jointFailureFirst: FirstCalls = [[failureProducts.row, {}]];
