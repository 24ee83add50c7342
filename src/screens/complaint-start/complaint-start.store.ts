import { atom, computed, type ReadableAtom } from 'nanostores';
import { problemInit, type ComplaintOrder, type ProblemInit, type ProblemOption } from '../../api/endpoints/complaint.js';
import type { LoanError } from '../../api/errors.js';
import { createListWindow, type ListWindow } from '../../lib/list-window.js';
import { listed, type Listed } from '../../lib/listed.js';
import { createLoad } from '../../session/load.js';
import { storedOrderNo, storeOrderNo } from '../../session/order-no.js';
import type { Scope } from '../../session/scope.js';

export interface ComplaintStartParams {
  readonly orderId: string | undefined;
}

/** An order with its logo held to the image rule. */
export interface OrderChoice {
  readonly index: number;
  readonly order: ComplaintOrder;
  readonly logo: string | undefined;
  readonly current: boolean;
}

export interface ComplaintStartReady {
  readonly state: 'ready';
  readonly order: Omit<OrderChoice, 'index'> | undefined;
  /** All orders while they are shown to choose from. */
  readonly orders: Listed<OrderChoice> | undefined;
  readonly choosable: boolean;
  readonly types: readonly ProblemOption[];
  /** The sub-types while type 1 is chosen. */
  readonly sonTypes: readonly ProblemOption[] | undefined;
  readonly listHref: string;
}

export type ComplaintStartView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: LoanError }
  | { readonly state: 'empty' }
  | ComplaintStartReady;

export interface ComplaintStartModel {
  readonly $view: ReadableAtom<ComplaintStartView>;
  readonly window: ListWindow;
  reload(): unknown;
  toggleOrders(): void;
  chooseOrder(orderNo: string): void;
  chooseType(value: string): void;
  chooseSonType(value: string): void;
  openList(): void;
}

/** The one type that has sub-types, and needs an order that allows collection. */
export const COLLECTION = '1';

/** Spec 2 "Complaint start", 4 "Complaint". */
export function createComplaintStart(scope: Scope<'complaint'>, $params: ReadableAtom<ComplaintStartParams>): ComplaintStartModel {
  const $orderId = computed($params, ({ orderId }) => orderId);
  const $chosen = atom<string | undefined>();
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
      $collection.set(false);
    }),
  );

  /** The chosen order, else the one that the server calls current, else the one that was chosen before. */
  const $order = computed([load.$load, $chosen], (loaded, chosen): ComplaintOrder | undefined => {
    if (loaded.state !== 'ready') return undefined;
    const { orderDetail, orderList } = loaded.data;
    const named = (orderNo: string | undefined) => orderList.find((order) => order.orderNo === orderNo);
    return named(chosen) ?? orderDetail ?? named(storedOrderNo(scope));
  });
  const $orders = computed(load.$load, (loaded) => (loaded.state === 'ready' ? loaded.data.orderList : []));
  const window = createListWindow(computed($orders, (orders) => orders.length));
  const choice = (order: ComplaintOrder, current: boolean) => ({ order, logo: scope.safeImage(order.productLogo, 'productLogo'), current });

  const $view = computed(
    [load.$load, $order, $orders, $allOpen, $collection, window.$shown],
    (loaded, order, orders, allOpen, collection, shown): ComplaintStartView => {
      if (loaded.state !== 'ready') return loaded;
      const { problemType, problemSonType } = loaded.data;
      if (problemType.length === 0) return { state: 'empty' };
      return {
        state: 'ready',
        order: order && choice(order, true),
        orders: allOpen ? listed(orders, shown, (one, index) => ({ index, ...choice(one, one.orderNo === order?.orderNo) })) : undefined,
        choosable: orders.length > 0,
        types: problemType,
        sonTypes: collection ? problemSonType : undefined,
        listHref: scope.link('complaintList'),
      };
    },
  );

  function next(problemType: string, problemSonType: string): void {
    const orderNo = $order.get()?.orderNo;
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
  };
}
