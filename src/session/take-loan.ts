import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Loader } from './load.js';
import { createRecheck, createStanding, maySend, moneyLock, onMovedBeside } from './money-move.js';
import type { Outcome, Scope } from './scope.js';
import { createBefore } from './taken.js';
import { consented, type Offer, type Taken, type Taking } from './taking.js';

/** What takes longer is told of, in ms. */
const SLOW = 400;

export interface TakeLoan<T> {
  readonly $taking: ReadableAtom<Taking>;
  /** Agrees, or takes that back; not while what was agreed to is being sent. */
  tick(ticked: boolean): void;
  /** Takes the loan as it is shown; without consent it says what is missing. */
  take(shown: T): Promise<void>;
  /** Asks for the page of an agreement, and opens it. */
  openAgreement(agreement: { readonly position: number }): Promise<void>;
  /** Fetches the offer anew, after an unknown outcome. */
  recheck(): Promise<void>;
  /** Whether the loan was taken, or may have been: what the lender then refuses is no more to be taken (`LoadOptions.mayEnd`). */
  mayEnd(): boolean;
  /** Opens the page of the order of what was taken, once more. */
  showOrder(): void;
  /** Goes to who can be asked. */
  service(): void;
  /** Fetches the offer anew: what was taken is then what was taken before. */
  reload(): unknown;
}

export interface TakeLoanOptions<T extends Offer, Answer> {
  /** The screen's name. */
  readonly name: string;
  readonly $productId: ReadableAtom<string>;
  readonly load: Pick<Loader<T>, '$load' | 'reload'>;
  /** The offer's sums, and where they go: what is another one is another loan. */
  readonly state: (shown: T) => unknown;
  /** The offer as it is read, without what differs from answer to answer. */
  readonly reads: (shown: T) => unknown;
  readonly send: (shown: T, productId: string) => Promise<Outcome<Answer>>;
  /** Where the page of an agreement is. */
  readonly agreementUrl: (productId: string, position: number) => Promise<string>;
  /** The loan was taken. */
  readonly onTaken: (answer: Answer, productId: string) => void;
  /** Opens the page of its order; false when that may not be. */
  readonly open: (answer: Answer) => boolean;
}

/** A loan is taken: once, and each product for itself (spec 4, Loan confirm; contract.md, Safety). */
export function createTakeLoan<T extends Offer, Answer>(
  scope: Pick<
    Scope<'loan'>,
    | 'after'
    | 'signal'
    | 'doubt'
    | 'onClose'
    | 'once'
    | 'tell'
    | 'fail'
    | 'toast'
    | 'hideToast'
    | 't'
    | 'follow'
    | 'go'
    | 'taken'
    | 'config'
    | '$config'
    | '$held'
    | '$moved'
    | '$returns'
  >,
  { name, $productId, load, state, reads, send, agreementUrl, onTaken, open }: TakeLoanOptions<T, Answer>,
): TakeLoan<T> {
  const $taken = atom<{ readonly productId: string; readonly how: Taken; readonly answer?: Answer } | undefined>();
  const $opening = atom<number | undefined>();
  /** Until it was touched, the box stands as the policy says. */
  const $ticked = atom<boolean | undefined>();
  const recheck = createRecheck(scope, load, { state, about: () => ({ productId: $productId.get() }) });
  const { $before, mayTake } = createBefore(scope, load, $productId);
  const { $stands } = createStanding(scope, load, reads);
  const action = (productId: string) => `${name}.take.${productId}`;
  const forget = () => $taken.set(undefined);
  scope.onClose(
    $productId.listen(() => {
      forget();
      // What was agreed to was the other loan.
      $ticked.set(undefined);
      recheck.clear();
    }),
  );
  // Who comes back from another page has seen what became of it.
  scope.onClose(scope.$returns.listen(forget));
  onMovedBeside(
    scope,
    () => ({ productId: $productId.get() }),
    () => {
      recheck.clear();
      $taken.set({ productId: $productId.get(), how: 'beside' });
    },
  );

  const $taking = computed(
    [load.$load, $taken, $before, recheck.$unknown, scope.$held, $productId, $stands, $opening, $ticked, scope.$config],
    (now, taken, before, unknown, held, productId, stands, opening, touched): Taking => {
      const how = taken?.productId === productId ? taken.how : before && 'before';
      const loaded = now.state === 'ready';
      const ticked = loaded && consented(now.data, scope.config(), touched);
      return {
        busy: held.has(action(productId)) || held.has(moneyLock({ productId })),
        taken: how,
        toOrder: how === 'opened' || (how !== 'stuck' && before?.given.orderId !== undefined),
        unknown,
        opening,
        stale: loaded && now.error !== undefined && unknown === undefined && !(how && now.ended),
        ticked,
        canTake: ticked && now.fresh && stands && (how === undefined || how === 'before') && maySend(unknown),
      };
    },
  );

  async function sent(shown: T): Promise<void> {
    const productId = $productId.get();
    const outcome = await send(shown, productId);
    const here = productId === $productId.get();
    if (outcome.state === 'done') {
      const { answer } = outcome;
      if (here) {
        recheck.clear();
        $taken.set({ productId, how: 'opened', answer });
      }
      onTaken(answer, productId);
      // From another product nobody is led away; whoever comes back is told that it was taken before.
      if (here && !open(answer)) $taken.set({ productId, how: 'stuck' });
    } else if (outcome.state === 'refused') scope.tell(outcome.error);
    else if (outcome.state === 'unknown' && here) await recheck.check(true);
  }

  return {
    $taking,
    tick(ticked) {
      if (!$taking.get().busy) $ticked.set(ticked);
    },
    async take(shown) {
      if (!$taking.get().ticked) scope.toast('info', scope.t('tickFirst'));
      else if ($taking.get().canTake && recheck.holds() && mayTake()) await scope.once(action($productId.get()), () => sent(shown));
    },
    async openAgreement({ position }) {
      await scope.once(`${name}.agreement.${position}`, async () => {
        $opening.set(position);
        const told = scope.after(SLOW, () => scope.toast('loading', scope.t('loading')));
        try {
          const productId = $productId.get();
          const url = await agreementUrl(productId, position);
          scope.hideToast();
          if (productId === $productId.get()) scope.follow(url, 'contract_url');
        } catch (thrown) {
          scope.fail(thrown, 'contract_url');
        }
        told();
        if ($opening.get() === position) $opening.set(undefined);
      });
    },
    recheck: () => recheck.check(),
    mayEnd() {
      const { taken, unknown } = $taking.get();
      return taken !== undefined || unknown !== undefined;
    },
    showOrder() {
      const [taken, productId, orderId] = [$taken.get(), $productId.get(), $before.get()?.given.orderId];
      if (taken?.productId === productId && taken.answer) open(taken.answer);
      else if (orderId) scope.go('order', { productId, orderId }, { replace: true });
    },
    service: () => scope.go('customerService'),
    reload() {
      forget();
      return load.reload();
    },
  };
}
