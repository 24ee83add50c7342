import type { Abroad } from '../catalogues.js';

export const promotion: Abroad<'promotion'> = {
  sw: () => import('../sw/promotion.js'),
  id: () => import('../id/promotion.js'),
  hi: () => import('../hi/promotion.js'),
  fil: () => import('../fil/promotion.js'),
  'zh-Hans': () => import('../zh-Hans/promotion.js'),
};
