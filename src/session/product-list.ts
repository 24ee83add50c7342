import { computed, type ReadableAtom } from 'nanostores';
import type { RecProduct } from '../api/endpoints/order.js';
import { createListWindow, type ListWindow } from '../lib/list-window.js';
import { listed, type Listed } from '../lib/listed.js';
import { productRow, type ProductRow } from './product-rows.js';
import { createProducts, type ProductScope } from './products.js';
import type { Scope } from './scope.js';

/** The recommended products of a screen, however many. */
export interface ProductList {
  readonly $products: ReadableAtom<Listed<ProductRow>>;
  readonly window: ListWindow;
  /** Opens a product, unless it is not enabled. */
  open(product: RecProduct): Promise<void>;
}

/** `opened` hears of every product that was opened, with the url that was followed. */
export function createProductList(
  scope: ProductScope & Pick<Scope, 'safeImage' | '$config'>,
  $all: ReadableAtom<readonly RecProduct[]>,
  opened?: (productId: string, url: string) => void,
): ProductList {
  const window = createListWindow($all);
  const { $opening, open } = createProducts(scope, opened);
  return {
    $products: computed([$all, window.$shown, $opening, scope.$config], (all, shown, opening) =>
      listed(all, shown, (product, index) => ({
        ...productRow(product, index),
        logo: scope.safeImage(product.logo, 'logo'),
        opening: opening !== undefined && product.productId === opening,
      })),
    ),
    window,
    open,
  };
}
