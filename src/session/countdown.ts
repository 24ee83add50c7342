import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { secondsLeft, type Deadline } from '../lib/deadline.js';
import { keptRest, restPlace } from './rest.js';
import type { Scope } from './scope.js';

export interface Countdown {
  /** Whole seconds left; 0 when idle. */
  readonly $left: ReadableAtom<number>;
  start(seconds: number): void;
  stop(): void;
}

/** The deadlines of each session by their places: its elements wait together. */
const sessions = new WeakMap<Scope['$session'], Map<string, WritableAtom<Deadline>>>();

function deadlineAt({ $session, storage }: Pick<Scope, '$session' | 'storage'>, place: string): WritableAtom<Deadline> {
  const places = sessions.get($session) ?? new Map<string, WritableAtom<Deadline>>();
  sessions.set($session, places);
  const $until = places.get(place) ?? atom(0);
  places.set(place, $until);
  const now = Date.now();
  if ($until.get() <= now) $until.set(keptRest(storage.get(place), now));
  return $until;
}

/**
 * A countdown by the clock, not by ticks: a phone that slept for 40 s has 20 s left. All elements of a session have one for each
 * name, and it outlives a reload, per user, so that a new code does not come early (screens.md, time).
 */
export function createCountdown(scope: Pick<Scope, 'after' | 'storage' | '$session' | 'onClose'>, name: () => string): Countdown {
  const $left = atom(0);
  let place: string;
  let $until: WritableAtom<Deadline>;
  let off: (() => void) | undefined;
  let offUntil = () => {};

  function tick(): void {
    off?.();
    const [until, now] = [$until.get(), Date.now()];
    $left.set(secondsLeft(until, now));
    if (until > now) off = scope.after(Math.max(50, (until - now) % 1000 || 1000), tick);
    // Another session of the same borrower may wait longer.
    else if (keptRest(scope.storage.get(place), now) === 0) scope.storage.remove(place);
  }

  /** What it counts for may be another order by now. */
  function turn(): void {
    offUntil();
    place = restPlace(scope.$session.get(), name());
    $until = deadlineAt(scope, place);
    offUntil = $until.subscribe(tick);
  }

  turn();
  scope.onClose(() => offUntil());
  return {
    $left,
    start(seconds) {
      turn();
      const until = Date.now() + seconds * 1000;
      scope.storage.set(place, String(until));
      $until.set(until);
    },
    stop() {
      scope.storage.remove(place);
      $until.set(0);
    },
  };
}
