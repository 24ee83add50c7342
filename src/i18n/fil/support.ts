import type { Translation } from '../catalogues.js';
import type { support as english } from '../en/support.js';

export const support: Translation<typeof english> = {
  serviceTitle: 'Serbisyo sa customer',
  serviceIntro: 'Narito kami para tumulong. Tumawag, sumulat, o magpadala ng reklamo.',
  serviceIntroCall: 'Narito kami para tumulong. Tumawag, o magpadala ng reklamo.',
  serviceIntroWrite: 'Narito kami para tumulong. Sumulat, o magpadala ng reklamo.',
  telephone: 'Telepono',
  email: 'Email',
  call: 'Tawag',
  complain: 'Magreklamo',
  complainNote: 'Sasagot kami sa loob ng 3 araw ng trabaho',
  contactNone: 'Walang maipakitang telepono o email sa ngayon. Puwede kayong magpadala ng reklamo anumang oras.',
};
