import { atom, type ReadableAtom } from 'nanostores';
import { plain } from '../lib/text.js';
import type { Loader } from './load.js';
import type { Scope } from './scope.js';

/** So long what was fetched anew stands there before the same may be sent again, in ms: a tap meant for what stood there before comes sooner. */
const LOOK = 800;

/**
 * The lock of everything that moves money about one thing: an order, or the product of a loan that is taken. Two screens, or two
 * ways to pay, never run at once on the same one. `held.has(moneyLock({ orderId }))` is a screen's busy state.
 */
export function moneyLock(payload: unknown): string {
  const field = (name: string): string => {
    const value: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;
    return plain(value);
  };
  const order = field('orderId');
  return order ? `money:order:${order}` : `money:product:${field('productId')}`;
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
 * What the borrower is told after a call that moves money had no certain answer: `checking` while the order's state is fetched
 * anew and until it was there for a moment, `unchecked` when that failed too, `checked` then. Only then may the same be sent again.
 */
export type Unknown = 'checking' | 'unchecked' | 'checked';

export interface Recheck {
  readonly $unknown: ReadableAtom<Unknown | undefined>;
  /** Fetches the order's state anew (contract.md, Unknown outcome). */
  check(): Promise<void>;
  clear(): void;
}

/** The way out of an unknown outcome, on a screen's own load. */
export function createRecheck(scope: Pick<Scope, 'after' | 'signal'>, load: Pick<Loader<unknown>, '$load' | 'reload'>): Recheck {
  const $unknown = atom<Unknown | undefined>();
  const moment = () =>
    new Promise<void>((resolve) => {
      scope.after(LOOK, resolve);
      scope.signal.addEventListener('abort', () => resolve(), { once: true });
    });
  async function looked(): Promise<void> {
    $unknown.set('checking');
    await moment();
    if ($unknown.get() === 'checking') $unknown.set('checked');
  }
  // A later look comes by itself when the network is back, or because the page asks for one.
  load.$load.listen((now) => {
    if ($unknown.get() === 'unchecked' && now.state === 'ready' && now.fresh) void looked();
  });
  return {
    $unknown,
    async check() {
      $unknown.set('checking');
      if ((await load.reload()) === undefined) $unknown.set('unchecked');
      else await looked();
    },
    clear: () => $unknown.set(undefined),
  };
}
