import type { Abroad } from '../catalogues.js';

export const preview: Abroad<'preview'> = {
  sw: () => import('../sw/preview.js'),
  id: () => import('../id/preview.js'),
  hi: () => import('../hi/preview.js'),
  fil: () => import('../fil/preview.js'),
  'zh-Hans': () => import('../zh-Hans/preview.js'),
};
