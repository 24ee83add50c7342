import type { Translation } from '../catalogues.js';
import type { account as english } from '../en/account.js';

export const account: Translation<typeof english> = {
  deleteTitle: 'Hapus akun',
  deleteLead: 'Untuk menghapus akun, konfirmasi nomor telepon Anda dengan kode yang kami kirim.',
  phone: 'Nomor telepon',
  phoneHint: 'Nomor yang Anda pakai untuk akun ini.',
  sendCode: 'Kirim kode',
  rest: '{n} detik',
  sendAgainIn: 'Kirim lagi dalam {n} detik',
  code: 'Kode verifikasi',
  codeHint: '6 karakter dari pesan kami.',
  confirmDeletion: 'Konfirmasi penghapusan',
  lostTitle: 'Yang akan hilang',
  lostProfile: 'Profil dan akses masuk Anda',
  lostOrders: 'Catatan dan riwayat pesanan Anda',
  lostBank: 'Rekening bank dan kartu yang tersimpan',
  lostComplaints: 'Keluhan Anda dan jawaban kami',
  owed: 'Menghapus akun tidak menghapus pinjaman: yang masih terutang tetap harus dibayar.',
  confirmTitle: 'Hapus akun Anda selamanya?',
  confirmText:
    'Profil, catatan dan riwayat pesanan, rekening bank yang tersimpan, dan keluhan Anda akan hilang. Tindakan ini tidak dapat dibatalkan.',
  deleteNow: 'Hapus akun',
  phoneInvalid: 'Silakan masukkan nomor telepon yang benar.',
  codeSent: 'Kode verifikasi terkirim!',
  deleteUnknown: 'Jawabannya hilang: kami tidak tahu apakah akun Anda sudah dihapus.',
  deleted: 'Akun Anda sudah dihapus!',
  deletedText: 'Anda dapat menutup halaman ini.',
  ok: 'Oke',
};
