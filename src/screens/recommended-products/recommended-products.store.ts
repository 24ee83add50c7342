import { computed, type ReadableAtom } from 'nanostores';
import type { OrderDetail, RecProduct } from '../../api/endpoints/order.js';
import { LoanError } from '../../api/errors.js';
import { createLoad, isFetching } from '../../session/load.js';
import { askLong } from '../../session/ask-long.js';
import { failureProducts, orderProducts } from './recommended-products.answers.js';
import { createProductList, type ProductList } from '../../session/product-list.js';
import type { Scope } from '../../session/scope.js';
import { shownProducts, type RecommendedProductsShown } from './recommended-products.ready.js';

export interface RecommendedProductsParams {
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
}

export type RecommendedProductsView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | RecommendedProductsShown;

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
    async run(signal, later) {
      const { productId, orderId } = $params.get();
      if (!productId || !orderId) {
        const answer = await askLong(scope, failureProducts, {}, signal, (all) => later(all instanceof LoanError ? all : all.list));
        return answer.list;
      }
      const order = { productId, orderId };
      const whole = (all: OrderDetail | LoanError) => later(all instanceof LoanError ? all : all.recProducts);
      return (await askLong(scope, orderProducts, order, signal, whole)).recProducts;
    },
  });
  const products = createProductList(
    scope,
    computed(load.$load, (now) => (now.state === 'ready' ? now.data : none)),
    (productId, url) => scope.emit('loan-product', { productId, url }),
  );
  return {
    $view: computed([load.$load, products.$products], (now, listed): RecommendedProductsView =>
      now.state === 'ready' ? shownProducts(listed, isFetching(now)) : now,
    ),
    products,
    reload: load.reload,
  };
}
