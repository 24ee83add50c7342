import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Loader } from './load.js';
import { createRecheck, createStanding, maySend, moneyLock, type Unknown } from './money-move.js';
import type { Outcome, Scope } from './scope.js';

/** How it stands with taking the loan on the screen. */
export interface Taking {
  readonly busy: boolean;
  /** It was taken, with the offer that is on the screen. */
  readonly taken: boolean;
  /** It was taken, but the page of its order may not be followed. */
  readonly stuck: boolean;
  readonly unknown: Unknown | undefined;
  /** What is on screen is old, and fetching it anew failed: the borrower may ask again. */
  readonly stale: boolean;
  /** False while the loan may not be taken, whatever the borrower agrees to. */
  readonly canTake: boolean;
}

/** How it stands before anything was done. */
export const notTaken = { busy: false, taken: false, stuck: false, unknown: undefined, stale: false, canTake: true } satisfies Taking;

export interface TakeLoan<T> {
  readonly $taking: ReadableAtom<Taking>;
  /** Takes the loan as it is shown. */
  take(shown: T): Promise<void>;
  /** Fetches the offer anew, after an unknown outcome. */
  recheck(): Promise<void>;
}

export interface TakeLoanOptions<T, Answer> {
  /** The screen's name. */
  readonly name: string;
  readonly $productId: ReadableAtom<string>;
  readonly load: Pick<Loader<T>, '$load' | 'reload'>;
  /** The offer, without what differs from answer to answer. */
  readonly state: (shown: T) => unknown;
  readonly send: (shown: T, productId: string) => Promise<Outcome<Answer>>;
  /** The loan was taken; true when the page of its order was opened. */
  readonly onTaken: (answer: Answer, productId: string) => boolean;
}

/** A loan is taken: once, and each product for itself (spec 4, Loan confirm; contract.md, Safety). */
export function createTakeLoan<T, Answer>(
  scope: Pick<Scope, 'after' | 'signal' | 'onClose' | 'once' | 'tell' | '$held'>,
  { name, $productId, load, state, send, onTaken }: TakeLoanOptions<T, Answer>,
): TakeLoan<T> {
  const $taken = atom<{ readonly productId: string; readonly stuck: boolean } | undefined>();
  const recheck = createRecheck(scope, load, { state });
  const { $stands } = createStanding(scope, load, state);
  const action = (productId: string) => `${name}.take.${productId}`;
  scope.onClose($productId.listen(recheck.clear));
  // What was fetched anew is another offer.
  scope.onClose(load.$load.listen((now) => now.state === 'ready' && now.fresh && $taken.set(undefined)));

  const $taking = computed(
    [load.$load, $taken, recheck.$unknown, scope.$held, $productId, $stands],
    (now, taken, unknown, held, productId, stands): Taking => {
      const mine = taken?.productId === productId ? taken : undefined;
      const loaded = now.state === 'ready';
      return {
        busy: held.has(action(productId)) || held.has(moneyLock({ productId })),
        taken: mine !== undefined,
        stuck: mine?.stuck ?? false,
        unknown,
        stale: loaded && now.error !== undefined && unknown === undefined,
        canTake: loaded && now.fresh && stands && !mine && maySend(unknown),
      };
    },
  );

  async function sent(shown: T): Promise<void> {
    const productId = $productId.get();
    const outcome = await send(shown, productId);
    const here = productId === $productId.get();
    if (outcome.state === 'done') {
      if (here) recheck.clear();
      $taken.set({ productId, stuck: false });
      if (!onTaken(outcome.answer, productId)) $taken.set({ productId, stuck: true });
    } else if (outcome.state === 'refused') scope.tell(outcome.error);
    else if (outcome.state === 'unknown' && here) await recheck.check(shown);
  }

  return {
    $taking,
    async take(shown) {
      if ($taking.get().canTake) await scope.once(action($productId.get()), () => sent(shown));
    },
    recheck: () => recheck.check(),
  };
}
