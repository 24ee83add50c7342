import type { Translation } from '../catalogues.js';
import type { card as english } from '../en/card.js';
import { repay } from './repay.js';

export const card: Translation<typeof english> = {
  ...repay,
  cardTitle: 'Kulipa kwa kadi',
  chooseCard: 'Chagua kadi',
  cardNeeded: 'Tafadhali chagua kwanza kadi ya benki.',
  cardUnnamed: 'Kadi ya benki',
  addCard: 'Ongeza kadi ya benki',
  noCards: 'Bado hakuna kadi ya benki. Ongeza moja ili ulipe nayo.',
  thirdParty: 'Lipa kwa Alipay',
  thirdPartyText: 'Unalipa kwenye ukurasa wa mtoa huduma, kisha unarudi hapa.',
  backToCards: 'Lipa kwa kadi ya benki badala yake',
  cardsFailed: 'Hatukuweza kupakia kadi zako za benki.',
  payFailed: 'Malipo hayakuweza kufanyika.',
  codeDialogTitle: 'Weka msimbo wa SMS',
  codeDialogText: 'Tumetuma msimbo kwenye simu yako ili uthibitishe malipo haya.',
  codeField: 'Msimbo wa SMS',
  codeResend: 'Tuma tena',
  codeResendIn: 'Tuma tena baada ya sek {n}',
  codeShort: 'Weka msimbo sahihi',
  codeWrong: 'Msimbo wa uthibitisho si sahihi',
  paidTwice: 'Usitume malipo mara mbili',
  networkError: 'Hitilafu',
  codeSent: 'Msimbo mpya unatumwa.',
  unknownHere:
    'Tumeangalia tena, lakini hapa hatuwezi kuona kama malipo yamefanikiwa. Tafadhali angalia mkopo wako, na ulipe tena ikiwa tu bado haujalipwa hapo.',
  orderTitle: 'Taarifa za mkopo',
  orderPaid: 'Malipo ya kadi yamekubaliwa.',
  orderUnknown: 'Taarifa za mkopo',
  orderNotListed: 'Mkopo huu haupo kwenye orodha ya mikopo yako.',
};
