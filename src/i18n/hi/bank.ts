import type { Translation } from '../catalogues.js';
import type { bank as english } from '../en/bank.js';

export const bank: Translation<typeof english> = {
  bankTitle: 'भुगतान खाते की जानकारी',
  bankLead: 'आपका पैसा इसी खाते में भेजा जाता है। खाता आपके अपने नाम पर होना चाहिए।',
  bankLeadPay: 'आप इसी खाते या कार्ड से भुगतान करेंगे। यह आपके अपने नाम पर होना चाहिए।',
  next: 'आगे बढ़ें',
  missingValue: '{title}: कृपया इसे भरें।',
  saved: 'आपका खाता सहेज लिया गया।',
  savedUnknown: 'जवाब नहीं मिला: आपका खाता शायद सहेजा गया हो। पक्का करने के लिए कृपया एक बार फिर दबाएँ।',
  noFormTitle: 'भरने के लिए कुछ नहीं है',
  noForm: 'अभी यहाँ खाता नहीं जोड़ा जा सकता। कृपया थोड़ी देर बाद कोशिश करें।',
};
