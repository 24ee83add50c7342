import type { Abroad } from '../catalogues.js';

export const instructions: Abroad<'instructions'> = {
  sw: () => import('../sw/instructions.js'),
  id: () => import('../id/instructions.js'),
  hi: () => import('../hi/instructions.js'),
  fil: () => import('../fil/instructions.js'),
  'zh-Hans': () => import('../zh-Hans/instructions.js'),
};
