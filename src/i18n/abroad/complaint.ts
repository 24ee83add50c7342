import type { Abroad } from '../catalogues.js';

export const complaint: Abroad<'complaint'> = {
  sw: () => import('../sw/complaint.js'),
  id: () => import('../id/complaint.js'),
  hi: () => import('../hi/complaint.js'),
  fil: () => import('../fil/complaint.js'),
  'zh-Hans': () => import('../zh-Hans/complaint.js'),
};
