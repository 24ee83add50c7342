import { computed, type ReadableAtom } from 'nanostores';
import { loanDetails, unionError, type RecProduct } from '../../api/endpoints/loan.js';
import type { LoanError } from '../../api/errors.js';
import type { Listed } from '../../lib/listed.js';
import { createLoad } from '../../session/load.js';
import { createProductList, type ProductList, type ProductRow } from '../../session/product-list.js';
import type { Scope } from '../../session/scope.js';

export interface RecommendedProductsParams {
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
}

export type RecommendedProductsView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: LoanError }
  | { readonly state: 'empty' }
  | { readonly state: 'ready'; readonly products: Listed<ProductRow> };

export interface RecommendedProductsModel {
  readonly $view: ReadableAtom<RecommendedProductsView>;
  readonly products: Pick<ProductList, 'window' | 'open'>;
  reload(): unknown;
}

const none: readonly RecProduct[] = [];

/** The products recommended with an order; without an order, those of the joint-failure call (screens.md, Elements). */
export function createRecommendedProducts(
  scope: Scope<'order'>,
  $params: ReadableAtom<RecommendedProductsParams>,
): RecommendedProductsModel {
  const $order = computed($params, ({ productId, orderId }) => (productId && orderId ? `${productId}/${orderId}` : ''));

  const load = createLoad<readonly RecProduct[]>(scope, {
    where: 'recommendedProducts',
    on: [$order],
    async run(signal) {
      const { productId, orderId } = $params.get();
      if (productId && orderId) return (await scope.call(loanDetails, { productId, orderId }, { signal })).recProducts;
      return (await scope.call(unionError, {}, { signal })).list;
    },
  });
  const products = createProductList(
    scope,
    computed(load.$load, (now) => (now.state === 'ready' ? now.data : none)),
    (productId, url) => scope.emit('loan-product', { productId, url }),
  );
  return {
    $view: computed([load.$load, products.$products], (now, listed): RecommendedProductsView => {
      if (now.state !== 'ready') return now;
      return now.data.length > 0 ? { state: 'ready', products: listed } : { state: 'empty' };
    }),
    products,
    reload: load.reload,
  };
}
