import { order as abroad } from '../src/i18n/abroad/order.js';
import { order } from '../src/i18n/en/order.js';
import { recommendedProductsFirst } from '../src/screens/recommended-products/recommended-products.first.js';
import { RecommendedProductsSkeleton } from '../src/screens/recommended-products/recommended-products.skeleton.js';
import { createRecommendedProducts } from '../src/screens/recommended-products/recommended-products.store.js';
import { RecommendedProducts } from '../src/screens/recommended-products/recommended-products.js';
import { contract } from './contract.js';

export default contract({
  tag: 'recommended-products',
  doc: 'All products that are recommended: those of an order, or without an order those of the joint-failure call.',
  spec: 'spec 2 Order details (v3), 3 Recommended product, 7 product jump; screens Elements',
  attributes: {
    'product-id': { type: 'id', doc: 'The product of the order.' },
    'order-id': { type: 'id', doc: 'The order whose recommendations are shown; needs `product-id` beside it.' },
  },
  events: {
    'loan-product': {
      detail: '{ productId: string; url: string }',
      doc: 'A product was opened; `url` is where it leads.',
    },
  },
  first: recommendedProductsFirst,
  messages: ['order', order, abroad],
  title: 'productsTitle',
  create: createRecommendedProducts,
  skeleton: RecommendedProductsSkeleton,
  view: RecommendedProducts,
});
