import type { UnionError } from '../../api/endpoints/order.js';
import type { Listed } from '../../lib/listed.js';
import type { ProductRow } from '../../session/product-rows.js';

export interface JointFailureReady {
  readonly state: 'ready';
  readonly failure: UnionError;
  readonly products: Listed<ProductRow>;
  /** Nothing came of why: it has words of ours, and a way to whoever knows. */
  readonly unexplained: boolean;
  readonly serviceHref: string;
}

/** Why the login failed, with the products that are drawn below it. */
export const readyFailure = (failure: UnionError, products: Listed<ProductRow>, serviceHref = '#'): JointFailureReady => ({
  state: 'ready',
  failure,
  products,
  unexplained: !failure.noticeMessage && !failure.errMessage,
  serviceHref,
});
