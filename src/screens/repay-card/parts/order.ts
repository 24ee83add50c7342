import { LoanError } from '../../../api/errors.js';
import { standingOf } from '../../../session/order-status.js';
import type { Scope } from '../../../session/scope.js';
import type { Loaded } from './sources.js';

type LoadedOrder = Extract<Loaded, { readonly at: 'order' }>;

export type OrderReady = LoadedOrder & {
  readonly state: 'ready';
  readonly logo: string | undefined;
  readonly orderHref: string;
  readonly standing: ReturnType<typeof standingOf>;
  /** Paid on this page a moment ago. */
  readonly paid: boolean;
};

/** An order as it is shown; in its place there may be why it cannot be looked at. */
export function readyOrder({ link, safeImage }: Pick<Scope, 'link' | 'safeImage'>, data: LoadedOrder, paid: boolean): OrderReady {
  const { orderId, productId, order } = data;
  const known = order instanceof LoanError ? undefined : order;
  return {
    state: 'ready',
    ...data,
    logo: safeImage(known?.productLogo, 'productLogo'),
    orderHref: link('order', { productId, orderId }),
    standing: standingOf(known?.orderStatus ?? 0),
    paid,
  };
}
