import { computed, type ReadableAtom } from 'nanostores';
import { loanDetails } from '../../../api/endpoints/order.js';
import { asLoanError } from '../../../api/errors.js';
import { createLoad, type Loader } from '../../../session/load.js';
import type { Scope } from '../../../session/scope.js';
import type { LoadedCards } from '../repay-card.ready.js';
import type { Place } from './place.js';
import { fetchPlace, type Loaded, type RepayCardParams } from './sources.js';

interface Around {
  /** The record of what this page has paid of the order; empty where one beside it has. */
  readonly paidOf: (orderId: string) => string | undefined;
  /** The cards of the order are there. */
  readonly onCards: (cards: LoadedCards) => void;
}

/** Loads what a place shows, and again where another place shows something else. */
export function createPlaceLoad(
  scope: Scope<'card'>,
  $place: ReadableAtom<Place>,
  $params: ReadableAtom<RepayCardParams>,
  { paidOf, onCards }: Around,
): Loader<Loaded> {
  // The third party is one of the ways the cards' answer names: going there fetches nothing.
  const $source = computed([$place, $params], (place, params) =>
    JSON.stringify([place.at === 'thirdParty' ? { at: 'cards' } : place, params.orderId, params.amount, params.couponId, params.productId]),
  );

  async function fetched(signal: AbortSignal, place = $place.get()): Promise<Loaded> {
    const params = $params.get();
    try {
      return await fetchPlace(scope, place, params, signal);
    } catch (thrown) {
      if (signal.aborted) throw thrown;
      const error = asLoanError(thrown, loanDetails.name);
      if (place.at !== 'order') {
        const { orderId } = params;
        if (place.at === 'addCard' || error.kind !== 'refused' || !paidOf(orderId)) throw thrown;
        // It is refused for it is paid: its order tells that.
        return fetched(signal, { at: 'order', orderId });
      }
      if (paidOf(place.orderId) === undefined) throw thrown;
      // A payment that went through is told, whatever becomes of the look at its order.
      scope.report(error);
      return { at: 'order', orderId: place.orderId, productId: params.productId ?? '', order: error };
    }
  }

  return createLoad<Loaded>(scope, {
    where: 'repaymentWay',
    on: [$source],
    onReturn: true,
    async run(signal) {
      const loaded = await fetched(signal);
      if (loaded.at === 'cards') onCards(loaded);
      return loaded;
    },
  });
}
