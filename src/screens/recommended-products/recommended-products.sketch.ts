import { loanDetails, unionError } from '../../api/endpoints/loan.js';
import { order as words } from '../../i18n/en/order.js';
import { firstProducts } from '../../session/product-rows.js';
import { sketch } from '../../session/sketch.js';
import { shownProducts } from './recommended-products.ready.js';
import { RecommendedProducts } from './recommended-products.js';

/** The first drawing of the products. */
export const recommendedProductsSketch = sketch({
  rows: [{ perhaps: loanDetails }, { perhaps: unionError }],
  words,
  view: ([order, failure]) => shownProducts(firstProducts(order?.recProducts ?? failure?.list ?? [])),
  screen: RecommendedProducts,
});
