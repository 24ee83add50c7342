import { atom, type ReadableAtom } from 'nanostores';
import { isId } from '../lib/id.js';
import type { Done, Given } from './intents.js';
import type { Loader } from './load.js';
import { LOOK } from './money-move.js';
import type { Scope } from './scope.js';

/** What is kept of the page of an order for whoever opens the loan again: the order's id, if it has one, and nothing else of it. */
export function orderAt({ safe }: Pick<Scope, 'safe'>, url: string): Given {
  const page = safe(url);
  const orderId = (page && new URL(page).searchParams.get('orderId')) ?? '';
  return isId(orderId) ? { orderId } : {};
}

/** A loan of the product that was taken some minutes ago, as far as this page knows it from the phone only. */
export interface Before {
  readonly $before: ReadableAtom<Done | undefined>;
  /** Whether another one may be taken: after the borrower was told of the first one, and for a moment. */
  mayTake(): boolean;
}

/** The lender may still offer what was taken a moment ago by a page that is gone: that is told before it is taken another time. */
export function createBefore(
  scope: Pick<Scope<'loan'>, 'after' | 'taken' | 'toast' | 't'>,
  load: Pick<Loader<unknown>, '$load'>,
  $productId: ReadableAtom<string>,
): Before {
  const $before = atom<Done | undefined>();
  let told: string | undefined;
  const look = () => $before.set(scope.taken($productId.get()));
  load.$load.listen(look);
  return {
    $before,
    mayTake() {
      // Another page may have taken it since.
      look();
      const key = $before.get()?.key;
      if (key === undefined || key === told) return true;
      scope.toast('info', scope.t('anotherLoan'));
      scope.after(LOOK, () => {
        told = key;
      });
      return false;
    },
  };
}
