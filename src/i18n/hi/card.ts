import type { Translation } from '../catalogues.js';
import type { card as english } from '../en/card.js';
import { repay } from './repay.js';

export const card: Translation<typeof english> = {
  ...repay,
  cardTitle: 'कार्ड से भुगतान',
  chooseCard: 'कार्ड चुनें',
  cardNeeded: 'कृपया पहले बैंक कार्ड चुनें।',
  cardUnnamed: 'बैंक कार्ड',
  addCard: 'बैंक कार्ड जोड़ें',
  noCards: 'अभी कोई बैंक कार्ड नहीं है। भुगतान के लिए एक जोड़ें।',
  thirdParty: 'Alipay से भुगतान करें',
  thirdPartyText: 'आप प्रदाता के पेज पर भुगतान करते हैं और फिर यहाँ लौटते हैं।',
  backToCards: 'इसके बजाय बैंक कार्ड से भुगतान करें',
  cardsFailed: 'आपके बैंक कार्ड लोड नहीं हो सके।',
  payFailed: 'भुगतान पूरा नहीं हो सका।',
  codeDialogTitle: 'SMS कोड डालें',
  codeDialogText: 'इस भुगतान की पुष्टि के लिए हमने आपके फ़ोन पर कोड भेजा है।',
  codeField: 'SMS कोड',
  codeResend: 'फिर भेजें',
  codeResendIn: '{n} सेकंड में फिर भेजें',
  codeShort: 'सही कोड डालें',
  codeWrong: 'सत्यापन कोड गलत है',
  paidTwice: 'भुगतान दो बार न भेजें',
  networkError: 'त्रुटि',
  codeSent: 'नया कोड आ रहा है।',
  unknownHere: 'हमने फिर से देखा, पर यहाँ यह नहीं दिखता कि यह पूरा हुआ या नहीं। कृपया अपना ऑर्डर देखें, और तभी फिर से भुगतान करें जब वह वहाँ अब भी बाकी हो।',
  orderTitle: 'ऑर्डर का विवरण',
  orderPaid: 'कार्ड भुगतान स्वीकार हो गया।',
  orderUnknown: 'ऑर्डर का विवरण',
  orderNotListed: 'यह ऑर्डर आपके ऑर्डर की सूची में नहीं है।',
};
