import type { Translation } from '../catalogues.js';
import type { loan as english } from '../en/loan.js';

export const loan: Translation<typeof english> = {
  loanConfirmTitle: 'Kumpirmahin ang inyong loan',
  loanAmount: 'Halaga ng loan',
  loanNow: 'Umutang na',
  bankCard: 'Card ng bangko',
  bankCardAdd: 'Magdagdag ng card ng bangko',
  repaymentPlan: 'Plano ng pagbabayad',
  repaymentTime: 'Oras ng bayad',
  repaymentDate: 'Petsa ng bayad',
  promoTitle: 'Alok para sa inyo',
  paymentAmount: 'Halaga ng bayad',
  progress: 'Bayad {n} sa {total}',
  agreeTo: 'Nabasa ko at sumasang-ayon ako sa',
  listComma: ', ',
  agreementTitle: 'Kasunduan',
  agree: 'Tanggapin',
  retentionTitle: 'Paalala',
  retentionText: 'Handa na ang inyong loan. Gusto ba ninyong manatili at kunin ito?',
  takenTitle: 'Nakuha na ang loan',
  taken: 'Hindi ligtas buksan ang pahina nito kaya hindi ito binuksan. Pakihanap ang loan sa iyong mga order, o makipag-ugnayan sa amin.',
  tickFirst: 'Pakibasa ang kasunduan at lagyan muna ng tsek ang kahon.',
};
