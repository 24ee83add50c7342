import type { Abroad } from '../catalogues.js';

export const loan: Abroad<'loan'> = {
  sw: () => import('../sw/loan.js'),
  id: () => import('../id/loan.js'),
  hi: () => import('../hi/loan.js'),
  fil: () => import('../fil/loan.js'),
  'zh-Hans': () => import('../zh-Hans/loan.js'),
};
