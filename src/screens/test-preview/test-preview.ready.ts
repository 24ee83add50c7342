import type { OrderList } from '../../api/endpoints/order.js';
import { isId } from '../../lib/id.js';
import { listed, shownFirst, type Listed, type Shown } from '../../lib/listed.js';

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
export type PreviewFields = Readonly<Partial<Record<PreviewField, string>>>;

/** The pages of the spec's list, with the ids each of them takes. */
export const PAGES = [
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

/** What the store knows besides the orders and the session. */
export interface TestPreviewNow {
  /** What was typed. */
  readonly typed?: PreviewFields;
  readonly shown?: Shown;
  readonly hrefOf?: (page: (typeof PAGES)[number]) => string;
  readonly logoOf?: (url: string | undefined, where: string) => string | undefined;
}

/** What stands in the fields: what was typed, else the session and the first order. */
export function fieldsOf(typed: PreviewFields, session: PreviewFields, { list }: OrderList): ReadonlyMap<PreviewField, string> {
  const given: PreviewFields = { ...session, productId: list[0]?.productId ?? '', orderId: list[0]?.orderId ?? '' };
  return new Map([...DEVICE, ...ORDER].map((field) => [field, typed[field] ?? given[field] ?? '']));
}

/** The ids that no page would take. */
export const wrongOf = (fields: ReadonlyMap<PreviewField, string>): ReadonlySet<PreviewField> =>
  new Set(ORDER.filter((field) => fields.get(field) && !isId(fields.get(field) ?? '')));

/** The developers' page. */
export function readyPreview(
  orders: OrderList,
  session: PreviewFields,
  { typed = {}, shown = shownFirst(orders.list.length), hrefOf = () => '#', logoOf = () => undefined }: TestPreviewNow = {},
): TestPreviewReady {
  const fields = fieldsOf(typed, session, orders);
  return {
    state: 'ready',
    fields,
    wrong: wrongOf(fields),
    changed: DEVICE.some((name) => typed[name] !== undefined),
    links: PAGES.map((page) => ({ route: page.route, href: hrefOf(page) })),
    orders: listed(orders.list, shown, ({ orderId, productId, productName, productLogo, status, statusText }, index) => ({
      index,
      orderId,
      productId,
      name: productName || orderId,
      logo: logoOf(productLogo, 'productLogo'),
      status: status === undefined ? undefined : String(status),
      statusText,
      chosen: fields.get('orderId') === orderId && fields.get('productId') === productId,
    })),
  };
}
