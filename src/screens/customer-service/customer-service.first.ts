import { contactInfo } from '../../api/endpoints/complaint.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen asks for first. */
export const customerServiceFirst: FirstCalls = [[contactInfo, { overall: 30 }]];
