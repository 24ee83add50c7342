import type { Translation } from '../catalogues.js';
import type { loan as english } from '../en/loan.js';

export const loan: Translation<typeof english> = {
  loanConfirmTitle: 'Thibitisha mkopo wako',
  loanAmount: 'Kiasi cha mkopo',
  loanNow: 'Kopa sasa',
  bankCard: 'Kadi ya benki',
  bankCardAdd: 'Ongeza kadi ya benki',
  repaymentPlan: 'Ratiba ya marejesho',
  repaymentTime: 'Tarehe ya kulipa',
  repaymentDate: 'Tarehe ya marejesho',
  promoTitle: 'Ofa kwa ajili yako',
  paymentAmount: 'Kiasi cha kulipa',
  progress: 'Rejesho la {n} kati ya {total}',
  agreeTo: 'Nimesoma na ninakubali',
  listComma: ', ',
  agreementTitle: 'Mkataba',
  agree: 'Kubali',
  retentionTitle: 'Kumbuka',
  retentionText: 'Mkopo wako uko tayari. Unataka kubaki na kuuchukua?',
  takenTitle: 'Mkopo umechukuliwa',
  taken: 'Ukurasa wake si salama kufungua, kwa hiyo haujafunguliwa. Tafadhali utafute mkopo kwenye mikopo yako, au wasiliana nasi.',
  tickFirst: 'Tafadhali soma mkataba kwanza, kisha weka tiki kwenye kisanduku.',
};
