import type { Translation } from '../catalogues.js';
import type { support as english } from '../en/support.js';

export const support: Translation<typeof english> = {
  serviceTitle: 'ग्राहक सेवा',
  serviceIntro: 'हम मदद के लिए यहाँ हैं। हमें कॉल करें, लिखें, या शिकायत भेजें।',
  serviceIntroCall: 'हम मदद के लिए यहाँ हैं। हमें कॉल करें, या शिकायत भेजें।',
  serviceIntroWrite: 'हम मदद के लिए यहाँ हैं। हमें लिखें, या शिकायत भेजें।',
  telephone: 'टेलीफ़ोन',
  email: 'ईमेल',
  call: 'कॉल करें',
  complain: 'शिकायत करें',
  complainNote: 'हम 3 कार्य दिवसों में जवाब देते हैं',
  contactNone: 'अभी दिखाने के लिए कोई फ़ोन नंबर या ईमेल नहीं है। आप हमें शिकायत कभी भी भेज सकते हैं।',
};
