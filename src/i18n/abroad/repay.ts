import type { Abroad } from '../catalogues.js';

export const repay: Abroad<'repay'> = {
  sw: () => import('../sw/repay.js'),
  id: () => import('../id/repay.js'),
  hi: () => import('../hi/repay.js'),
  fil: () => import('../fil/repay.js'),
  'zh-Hans': () => import('../zh-Hans/repay.js'),
};
