import type { Translation } from '../catalogues.js';
import type { site as english } from '../en/site.js';

export const site: Translation<typeof english> = {
  contactTitle: 'Kontakin kami',
  contactLead: 'Sabihin kung ano ang mapapahusay namin. Binabasa namin ang bawat mungkahi.',
  contactName: 'Pangalan',
  contactTelephone: 'Telepono',
  contactSuggestion: 'Mungkahi',
  contactSend: 'Ipadala',
  contactIncomplete: 'Pakikumpleto ang impormasyon!',
  contactNameMissing: 'Pakilagay ang inyong pangalan.',
  contactTelephoneMissing: 'Pakilagay ang inyong numero ng telepono.',
  contactSuggestionMissing: 'Pakisulat ang inyong mungkahi.',
  contactSent: 'Salamat sa inyong mungkahi',
  contactSentText: 'Kung may dapat sagutin, tatawagan namin ang numerong ibinigay ninyo.',
  contactAgain: 'Sumulat ng isa pa',
};
