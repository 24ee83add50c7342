import type { Abroad } from '../catalogues.js';

/** It says the words of every way to pay, too: both are on their way at once. */
export const card: Abroad<'card'> = {
  sw: () => Promise.all([import('../sw/card.js'), import('../sw/repay.js')]).then(([words]) => words),
  id: () => Promise.all([import('../id/card.js'), import('../id/repay.js')]).then(([words]) => words),
  hi: () => Promise.all([import('../hi/card.js'), import('../hi/repay.js')]).then(([words]) => words),
  fil: () => Promise.all([import('../fil/card.js'), import('../fil/repay.js')]).then(([words]) => words),
  'zh-Hans': () => Promise.all([import('../zh-Hans/card.js'), import('../zh-Hans/repay.js')]).then(([words]) => words),
};
