import type { UnionError } from '../../api/endpoints/order.js';
import type { Listed } from '../../lib/listed.js';
import type { ProductRow } from '../../session/product-rows.js';

export interface JointFailureReady {
  readonly state: 'ready';
  readonly failure: UnionError;
  readonly products: Listed<ProductRow>;
}

/** Why the login failed, with the products that are drawn below it. */
export const readyFailure = (failure: UnionError, products: Listed<ProductRow>): JointFailureReady => ({
  state: 'ready',
  failure,
  products,
});
