import type { Translation } from '../catalogues.js';
import type { site as english } from '../en/site.js';

export const site: Translation<typeof english> = {
  contactTitle: 'हमसे संपर्क करें',
  contactLead: 'हमें बताएँ कि हम क्या बेहतर कर सकते हैं। हम हर सुझाव पढ़ते हैं।',
  contactName: 'नाम',
  contactTelephone: 'टेलीफ़ोन',
  contactSuggestion: 'सुझाव',
  contactSend: 'भेजें',
  contactIncomplete: 'कृपया पूरी जानकारी दें!',
  contactNameMissing: 'कृपया अपना नाम लिखें।',
  contactTelephoneMissing: 'कृपया अपना फ़ोन नंबर डालें।',
  contactSuggestionMissing: 'कृपया अपना सुझाव लिखें।',
  contactSent: 'आपके सुझाव के लिए धन्यवाद',
  contactSentText: 'अगर जवाब देना हो, तो हम आपके दिए नंबर पर कॉल करेंगे।',
  contactAgain: 'एक और लिखें',
};
