import type { Translation } from '../catalogues.js';
import type { support as english } from '../en/support.js';

export const support: Translation<typeof english> = {
  serviceTitle: 'Layanan pelanggan',
  serviceIntro: 'Kami siap membantu. Telepon kami, kirim email, atau kirim keluhan kepada kami.',
  serviceIntroCall: 'Kami siap membantu. Telepon kami, atau kirim keluhan kepada kami.',
  serviceIntroWrite: 'Kami siap membantu. Kirim email atau keluhan kepada kami.',
  telephone: 'Telepon',
  email: 'Email',
  call: 'Telepon',
  complain: 'Kirim keluhan',
  complainNote: 'Kami membalas dalam 3 hari kerja',
  contactNone: 'Saat ini tidak ada telepon atau email untuk ditampilkan. Anda selalu dapat mengirim keluhan.',
};
