import type { Abroad } from '../catalogues.js';

export const site: Abroad<'site'> = {
  sw: () => import('../sw/site.js'),
  id: () => import('../id/site.js'),
  hi: () => import('../hi/site.js'),
  fil: () => import('../fil/site.js'),
  'zh-Hans': () => import('../zh-Hans/site.js'),
};
