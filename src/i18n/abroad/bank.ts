import type { Abroad } from '../catalogues.js';

export const bank: Abroad<'bank'> = {
  sw: () => import('../sw/bank.js'),
  id: () => import('../id/bank.js'),
  hi: () => import('../hi/bank.js'),
  fil: () => import('../fil/bank.js'),
  'zh-Hans': () => import('../zh-Hans/bank.js'),
};
