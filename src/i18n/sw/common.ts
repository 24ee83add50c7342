import type { Translation } from '../catalogues.js';
import type { common as english } from '../en/common.js';

/**
 * Swahili as it is written in Tanzania, in every group of this folder: plain sentences, polite requests (`tafadhali`), and the
 * words that people know from mobile money. One word for one thing:
 *
 * | English | Swahili |
 * |---|---|
 * | loan, order (of a loan) | mkopo (mikopo) |
 * | borrow, lend | kopa, kopesha |
 * | repay, pay | lipa |
 * | one installment, repayments | rejesho, marejesho |
 * | repayment plan | ratiba ya marejesho |
 * | due, overdue | mwisho wa kulipa, muda umepita |
 * | rollover, deferral | kuahirisha malipo |
 * | fee, interest | ada, riba |
 * | amount, total | kiasi, jumla |
 * | mobile money, wallet | pesa mtandao |
 * | account, account number | akaunti, namba ya akaunti |
 * | pay code | namba ya malipo |
 * | reference, transaction number | namba ya kumbukumbu, namba ya muamala |
 * | PIN | namba ya siri |
 * | verification code, SMS code | msimbo wa uthibitisho, msimbo wa SMS |
 * | phone number | namba ya simu |
 * | agent, branch | wakala, tawi |
 * | receipt | risiti |
 * | agreement, terms and conditions | mkataba, vigezo na masharti |
 * | complaint | malalamiko |
 * | customer service | huduma kwa wateja |
 * | rate (a service) | tathmini |
 */
export const common: Translation<typeof english> = {
  retry: 'Jaribu tena',
  confirm: 'Thibitisha',
  cancel: 'Ghairi',
  close: 'Funga',
  back: 'Rudi',
  loading: 'Inapakia',
  errorTitle: 'Ukurasa huu haukufunguka',
  errorNetwork: 'Hakuna mtandao. Tafadhali angalia intaneti yako, kisha ujaribu tena.',
  errorUnreached: 'Hatukuweza kufikia huduma. Tafadhali angalia intaneti yako, kisha ujaribu tena.',
  errorTimeout: 'Jibu linachelewa. Tafadhali jaribu tena.',
  errorHttp: 'Huduma ina hitilafu kwa sasa. Tafadhali jaribu tena baadaye.',
  errorContract: 'Jibu la huduma haliwezi kuonyeshwa. Tafadhali jaribu tena baadaye.',
  errorRefused: 'Huduma haikukubali ombi hili.',
  errorUrl: 'Kiungo hiki si salama kufunguliwa, kwa hiyo hakikufunguliwa.',
  errorImage: 'Picha moja si salama kuonyeshwa.',
  offlineTitle: 'Huna mtandao',
  offline: 'Ukurasa utafunguka wenyewe mtandao utakaporudi.',
  offlineShown: 'Huna mtandao. Huenda unachoona si cha sasa.',
  missing:
    'Tafadhali fungua ukurasa huu tena kutoka kwenye programu. Ukurasa huu unahitaji “{name}”, lakini haikutolewa au haiwezi kutumika.',
  brokenTitle: 'Kuna hitilafu imetokea',
  broken: 'Ukurasa huu umekwama. Tafadhali ufungue tena.',
  unknownTitle: 'Bado hatujui kama imefanikiwa',
  unknown: 'Hatukupata jibu lililo wazi. Tunaangalia hali ya sasa; tafadhali usifanye lingine hadi tutakapomaliza.',
  unknownUnchecked: 'Hatukupata jibu lililo wazi, na hatukuweza kupata hali ya sasa. Tafadhali angalia tena kabla ya kufanya lingine.',
  unknownChecked:
    'Tumeangalia tena, na ombi lako bado halionekani. Unaweza kutuma ombi lile lile tena bila wasiwasi: halifanyiki mara mbili.',
  unknownPerhaps: 'Huenda imefanikiwa',
  unknownChanged: 'Tumeangalia hali ya sasa, na huenda si kama ilivyokuwa. Tafadhali isome kabla ya kuendelea.',
  unknownEnded: 'Jibu lilipotea, na huduma hii haipatikani kwa sasa. Tafadhali angalia mikopo yako kabla ya kujaribu lingine.',
  staleTitle: 'Huenda taarifa hizi si za sasa',
  stale: 'Hatukuweza kupata hali ya sasa. Tafadhali hakiki kabla ya kuendelea.',
  closeYourself: 'Unaweza kufunga ukurasa huu mwenyewe.',
  checkAgain: 'Angalia tena',
  choose: 'Chagua',
  search: 'Tafuta',
  nothingFound: 'Hakuna kilichopatikana',
  copy: 'Nakili',
  copySuccess: 'Imenakiliwa',
  copyByHand: 'Haiwezekani kunakili hapa. Namba imeshachaguliwa: tafadhali inakili mwenyewe.',
  call: 'Piga simu {phone}',
  sessionExpired: 'Tafadhali thibitisha tena: tumekuingiza upya kwenye akaunti yako.',
};
