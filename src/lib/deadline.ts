/** A moment on the clock, in milliseconds since 1970. Time is a deadline, not a count of ticks. */
export type Deadline = number;

/** The whole seconds left until a deadline, never negative. */
export function secondsLeft(until: Deadline, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
