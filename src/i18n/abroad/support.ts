import type { Abroad } from '../catalogues.js';

export const support: Abroad<'support'> = {
  sw: () => import('../sw/support.js'),
  id: () => import('../id/support.js'),
  hi: () => import('../hi/support.js'),
  fil: () => import('../fil/support.js'),
  'zh-Hans': () => import('../zh-Hans/support.js'),
};
