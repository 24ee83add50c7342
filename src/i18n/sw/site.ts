import type { Translation } from '../catalogues.js';
import type { site as english } from '../en/site.js';

export const site: Translation<typeof english> = {
  contactTitle: 'Wasiliana nasi',
  contactLead: 'Tuambie tunachoweza kuboresha. Tunasoma kila pendekezo.',
  contactName: 'Jina',
  contactTelephone: 'Simu',
  contactSuggestion: 'Pendekezo',
  contactSend: 'Tuma',
  contactIncomplete: 'Tafadhali jaza taarifa zote!',
  contactNameMissing: 'Tafadhali andika jina lako.',
  contactTelephoneMissing: 'Tafadhali weka namba yako ya simu.',
  contactSuggestionMissing: 'Tafadhali andika pendekezo lako.',
  contactSent: 'Asante kwa pendekezo lako',
  contactSentText: 'Kama kuna jambo la kujibu, tutakupigia kwa namba uliyotupa.',
  contactAgain: 'Andika lingine',
};
