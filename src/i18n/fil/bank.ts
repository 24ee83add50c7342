import type { Translation } from '../catalogues.js';
import type { bank as english } from '../en/bank.js';

export const bank: Translation<typeof english> = {
  bankTitle: 'Impormasyon ng account sa pagbabayad',
  bankLead: 'Sa account na ito ipapadala ang inyong pera. Dapat nakapangalan ito sa inyo.',
  bankLeadPay: 'Ang account o card na ito ang gagamitin ninyo sa pagbabayad. Dapat nakapangalan ito sa inyo.',
  next: 'Susunod',
  missingValue: '{title}: pakisagutan ito.',
  saved: 'Na-save na ang inyong account.',
  savedUnknown: 'Nawala ang sagot: maaaring na-save na ang inyong account. Pakipindot muli para makasiguro.',
  noFormTitle: 'Walang kailangang sagutan',
  noForm: 'Hindi makapagdagdag ng account dito sa ngayon. Pakisubukan muli mamaya.',
};
