import type { Abroad } from '../catalogues.js';

export const account: Abroad<'account'> = {
  sw: () => import('../sw/account.js'),
  id: () => import('../id/account.js'),
  hi: () => import('../hi/account.js'),
  fil: () => import('../fil/account.js'),
  'zh-Hans': () => import('../zh-Hans/account.js'),
};
