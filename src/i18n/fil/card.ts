import type { Translation } from '../catalogues.js';
import type { card as english } from '../en/card.js';
import { repay } from './repay.js';

export const card: Translation<typeof english> = {
  ...repay,
  cardTitle: 'Pagbabayad gamit ang card',
  chooseCard: 'Pumili ng card',
  cardNeeded: 'Pumili muna ng card ng bangko.',
  cardUnnamed: 'Card ng bangko',
  addCard: 'Magdagdag ng card ng bangko',
  noCards: 'Wala pang card ng bangko. Magdagdag ng isa para makapagbayad.',
  thirdParty: 'Magbayad gamit ang Alipay',
  thirdPartyText: 'Magbabayad kayo sa pahina ng provider at babalik dito pagkatapos.',
  backToCards: 'Magbayad na lang gamit ang card',
  cardsFailed: 'Hindi ma-load ang inyong mga card ng bangko.',
  payFailed: 'Hindi maproseso ang bayad.',
  codeDialogTitle: 'Ilagay ang SMS code',
  codeDialogText: 'Nagpadala kami ng code sa inyong telepono para kumpirmahin ang bayad na ito.',
  codeField: 'Code sa SMS',
  codeResend: 'Ipadala muli',
  codeResendIn: 'Ipadala muli pagkaraan ng {n} seg',
  codeShort: 'Ilagay ang tamang code',
  codeWrong: 'Mali ang code ng beripikasyon',
  paidTwice: 'Huwag ipadala ang bayad nang dalawang beses',
  networkError: 'May error',
  codeSent: 'Papunta na ang bagong code.',
  unknownHere:
    'Tiningnan namin ulit, pero hindi makikita rito kung natuloy ito. Pakitingnan ang inyong order, at huwag magbayad ulit maliban kung hindi pa ito bayad doon.',
  orderTitle: 'Mga detalye ng order',
  orderPaid: 'Tinanggap ang bayad gamit ang card.',
  orderUnknown: 'Mga detalye ng order',
  orderNotListed: 'Wala ang order na ito sa listahan ninyo ng mga order.',
};
