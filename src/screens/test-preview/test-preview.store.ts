import { atom, computed, type ReadableAtom } from 'nanostores';
import { orderList, type OrderList } from '../../api/endpoints/order.js';
import type { LoanError } from '../../api/errors.js';
import { createListWindow, type ListWindow } from '../../lib/list-window.js';
import { fromEntries } from '../../lib/record.js';
import type { Params } from '../../navigation/links.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';
import {
  DEVICE,
  fieldsOf,
  PAGES,
  readyPreview,
  wrongOf,
  type PreviewField,
  type PreviewFields,
  type PreviewOrder,
  type PreviewRoute,
  type TestPreviewReady,
} from './test-preview.ready.js';

export type TestPreviewView = { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | TestPreviewReady;

export interface TestPreviewModel {
  readonly $view: ReadableAtom<TestPreviewView>;
  readonly window: ListWindow;
  reload(): unknown;
  type(field: PreviewField, value: string): void;
  choose(order: PreviewOrder): void;
  resetDevice(): void;
  open(route: PreviewRoute): void;
}

const none: OrderList = { list: [] };

/** Spec 2 "Developer test page": its links, with device and order fields that are carried into them. */
export function createTestPreview(scope: Scope<'preview'>): TestPreviewModel {
  const $typed = atom<PreviewFields>({});
  const load = createLoad<OrderList>(scope, {
    where: orderList.name,
    run: (signal) => scope.call(orderList, {}, { signal }),
  });
  const $orders = computed(load.$load, (now) => (now.state === 'ready' ? now.data : none));
  const window = createListWindow(computed($orders, ({ list }) => list));

  /** Only what differs from the session is a parameter of its own: the rest is carried anyway. */
  function paramsOf(page: (typeof PAGES)[number]): Params {
    const session: PreviewFields = scope.$session.get();
    const fields = fieldsOf($typed.get(), session, $orders.get());
    const wrong = wrongOf(fields);
    const device = DEVICE.filter((field) => fields.get(field) !== (session[field] ?? ''));
    const ids = page.ids.filter((field) => fields.get(field) && !wrong.has(field));
    return fromEntries([...device, ...ids].map((field) => [field, fields.get(field) ?? ''] as const));
  }

  const hrefOf = (page: (typeof PAGES)[number]) => scope.link(page.route, paramsOf(page));
  const $view = computed(
    [load.$load, $typed, scope.$session, window.$shown, scope.$config],
    (now, typed, session, shown): TestPreviewView =>
      now.state === 'ready' ? readyPreview(now.data, session, { typed, shown, hrefOf, logoOf: scope.safeImage }) : now,
  );

  return {
    $view,
    window,
    reload: load.reload,
    type: (field, value) => $typed.set({ ...$typed.get(), [field]: value }),
    choose({ orderId, productId }) {
      $typed.set({ ...$typed.get(), orderId, productId });
      scope.toast('info', scope.t('ordersChosen', { order: orderId }));
    },
    resetDevice() {
      const { productId, orderId } = $typed.get();
      $typed.set({ ...(productId === undefined ? {} : { productId }), ...(orderId === undefined ? {} : { orderId }) });
    },
    open(route) {
      const page = PAGES.find((one) => one.route === route);
      if (page) scope.go(route, paramsOf(page));
    },
  };
}
