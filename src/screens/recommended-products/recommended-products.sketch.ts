import { loanDetails, unionError } from '../../api/endpoints/order.js';
import { order as words } from '../../i18n/en/order.js';
import { listIn, longAnswer } from '../../session/long-answer.js';
import { firstProducts } from '../../session/product-rows.js';
import { sketch } from '../../session/sketch.js';
import { shownProducts } from './recommended-products.ready.js';
import { RecommendedProducts } from './recommended-products.js';

const readOrder = longAnswer(loanDetails, listIn<typeof loanDetails>('recProducts'));
const readFailure = longAnswer(unionError, listIn<typeof unionError>('list'));

/** The first drawing of the products. */
export const recommendedProductsSketch = sketch({
  rows: [
    { row: loanDetails, perhaps: true, read: readOrder },
    { row: unionError, perhaps: true, read: readFailure },
  ],
  words,
  view: ([order, failure]) => shownProducts(firstProducts(order?.recProducts ?? failure?.list ?? [])),
  screen: RecommendedProducts,
});
