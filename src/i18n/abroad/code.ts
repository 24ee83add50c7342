import type { Abroad } from '../catalogues.js';

export const code: Abroad<'code'> = {
  sw: () => import('../sw/code.js'),
  id: () => import('../id/code.js'),
  hi: () => import('../hi/code.js'),
  fil: () => import('../fil/code.js'),
  'zh-Hans': () => import('../zh-Hans/code.js'),
};
