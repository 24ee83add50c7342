import type { FirstCalls } from '../../session/first-calls.js';
import { complaints } from './complaint-list.answer.js';

/** What the screen asks for first. */
export const complaintListFirst: FirstCalls = [[complaints.row, {}]];
