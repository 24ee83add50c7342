import { atom, computed, type ReadableAtom } from 'nanostores';
import { orderList, type OrderList } from '../../api/endpoints/loan.js';
import type { LoanError } from '../../api/errors.js';
import { createListWindow, type ListWindow } from '../../lib/list-window.js';
import { listed, type Listed } from '../../lib/listed.js';
import { fromEntries } from '../../lib/record.js';
import type { Params } from '../../navigation/links.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';

/** The session's keys that can be changed for the links. */
export const DEVICE = [
  'deviceId',
  'userId',
  'sessionId',
  'merchantNumber',
  'phone',
  'appName',
  'appVersion',
  'clientType',
  'system',
] as const;
export const ORDER = ['productId', 'orderId'] as const;

export type PreviewField = (typeof DEVICE)[number] | (typeof ORDER)[number];
type Fields = Readonly<Partial<Record<PreviewField, string>>>;

/** The pages of the spec's list, with the ids each of them takes. */
const PAGES = [
  { route: 'loanConfirm', ids: ['productId'] },
  { route: 'loanDetail', ids: ['productId', 'orderId'] },
  { route: 'repayInstallment', ids: ['productId', 'orderId'] },
  { route: 'repayDeferral', ids: ['productId', 'orderId'] },
  { route: 'bindBank', ids: ['productId'] },
  { route: 'aboutUs', ids: [] },
  { route: 'complaint', ids: ['orderId'] },
  { route: 'customerService', ids: [] },
  { route: 'privacyPolicy', ids: [] },
  { route: 'paymentInstructions', ids: [] },
] as const satisfies readonly { route: string; ids: readonly (typeof ORDER)[number][] }[];

export type PreviewRoute = (typeof PAGES)[number]['route'];

export interface PreviewLink {
  readonly route: PreviewRoute;
  readonly href: string;
}

export interface PreviewOrder {
  readonly index: number;
  readonly orderId: string;
  readonly productId: string;
  readonly name: string;
  readonly logo: string | undefined;
  readonly status: string | undefined;
  readonly statusText: string | undefined;
  readonly chosen: boolean;
}

export interface TestPreviewReady {
  readonly state: 'ready';
  readonly fields: ReadonlyMap<PreviewField, string>;
  /** The ids that no page would take. */
  readonly wrong: ReadonlySet<PreviewField>;
  readonly changed: boolean;
  readonly links: readonly PreviewLink[];
  readonly orders: Listed<PreviewOrder>;
}

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

const ID = /^[\w-]{1,64}$/;
type Item = OrderList['list'][number];
const none: readonly Item[] = [];

/** Spec 2 "Developer test page": its links, with device and order fields that are carried into them. */
export function createTestPreview(scope: Scope<'preview'>): TestPreviewModel {
  const $typed = atom<Fields>({});
  const load = createLoad<OrderList>(scope, {
    where: orderList.name,
    run: (signal) => scope.call(orderList, {}, { signal }),
  });
  const $items = computed(load.$load, (now) => (now.state === 'ready' ? now.data.list : none));
  const window = createListWindow(computed($items, (items) => items.length));

  /** What stands in the fields: what was typed, else the session and the first order. */
  const $fields = computed([$typed, scope.$session, $items], (typed, session, items) => {
    const first = items[0];
    const given: Fields = { ...session, productId: first?.productId ?? '', orderId: first?.orderId ?? '' };
    const read = (field: PreviewField): [PreviewField, string] => [field, typed[field] ?? given[field] ?? ''];
    return new Map<PreviewField, string>([...DEVICE, ...ORDER].map(read));
  });
  const $wrong = computed(
    $fields,
    (fields): ReadonlySet<PreviewField> => new Set(ORDER.filter((field) => fields.get(field) && !ID.test(fields.get(field) ?? ''))),
  );

  /** Only what differs from the session is a parameter of its own: the rest is carried anyway. */
  function paramsOf(page: (typeof PAGES)[number]): Params {
    const fields = $fields.get();
    const session: Fields = scope.$session.get();
    const device = DEVICE.filter((field) => fields.get(field) !== (session[field] ?? ''));
    const ids = page.ids.filter((field) => fields.get(field) && !$wrong.get().has(field));
    return fromEntries([...device, ...ids].map((field) => [field, fields.get(field) ?? ''] as const));
  }

  const $view = computed([load.$load, $typed, $fields, $wrong, $items, window.$shown], (now, typed, fields, wrong, items, shown) => {
    if (now.state !== 'ready') return now;
    const view: TestPreviewReady = {
      state: 'ready',
      fields,
      wrong,
      changed: DEVICE.some((name) => typed[name] !== undefined),
      links: PAGES.map((page) => ({ route: page.route, href: scope.link(page.route, paramsOf(page)) })),
      orders: listed(items, shown, ({ orderId, productId, productName, productLogo, status, statusText }, index) => ({
        index,
        orderId,
        productId,
        name: productName || orderId,
        logo: scope.safeImage(productLogo),
        status: status === undefined ? undefined : String(status),
        statusText,
        chosen: fields.get('orderId') === orderId && fields.get('productId') === productId,
      })),
    };
    return view;
  });

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
