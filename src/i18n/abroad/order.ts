import type { Abroad } from '../catalogues.js';

export const order: Abroad<'order'> = {
  sw: () => import('../sw/order.js'),
  id: () => import('../id/order.js'),
  hi: () => import('../hi/order.js'),
  fil: () => import('../fil/order.js'),
  'zh-Hans': () => import('../zh-Hans/order.js'),
};
