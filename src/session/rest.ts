import type { Deadline } from '../lib/deadline.js';
import type { Session } from './session.js';

/** Where a countdown outlives a reload, per user. */
export const restPlace = ({ userId = '' }: Session, name: string): string => `loan-rest:${userId}:${name}`;

/** Until when a kept countdown runs; 0 where none does. A clock that was set back must not lock a borrower out: no rest is longer than an hour. */
export function keptRest(kept: string | null, now: number): Deadline {
  const until = Number(kept) || 0;
  return until > now && until - now <= 3_600_000 ? until : 0;
}
