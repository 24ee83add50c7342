import type { Translation } from '../catalogues.js';
import type { bank as english } from '../en/bank.js';

export const bank: Translation<typeof english> = {
  bankTitle: 'Informasi rekening pembayaran',
  bankLead: 'Uang Anda dikirim ke rekening ini. Rekening harus atas nama Anda sendiri.',
  bankLeadPay: 'Anda membayar dari rekening atau kartu ini. Harus atas nama Anda sendiri.',
  next: 'Lanjut',
  missingValue: '{title}: silakan diisi.',
  saved: 'Rekening Anda tersimpan.',
  savedUnknown: 'Jawabannya hilang: rekening Anda mungkin sudah disimpan. Silakan tekan sekali lagi untuk memastikan.',
  noFormTitle: 'Tidak ada yang perlu diisi',
  noForm: 'Saat ini rekening tidak dapat ditambahkan di sini. Silakan coba lagi nanti.',
};
