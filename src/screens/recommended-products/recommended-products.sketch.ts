import { order as words } from '../../i18n/en/order.js';
import { failureProducts, orderProducts } from './recommended-products.answers.js';
import { firstProducts } from '../../session/product-rows.js';
import { sketch } from '../../session/sketch.js';
import { shownProducts } from './recommended-products.ready.js';
import { RecommendedProducts } from './recommended-products.js';

/** The first drawing of the products. */
export const recommendedProductsSketch = sketch({
  rows: [
    { ...orderProducts, perhaps: true },
    { ...failureProducts, perhaps: true },
  ],
  words,
  view: ([order, failure]) => shownProducts(firstProducts(order?.recProducts ?? failure?.list ?? [])),
  screen: RecommendedProducts,
});
