import type { Deadline } from '../lib/deadline.js';
import { keeperOf, type Session } from './session.js';

/** Where a countdown outlives a reload, per user. */
export const restPlace = (session: Session, name: string): string => `loan-rest:${keeperOf(session)}:${name}`;

/** Spec section 9: seconds until another code may be asked for. */
export const REST = 60;

/** A deadline as it may be: a clock that was set back must not lock a borrower out, no rest is longer than it was when it began. */
export const boundRest = (until: Deadline, now: number): Deadline => Math.min(until, now + REST * 1000);

/** Until when a kept countdown runs; 0 where none does. */
export function keptRest(kept: string | null, now: number): Deadline {
  const until = Number(kept) || 0;
  return until > now ? boundRest(until, now) : 0;
}
