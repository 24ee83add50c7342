import type { Translation } from '../catalogues.js';
import type { support as english } from '../en/support.js';

export const support: Translation<typeof english> = {
  serviceTitle: 'Huduma kwa wateja',
  serviceIntro: 'Tuko hapa kukusaidia. Tupigie, tuandikie, au tutumie malalamiko.',
  serviceIntroCall: 'Tuko hapa kukusaidia. Tupigie, au tutumie malalamiko.',
  serviceIntroWrite: 'Tuko hapa kukusaidia. Tuandikie, au tutumie malalamiko.',
  telephone: 'Simu',
  email: 'Barua pepe',
  call: 'Piga',
  complain: 'Tuma malalamiko',
  complainNote: 'Tunajibu ndani ya siku 3 za kazi',
  contactNone: 'Kwa sasa hakuna namba ya simu wala barua pepe ya kuonyesha. Unaweza kututumia malalamiko wakati wowote.',
};
