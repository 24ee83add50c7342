import { atom, type ReadableAtom } from 'nanostores';
import { fingerprint } from '../lib/hash.js';
import { property } from '../lib/record.js';
import { plain } from '../lib/text.js';
import type { Loader } from './load.js';
import { pause } from './pause.js';
import type { Scope } from './scope.js';

/** So long what was fetched anew stands there before the same may be sent again, in ms: a tap meant for what stood there before comes sooner. */
export const LOOK = 800;

/**
 * The lock of everything that moves money about one thing: an order, or the product of a loan that is taken. Two screens, or two
 * ways to pay, never run at once on the same one; other pages hear of it too, so it names no id. `held.has(moneyLock({ orderId }))` is a screen's busy state.
 */
export function moneyLock(payload: unknown): string {
  const field = (name: string): string => plain(property(payload, name));
  const order = field('orderId');
  return fingerprint(order ? `order:${order}` : `product:${field('productId')}`);
}

/** Hears of what another element of the borrower has done about the same thing, in whichever page. */
export function onMovedBeside(scope: Pick<Scope, '$moved' | 'signal' | 'onClose'>, payload: () => unknown, heard: () => void): void {
  scope.onClose(
    scope.$moved.listen((moved) => {
      if (moved?.done && moved.by !== scope.signal && moved.lock === moneyLock(payload())) heard();
    }),
  );
}

export interface Standing {
  readonly $stands: ReadableAtom<boolean>;
  /** The borrower chose something on what is there now, and so has seen it. */
  seen(): void;
}

/**
 * Whether what can be paid has stood on the screen for a moment. What replaced something whose `state` was another has not at once: a
 * tap meant for the sum before may come late. What came first, or is the same again, has.
 */
export function createStanding<T>(scope: Pick<Scope, 'after'>, load: Pick<Loader<T>, '$load'>, state: (data: T) => unknown): Standing {
  const $stands = atom(true);
  const seen = () => $stands.set(true);
  let shown: { readonly data: T } | undefined;
  let stop: (() => void) | undefined;
  load.$load.listen((now) => {
    const before = shown;
    shown = now.state === 'ready' ? now : undefined;
    if (!before || !shown || shown.data === before.data || JSON.stringify(state(before.data)) === JSON.stringify(state(shown.data))) return;
    $stands.set(false);
    stop?.();
    stop = scope.after(LOOK, seen);
  });
  return { $stands, seen };
}

/**
 * What the borrower is told after a call that moves money had no certain answer: `checking` while the order's state is fetched anew
 * and until it was there for a moment, `unchecked` when that failed too. Then `same` where it is what it was: the same may be sent
 * again; `changed` where it is not: it may have gone through; and `ended` where the lender has no such thing to offer any more.
 */
export type Unknown = 'checking' | 'unchecked' | 'same' | 'changed' | 'ended';

/** Whether something may be sent (again). */
export const maySend = (unknown: Unknown | undefined): boolean => unknown === undefined || unknown === 'same' || unknown === 'changed';

export interface Recheck {
  readonly $unknown: ReadableAtom<Unknown | undefined>;
  /** Whether it was sent before this page was: what is filled in here may be something else. */
  inherited(): boolean;
  /** Fetches the order's state anew (contract.md, Unknown outcome). `own`: it was sent here, just now. */
  check(own?: boolean): Promise<void>;
  /** Asks again, and says whether what was told still holds: a key is not kept for ever. */
  holds(): boolean;
  /** Asks whether something about what is on the screen was sent and never heard of. */
  ask(): void;
  /** Another order is on the screen, or the outcome is known: a look that is under way tells nothing any more. */
  clear(): void;
}

export interface RecheckOptions<T> {
  /** The order's state, without what differs from answer to answer; nothing where what is on the screen does not tell it. */
  readonly state: (data: T) => unknown;
  /** What is sent to move money here, as far as it says what it is about, and the way it is sent. */
  readonly about: () => object;
  readonly way?: string | undefined;
  /** What was sent may have gone through: what was entered for it is not entered for the next one. */
  readonly onChanged?: (() => void) | undefined;
}

/** The way out of an unknown outcome, on a screen's own load. */
export function createRecheck<T>(
  scope: Pick<Scope, 'after' | 'signal' | 'doubt' | '$held'>,
  load: Pick<Loader<T>, '$load' | 'reload'>,
  { state, about, way, onChanged }: RecheckOptions<T>,
): Recheck {
  const $unknown = atom<Unknown | undefined>();
  let looks = 0;
  let inherited = false;

  async function look(fetched: Promise<T | undefined>): Promise<void> {
    const mine = (looks += 1);
    $unknown.set('checking');
    const data = await fetched;
    if (mine !== looks) return;
    if (data === undefined) {
      // That it is offered no more was told by then.
      if ($unknown.get() === 'checking') $unknown.set('unchecked');
      return;
    }
    const doubt = scope.doubt(about(), () => state(data), way) ?? 'changed';
    if (doubt === 'changed') onChanged?.();
    await pause(scope, LOOK);
    if (mine === looks) $unknown.set(doubt);
  }

  /** What was sent before this page was, or by another element; and whether what was told of it still holds. */
  function ask(): void {
    const now = load.$load.get();
    const unknown = $unknown.get();
    if (now.state !== 'ready' || !now.fresh || !maySend(unknown) || scope.$held.get().has(moneyLock(about()))) return;
    let shown: unknown;
    const doubt = scope.doubt(about(), () => (shown = state(now.data)), way);
    if (doubt && shown === undefined) return;
    if (doubt === 'changed' && unknown !== 'changed') onChanged?.();
    inherited = doubt !== undefined && (inherited || unknown === undefined);
    $unknown.set(doubt);
  }

  load.$load.listen((now) => {
    const unknown = $unknown.get();
    // A later look comes by itself when the network is back, or because the page asks for one.
    if (unknown && now.state === 'ready' && now.ended) $unknown.set('ended');
    else if ((unknown === 'unchecked' || unknown === 'ended') && now.state === 'ready' && now.fresh) void look(Promise.resolve(now.data));
    else ask();
  });
  return {
    $unknown,
    inherited: () => inherited,
    ask,
    holds() {
      const told = $unknown.get();
      ask();
      const now = $unknown.get();
      // Another page has heard of it since: what is shown here is what was before.
      if (told && !now) void load.reload();
      return now === told;
    },
    check(own) {
      if (own) inherited = false;
      return look(load.reload());
    },
    clear() {
      looks += 1;
      inherited = false;
      $unknown.set(undefined);
    },
  };
}
