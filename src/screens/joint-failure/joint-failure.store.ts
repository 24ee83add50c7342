import { computed, type ReadableAtom } from 'nanostores';
import { unionError, type RecProduct, type UnionError } from '../../api/endpoints/order.js';
import type { LoanError } from '../../api/errors.js';
import { createLoad } from '../../session/load.js';
import { askLong } from '../../session/ask-long.js';
import { failureProducts } from './joint-failure.answer.js';
import { createProductList, type ProductList } from '../../session/product-list.js';
import type { Scope } from '../../session/scope.js';
import { readyFailure, type JointFailureReady } from './joint-failure.ready.js';

export type JointFailureView = { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | JointFailureReady;

export interface JointFailureModel {
  readonly $view: ReadableAtom<JointFailureView>;
  readonly products: Pick<ProductList, 'window' | 'open'>;
  reload(): unknown;
  service(): void;
}

const none: readonly RecProduct[] = [];

/** Spec 2 "Joint login failure". */
export function createJointFailure(scope: Scope<'order'>): JointFailureModel {
  const load = createLoad<UnionError>(scope, {
    where: unionError.name,
    run: (signal, later) => askLong(scope, failureProducts, {}, signal, later),
  });
  const products = createProductList(
    scope,
    computed(load.$load, (now) => (now.state === 'ready' ? now.data.list : none)),
  );
  return {
    $view: computed([load.$load, products.$products, scope.$config], (now, listed): JointFailureView =>
      now.state === 'ready' ? readyFailure(now.data, listed, scope.link('customerService')) : now,
    ),
    products,
    reload: load.reload,
    service: () => scope.go('customerService'),
  };
}
