import type { Translation } from '../catalogues.js';
import type { card as english } from '../en/card.js';
import { repay } from './repay.js';

export const card: Translation<typeof english> = {
  ...repay,
  cardTitle: 'Bayar dengan kartu',
  chooseCard: 'Pilih kartu',
  cardNeeded: 'Silakan pilih kartu bank dulu.',
  cardUnnamed: 'Kartu bank',
  addCard: 'Tambah kartu bank',
  noCards: 'Belum ada kartu bank. Tambahkan satu untuk membayar.',
  thirdParty: 'Bayar dengan Alipay',
  thirdPartyText: 'Anda membayar di halaman penyedia lalu kembali ke sini.',
  backToCards: 'Bayar dengan kartu bank saja',
  cardsFailed: 'Kartu bank Anda tidak dapat dimuat.',
  payFailed: 'Pembayaran tidak dapat diproses.',
  codeDialogTitle: 'Masukkan kode SMS',
  codeDialogText: 'Kami telah mengirim kode ke ponsel Anda untuk mengonfirmasi pembayaran ini.',
  codeField: 'Kode SMS',
  codeResend: 'Kirim lagi',
  codeResendIn: 'Kirim lagi dalam {n} detik',
  codeShort: 'Masukkan kode yang benar',
  codeWrong: 'Kode verifikasi salah',
  paidTwice: 'Jangan kirim pembayaran dua kali',
  networkError: 'Terjadi kesalahan',
  codeSent: 'Kode baru sedang dikirim.',
  unknownHere:
    'Kami sudah memeriksa lagi, tetapi di sini tidak terlihat apakah ini berhasil. Silakan lihat pesanan Anda, dan bayar lagi hanya jika di sana masih belum dibayar.',
  orderTitle: 'Rincian pesanan',
  orderPaid: 'Pembayaran kartu diterima.',
  orderUnknown: 'Rincian pesanan',
  orderNotListed: 'Pesanan ini tidak ada dalam daftar pesanan Anda.',
};
