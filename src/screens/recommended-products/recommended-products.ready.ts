import type { Listed } from '../../lib/listed.js';
import type { ProductRow } from '../../session/product-rows.js';

export type RecommendedProductsShown =
  { readonly state: 'empty'; readonly checking: boolean } | { readonly state: 'ready'; readonly products: Listed<ProductRow> };

/** The products that are drawn, of however many there are. */
export const shownProducts = (products: Listed<ProductRow>, checking = false): RecommendedProductsShown =>
  products.total > 0 ? { state: 'ready', products } : { state: 'empty', checking };
