import type { Translation } from '../catalogues.js';
import type { loan as english } from '../en/loan.js';

export const loan: Translation<typeof english> = {
  loanConfirmTitle: 'Konfirmasi pinjaman Anda',
  loanAmount: 'Jumlah pinjaman',
  loanNow: 'Pinjam Sekarang',
  bankCard: 'Kartu bank',
  bankCardAdd: 'Tambah kartu bank',
  repaymentPlan: 'Rencana pembayaran',
  repaymentTime: 'Waktu pembayaran',
  repaymentDate: 'Tanggal pembayaran',
  promoTitle: 'Penawaran untuk Anda',
  paymentAmount: 'Jumlah bayar',
  progress: 'Pembayaran {n} dari {total}',
  agreeTo: 'Saya sudah membaca dan menyetujui',
  listComma: ', ',
  agreementTitle: 'Perjanjian',
  agree: 'Setuju',
  retentionTitle: 'Perhatian',
  retentionText: 'Pinjaman Anda sudah siap. Ingin tetap di sini dan mengambilnya?',
  takenTitle: 'Pinjaman sudah diambil',
  taken: 'Halamannya tidak aman dibuka, jadi tidak dibuka. Silakan cari pinjaman di daftar pesanan Anda, atau hubungi kami.',
  tickFirst: 'Silakan baca perjanjian dan centang kotaknya dulu.',
};
