import { loanDetails } from '../../api/endpoints/loan.js';
import { order as words } from '../../i18n/en/order.js';
import { firstProducts } from '../../session/product-rows.js';
import { sketch } from '../../session/sketch.js';
import { shownProducts } from './recommended-products.ready.js';
import { RecommendedProducts } from './recommended-products.js';

/** The first drawing of an order's products; without an order they are the store's. */
export const recommendedProductsSketch = sketch({
  rows: [loanDetails],
  words,
  view: ([{ recProducts }]) => shownProducts(firstProducts(recProducts)),
  screen: RecommendedProducts,
});
