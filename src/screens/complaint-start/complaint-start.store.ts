import { atom, computed, type ReadableAtom } from 'nanostores';
import { problemInit, type ComplaintOrder, type ProblemInit } from '../../api/endpoints/complaint.js';
import type { LoanError } from '../../api/errors.js';
import { createListWindow, type ListWindow } from '../../lib/list-window.js';
import { keepChosen, keptChosen } from '../../navigation/step.js';
import { createLoad } from '../../session/load.js';
import { storedOrderNo, storeOrderNo } from '../../session/order-no.js';
import type { Scope } from '../../session/scope.js';
import { COLLECTION, orderOf, readyStart, type ComplaintStartShown } from './complaint-start.ready.js';

export interface ComplaintStartParams {
  readonly orderId: string | undefined;
}

export type ComplaintStartView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | ComplaintStartShown;

export interface ComplaintStartModel {
  readonly $view: ReadableAtom<ComplaintStartView>;
  readonly window: ListWindow;
  reload(): unknown;
  toggleOrders(): void;
  chooseOrder(orderNo: string): void;
  chooseType(value: string): void;
  chooseSonType(value: string): void;
  openList(): void;
  service(): void;
}

/** Spec 2 "Complaint start", 4 "Complaint". */
export function createComplaintStart(scope: Scope<'complaint'>, $params: ReadableAtom<ComplaintStartParams>): ComplaintStartModel {
  const $orderId = computed($params, ({ orderId }) => orderId);
  // Whoever comes back to this page finds the order they left it with.
  const $chosen = atom(keptChosen($orderId.get()));
  const $allOpen = atom(false);
  const $collection = atom(false);
  const load = createLoad<ProblemInit>(scope, {
    where: problemInit.name,
    on: [$orderId],
    run: (signal) => scope.call(problemInit, { orderId: $orderId.get() }, { signal }),
  });
  scope.onClose(
    $orderId.listen(() => {
      $chosen.set(undefined);
      keepChosen($orderId.get(), undefined);
      $collection.set(false);
    }),
  );

  const $order = computed([load.$load, $chosen], (loaded, chosen) =>
    loaded.state === 'ready' ? orderOf(loaded.data, { chosen, given: $orderId.get(), stored: storedOrderNo(scope) }) : undefined,
  );
  const window = createListWindow(computed(load.$load, (loaded) => (loaded.state === 'ready' ? loaded.data.orderList : [])));
  const logoOf = ({ productLogo }: ComplaintOrder) => scope.safeImage(productLogo, 'productLogo');

  const $view = computed(
    [load.$load, $order, $allOpen, $collection, window.$shown, scope.$config],
    (loaded, order, allOpen, collection, all): ComplaintStartView =>
      loaded.state === 'ready'
        ? readyStart(loaded.data, order, {
            shown: allOpen ? all : undefined,
            collection,
            logoOf,
            listHref: scope.link('complaintList'),
            serviceHref: scope.link('customerService'),
          })
        : loaded,
  );

  function next(problemType: string, problemSonType: string): void {
    // The page's own where the server named no order: a complaint without one is about nothing.
    const orderNo = $order.get()?.orderNo ?? $orderId.get();
    storeOrderNo(scope, orderNo);
    scope.go('complaintSubmit', { problemType, problemSonType, orderNo });
  }

  /** Says so when the order does not allow collection. */
  function collectable(): boolean {
    if ($order.get()?.isShow) return true;
    $collection.set(false);
    scope.toast('info', scope.t('collectionRefused'));
    return false;
  }

  return {
    $view,
    window,
    reload: load.reload,
    toggleOrders: () => $allOpen.set(!$allOpen.get()),
    chooseOrder(orderNo) {
      $chosen.set(orderNo);
      storeOrderNo(scope, orderNo);
      keepChosen($orderId.get(), orderNo);
      $allOpen.set(false);
      $collection.set(false);
    },
    chooseType(value) {
      const loaded = load.$load.get();
      if (loaded.state !== 'ready') return;
      if (value !== COLLECTION) next(value, '');
      else if ($collection.get()) $collection.set(false);
      else if (!collectable()) return;
      else if (loaded.data.problemSonType.length === 0) next(value, '');
      else $collection.set(true);
    },
    chooseSonType(value) {
      if (collectable()) next(COLLECTION, value);
    },
    openList: () => scope.go('complaintList'),
    service: () => scope.go('customerService'),
  };
}
