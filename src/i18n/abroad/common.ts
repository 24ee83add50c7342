import type { Abroad } from '../catalogues.js';

export const common: Abroad<'common'> = {
  sw: () => import('../sw/common.js'),
  id: () => import('../id/common.js'),
  hi: () => import('../hi/common.js'),
  fil: () => import('../fil/common.js'),
  'zh-Hans': () => import('../zh-Hans/common.js'),
};
