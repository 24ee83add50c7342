import type { Abroad } from '../catalogues.js';

export const legal: Abroad<'legal'> = {
  sw: () => import('../sw/legal.js'),
  id: () => import('../id/legal.js'),
  hi: () => import('../hi/legal.js'),
  fil: () => import('../fil/legal.js'),
  'zh-Hans': () => import('../zh-Hans/legal.js'),
};
