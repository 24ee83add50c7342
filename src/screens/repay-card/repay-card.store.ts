import { atom, computed, type ReadableAtom } from 'nanostores';
import type { BankCard } from '../../api/endpoints/card.js';
import type { LoanError } from '../../api/errors.js';
import { createBegun } from '../../session/begun.js';
import { isFetching } from '../../session/load.js';
import { createRecheck, createStanding, maySend, moneyLock, onMovedBeside } from '../../session/money-move.js';
import type { Scope } from '../../session/scope.js';
import { madeFor } from './parts/code.js';
import { createCodeVerbs, type CodeVerbs } from './parts/code-verbs.js';
import { createCodes } from './parts/code.store.js';
import { createPlaceLoad } from './parts/load.store.js';
import { hashes, orderHash } from './parts/place.js';
import { createPlaces } from './parts/place.store.js';
import { readyOrder, type OrderReady } from './parts/order.js';
import { createSending, WAY } from './parts/sending.js';
import type { Loaded, RepayCardParams } from './parts/sources.js';
import { readyCards, stateOf, type CardsReady, type Doing, type LoadedCards } from './repay-card.ready.js';

export type { RepayCardParams };

export type RepayCardView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: LoanError }
  | CardsReady
  | (Extract<Loaded, { readonly at: 'addCard' }> & { readonly state: 'ready' })
  | OrderReady;

export interface RepayCardModel extends CodeVerbs {
  readonly $view: ReadableAtom<RepayCardView>;
  reload(): unknown;
  choose(card: BankCard): void;
  pay(): Promise<void>;
  payThirdParty(): Promise<void>;
  resume(): void;
  check(): Promise<void>;
  addCard(): void;
  showCards(): void;
  /** The form of a new card has saved it, here or after it was left. */
  cardAdded(): void;
  showOrder(): void;
  openOrder(): void;
  /** What the form of a new card has to know. */
  bankValues(): Readonly<Record<string, string>>;
  /** The form cannot stand here: its own page. */
  bindElsewhere(): void;
}

/** Spec 2 "Card repayment", 4 "Card repayment", 5 and 8 "Repayment confirm". */
export function createRepayCard(scope: Scope<'card'>, $params: ReadableAtom<RepayCardParams>): RepayCardModel {
  const $orderId = computed($params, (params) => params.orderId);
  const orderId = () => $params.get().orderId;
  const { $place, go } = createPlaces(scope, $orderId);
  const $cardId = atom<string | undefined>();
  const $doing = atom<Doing | undefined>();
  const begun = createBegun(scope, WAY, orderId);
  const codes = createCodes(scope, begun, orderId);
  const action = () => `repay:${orderId()}`;

  const couponId = () => $params.get().couponId ?? null;
  const madeOf = ({ amount }: LoadedCards) => madeFor(amount, couponId());
  /** The page of a payment that was begun; for another amount or coupon it is not what is on the screen. */
  const leavingOf = (loaded: LoadedCards) => {
    const step = begun.of()?.step;
    return step?.at === 'leaving' && step.made === madeOf(loaded) ? step : undefined;
  };

  const blocked = () => begun.of()?.step?.at === 'result';

  const load = createPlaceLoad(scope, $place, $params, {
    paidOf: (id) => begun.of(id)?.paid,
    onCards: (loaded) =>
      codes.restore(
        orderId(),
        loaded.cards.map((card) => card.id),
        madeOf(loaded),
      ),
  });
  const state = (loaded: Loaded) => (loaded.at === 'cards' ? stateOf(loaded) : undefined);
  const recheck = createRecheck(scope, load, {
    state,
    about: () => ({ orderId: orderId() }),
    way: WAY,
    onChanged: () => $cardId.set(undefined),
  });
  const standing = createStanding(scope, load, state);

  const $view = computed(
    [load.$load, $place, $cardId, $doing, scope.$begun, recheck.$unknown, codes.$dialog, scope.$held, standing.$stands, scope.$config],
    (now, place, cardId, doing, _, unknown, dialog, held, stands): RepayCardView => {
      if (now.state !== 'ready') return now;
      const { data } = now;
      if (data.at === 'addCard') return { state: 'ready', ...data };
      if (data.at === 'order') return readyOrder(scope, data, Boolean(begun.of(data.orderId)?.paid));
      const leaving = leavingOf(data) !== undefined;
      return {
        ...readyCards(data, scope.config()),
        place: place.at === 'thirdParty' && data.thirdParty ? 'thirdParty' : 'cards',
        chosen: data.cards.find((card) => card.id === cardId),
        busy: held.has(action()) || held.has(moneyLock({ orderId: orderId() })),
        doing,
        canPay: now.fresh && stands && !leaving && maySend(unknown),
        unknown,
        checking: isFetching(now),
        stale: now.error !== undefined && unknown === undefined,
        leaving,
        paid: begun.of()?.paid,
        recent: scope.paying({ orderId: orderId() }),
        blocked: blocked(),
        dialog,
      };
    },
  );

  /** The cards, when something may be paid on them now. */
  const payable = (): CardsReady | undefined => {
    const view = $view.get();
    return view.state === 'ready' && view.at === 'cards' && view.canPay && !view.busy ? view : undefined;
  };

  async function locked(doing: Doing, run: () => Promise<void>): Promise<void> {
    await scope.once(action(), async () => {
      $doing.set(doing);
      if (blocked()) begun.put(orderId(), { step: undefined });
      // It was said of what was sent before.
      codes.wrong(undefined);
      try {
        await run();
      } finally {
        $doing.set(undefined);
      }
    });
  }

  const { commit, confirm, redirect } = createSending(scope, {
    orderId,
    couponId,
    at: () => $place.get().at,
    showOrder: (order) => go(orderHash(order), { orderId: order, replace: true }),
    $cardId,
    begun,
    codes,
    recheck,
    reload: load.reload,
  });

  onMovedBeside(
    scope,
    () => ({ orderId: orderId() }),
    () => {
      recheck.clear();
      codes.cancel();
      $cardId.set(undefined);
      begun.put(orderId(), { paid: '' });
    },
  );
  /** The page of the payment on the screen; nothing where there is none. */
  const leaving = () => {
    const view = $view.get();
    return view.state === 'ready' && view.at === 'cards' ? leavingOf(view) : undefined;
  };
  scope.onClose(scope.$returns.listen(begun.back));
  scope.onClose(
    $orderId.listen(() => {
      codes.turn();
      recheck.clear();
      $cardId.set(undefined);
    }),
  );
  const bankValues = (): Record<string, string> => {
    const view = $view.get();
    return view.state === 'ready' && view.at === 'addCard' && view.productId ? { productId: view.productId } : {};
  };

  return {
    $view,
    reload: load.reload,
    choose(card) {
      $cardId.set(card.id);
      standing.seen();
    },
    async pay() {
      const view = $view.get();
      if (view.state !== 'ready' || view.at !== 'cards') return;
      const { chosen } = view;
      if (!chosen) scope.toast('info', scope.t('cardNeeded'));
      else if (payable() && !codes.again(chosen.id, madeOf(view))) await locked('commit', () => commit(view, chosen, 0));
    },
    ...createCodeVerbs(scope, { codes, load, $doing, madeOf, payable, locked, commit, confirm }),
    async payThirdParty() {
      const view = payable();
      if (!view?.thirdParty) return;
      const fromCards = view.place === 'cards';
      if (fromCards) go(hashes.thirdParty);
      await locked('thirdParty', () => redirect(view));
      // It led nowhere: back to where it was pressed, with the other ways to pay.
      if (fromCards && !leaving() && $place.get().at === 'thirdParty') go(hashes.cards, { replace: true });
    },
    resume() {
      const step = leaving();
      if (step) scope.follow(step.payUrl, 'redirectUrl');
    },
    async check() {
      begun.back();
      if (recheck.$unknown.get() === undefined) await load.reload();
      else await recheck.check();
    },
    addCard: () => go(hashes.addCard),
    showCards: () => go(hashes.cards, { replace: true }),
    cardAdded() {
      if ($place.get().at === 'addCard') go(hashes.cards, { replace: true });
      else void load.reload();
    },
    showOrder: () => go(orderHash(orderId()), { orderId: orderId() }),
    openOrder() {
      const view = $view.get();
      if (view.state === 'ready' && view.at === 'order') scope.go('order', { productId: view.productId, orderId: view.orderId });
    },
    bankValues,
    bindElsewhere: () => scope.go('bindBank', bankValues(), { replace: true }),
  };
}
