import { problemDetail } from '../../api/endpoints/complaint.js';
import type { FirstCalls } from '../../session/first-calls.js';

/** What the screen asks for first. */
export const complaintDetailFirst: FirstCalls = [[problemDetail, { problemId: { attribute: 'problem-id' } }]];
