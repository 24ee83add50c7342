import type { Translation } from '../catalogues.js';
import type { site as english } from '../en/site.js';

export const site: Translation<typeof english> = {
  contactTitle: 'Hubungi kami',
  contactLead: 'Beri tahu kami apa yang bisa diperbaiki. Kami membaca setiap saran.',
  contactName: 'Nama',
  contactTelephone: 'Telepon',
  contactSuggestion: 'Saran',
  contactSend: 'Kirim',
  contactIncomplete: 'Silakan lengkapi semua informasi!',
  contactNameMissing: 'Silakan masukkan nama Anda.',
  contactTelephoneMissing: 'Silakan masukkan nomor telepon Anda.',
  contactSuggestionMissing: 'Silakan tulis saran Anda.',
  contactSent: 'Terima kasih atas saran Anda',
  contactSentText: 'Jika perlu dijawab, kami menelepon nomor yang Anda berikan.',
  contactAgain: 'Tulis saran lain',
};
