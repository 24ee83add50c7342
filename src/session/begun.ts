import { DONE_FOR } from './intents.js';
import type { PayStep } from './payment.js';
import type { Scope } from './scope.js';
import { borrowerOf } from './session.js';

/** A repayment that waits for the code from the SMS. */
export interface Awaited {
  readonly recordId: string;
  readonly cardId: string;
  /** What it was made for: the code pays that, and nothing else. */
  readonly made: string;
}

/** The same, as it is kept. */
export interface Waiting extends Awaited {
  readonly orderId: string;
  readonly until: number;
  /** The code went out, and nobody knows what became of it. */
  readonly unheard?: boolean | undefined;
}

/** Who has begun it, with the order that is shown there. */
interface Maker {
  order?: () => string;
}

/** What was begun to pay an order one way. */
export interface Begun {
  /** Its page, until the borrower was there; or its result, until it was read. */
  readonly step?: Exclude<PayStep, { readonly at: 'form' }> | undefined;
  /** The trade number of what was paid last; empty where another element has paid. */
  readonly paid?: string;
  readonly code?: Waiting | undefined;
  /** What was on the screen when it was begun, as that screen knows it. */
  readonly shown?: unknown;
}

/** By the way and the order. */
export type AllBegun = ReadonlyMap<string, Begun & { readonly by: Maker; readonly since: number }>;

export interface BegunModel {
  /** What was begun for an order, by default for the one that is shown. */
  of(order?: string): Begun | undefined;
  put(order: string, more: Begun): void;
  /** The borrower was at the payment's page, or wants none of it. */
  back(): void;
}

/** What was begun in each session of a borrower. */
const sessions = new Map<string, Set<Scope['$begun']>>();

/**
 * What became of a payment whose answer came while another order was shown, or nobody was there: it is for who shows its order next. In
 * memory only, for the address of a payment's page is nobody else's; and as long as the page, for it may be paid as long.
 */
export function createBegun(scope: Pick<Scope, '$begun' | '$session' | 'onClose'>, way: string, shown: () => string): BegunModel {
  const me: Maker = { order: shown };
  // The page keeps what was begun, and not the element.
  scope.onClose(() => {
    delete me.order;
  });
  const at = (order: string) => `${way} ${order}`;
  const old = Date.now() - DONE_FOR;
  const all = [...scope.$begun.get()];
  // The lender knows by now of what was read.
  const kept = all.filter(([, { step, since }]) => step || since > old);
  if (kept.length < all.length) scope.$begun.set(new Map(kept));

  const borrower = borrowerOf(scope.$session.get());
  const theirs = sessions.get(borrower) ?? new Set();
  sessions.set(borrower, theirs);

  /** Another session of the borrower, such as the one before a new token, has paid it: that is told. Its number and its page stay there. */
  function beside(order: string): Begun | undefined {
    for (const $begun of theirs) {
      const { paid, step, since = 0 } = $begun.get().get(at(order)) ?? {};
      if (since > Date.now() - DONE_FOR && (paid !== undefined || (step?.at === 'result' && !step.blocked))) return { paid: '' };
    }
    return undefined;
  }

  function of(order = shown()): Begun | undefined {
    const begun = scope.$begun.get().get(at(order));
    if (!begun) return beside(order);
    // Who has begun it and is still there goes on with it.
    return begun.by !== me && begun.by.order?.() === order ? { ...begun, step: undefined } : begun;
  }

  function put(order: string, more: Begun): void {
    theirs.add(scope.$begun);
    const all = new Map(scope.$begun.get());
    const before = all.get(at(order));
    all.set(at(order), { ...before, ...more, by: before && !('step' in more) ? before.by : me, since: Date.now() });
    scope.$begun.set(all);
  }

  return {
    of,
    put,
    back() {
      if (of()?.step?.at === 'leaving') put(shown(), { step: undefined });
    },
  };
}
