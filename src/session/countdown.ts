import { atom, type ReadableAtom } from 'nanostores';
import { secondsLeft, type Deadline } from '../lib/deadline.js';
import { keptRest, restPlace } from './rest.js';
import type { Scope } from './scope.js';

export interface Countdown {
  /** Whole seconds left; 0 when idle. */
  readonly $left: ReadableAtom<number>;
  start(seconds: number): void;
  stop(): void;
}

/**
 * A countdown by the clock, not by ticks: a phone that slept for 40 s has 20 s left. With a `name` it outlives a reload, per user,
 * so that a new code does not come early (screens.md, time).
 */
export function createCountdown(scope: Pick<Scope, 'after' | 'storage' | '$session' | 'onClose'>, name?: string): Countdown {
  const $left = atom(0);
  const place = name === undefined ? undefined : restPlace(scope.$session.get(), name);
  let until: Deadline = place === undefined ? 0 : keptRest(scope.storage.get(place), Date.now());
  let off: (() => void) | undefined;

  function tick(): void {
    off?.();
    const left = secondsLeft(until, Date.now());
    $left.set(left);
    if (left > 0) off = scope.after(Math.max(50, (until - Date.now()) % 1000 || 1000), tick);
    else if (place !== undefined) scope.storage.remove(place);
  }

  if (until > Date.now()) tick();
  return {
    $left,
    start(seconds) {
      until = Date.now() + seconds * 1000;
      if (place !== undefined) scope.storage.set(place, String(until));
      tick();
    },
    stop() {
      until = 0;
      tick();
    },
  };
}
