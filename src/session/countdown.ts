import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { secondsLeft, type Deadline } from '../lib/deadline.js';
import { boundRest, keptRest, restPlace } from './rest.js';
import type { Scope } from './scope.js';

export interface Countdown {
  /** Whole seconds left; 0 when idle. */
  readonly $left: ReadableAtom<number>;
  /** At most `REST`. */
  start(seconds: number): void;
  /** The name is another one: shows how long that has to wait. */
  turn(): void;
  stop(): void;
}

/** The deadlines of each session by their places: its elements wait together. */
const sessions = new WeakMap<Scope['$session'], Map<string, WritableAtom<Deadline>>>();

function deadlineAt({ $session, storage }: Pick<Scope, '$session' | 'storage'>, place: string): WritableAtom<Deadline> {
  const places = sessions.get($session) ?? new Map<string, WritableAtom<Deadline>>();
  sessions.set($session, places);
  const $until = places.get(place) ?? atom(0);
  places.set(place, $until);
  if ($until.get() <= Date.now()) $until.set(Number(storage.get(place)) || 0);
  return $until;
}

/** Starts one that may be shown later. */
export function startRest(scope: Pick<Scope, '$session' | 'storage'>, name: string, seconds: number): void {
  const place = restPlace(scope.$session.get(), name);
  const until = Date.now() + seconds * 1000;
  scope.storage.set(place, String(until));
  deadlineAt(scope, place).set(until);
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

  function reach(until: Deadline): void {
    scope.storage.set(place, String(until));
    $until.set(until);
  }

  function tick(): void {
    off?.();
    const [until, now] = [$until.get(), Date.now()];
    const bound = boundRest(until, now);
    if (bound < until) return reach(bound);
    $left.set(secondsLeft(until, now));
    if (until > now) off = scope.after(Math.max(50, (until - now) % 1000 || 1000), tick);
    // Another session of the same borrower may wait longer.
    else if (keptRest(scope.storage.get(place), now) === 0) scope.storage.remove(place);
  }

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
    turn,
    start(seconds) {
      turn();
      startRest(scope, name(), seconds);
    },
    stop() {
      scope.storage.remove(place);
      $until.set(0);
    },
  };
}
