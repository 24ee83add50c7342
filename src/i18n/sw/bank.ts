import type { Translation } from '../catalogues.js';
import type { bank as english } from '../en/bank.js';

export const bank: Translation<typeof english> = {
  bankTitle: 'Taarifa za akaunti ya malipo',
  bankLead: 'Pesa yako hutumwa kwenye akaunti hii. Akaunti lazima iwe kwa jina lako mwenyewe.',
  bankLeadPay: 'Utalipa kutoka kwenye akaunti au kadi hii. Ni lazima iwe kwa jina lako mwenyewe.',
  next: 'Endelea',
  missingValue: '{title}: tafadhali jaza hapa.',
  saved: 'Akaunti yako imehifadhiwa.',
  savedUnknown: 'Jibu lilipotea: akaunti yako huenda imehifadhiwa. Tafadhali bonyeza tena ili kuhakikisha.',
  noFormTitle: 'Hakuna cha kujaza',
  noForm: 'Kwa sasa huwezi kuongeza akaunti hapa. Tafadhali jaribu tena baadaye.',
};
