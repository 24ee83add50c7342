import type { Translation } from '../catalogues.js';
import type { account as english } from '../en/account.js';

export const account: Translation<typeof english> = {
  deleteTitle: 'खाता हटाएँ',
  deleteLead: 'खाता हटाने के लिए, हमारे भेजे कोड से अपने फ़ोन नंबर की पुष्टि करें।',
  phone: 'फ़ोन नंबर',
  phoneHint: 'वह नंबर जो आपके खाते से जुड़ा है।',
  sendCode: 'कोड भेजें',
  rest: '{n} से॰',
  sendAgainIn: '{n} सेकंड में फिर भेजें',
  code: 'सत्यापन कोड',
  codeHint: 'हमारे संदेश के 6 अक्षर या अंक।',
  confirmDeletion: 'हटाने की पुष्टि करें',
  lostTitle: 'क्या-क्या मिट जाएगा',
  lostProfile: 'आपकी प्रोफ़ाइल और साइन-इन',
  lostOrders: 'आपके ऑर्डर का रिकॉर्ड और इतिहास',
  lostBank: 'आपके सहेजे हुए बैंक खाते और कार्ड',
  lostComplaints: 'आपकी शिकायतें और हमारे जवाब',
  owed: 'खाता हटाने से लोन खत्म नहीं होता: जो बकाया है, वह चुकाना होगा।',
  confirmTitle: 'खाता हमेशा के लिए हटाएँ?',
  confirmText: 'आपकी प्रोफ़ाइल, ऑर्डर का रिकॉर्ड और इतिहास, सहेजे हुए बैंक खाते और शिकायतें मिट जाएँगी। इसे वापस नहीं लाया जा सकता।',
  deleteNow: 'खाता हटाएँ',
  phoneInvalid: 'कृपया सही फ़ोन नंबर डालें।',
  codeSent: 'सत्यापन कोड भेज दिया गया!',
  deleted: 'आपका खाता हटा दिया गया है!',
  deletedText: 'आप यह पेज बंद कर सकते हैं।',
  ok: 'ठीक है',
};
