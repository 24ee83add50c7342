import type { Translation } from '../catalogues.js';
import type { account as english } from '../en/account.js';

export const account: Translation<typeof english> = {
  deleteTitle: 'Futa akaunti',
  deleteLead: 'Ili kufuta akaunti yako, thibitisha namba yako ya simu kwa msimbo tutakaokutumia kwa SMS.',
  phone: 'Namba ya simu',
  phoneHint: 'Namba unayotumia kwenye akaunti yako.',
  sendCode: 'Tuma msimbo',
  rest: 'sek {n}',
  sendAgainIn: 'Tuma tena baada ya sek {n}',
  code: 'Msimbo wa uthibitisho',
  codeHint: 'Herufi au tarakimu 6 zilizo kwenye ujumbe wetu.',
  confirmDeletion: 'Thibitisha kufuta',
  lostTitle: 'Vitu vitakavyofutwa',
  lostProfile: 'Taarifa zako na uwezo wa kuingia kwenye akaunti',
  lostOrders: 'Kumbukumbu na historia ya mikopo yako',
  lostBank: 'Akaunti za benki na kadi ulizohifadhi',
  lostComplaints: 'Malalamiko yako na majibu yetu',
  owed: 'Kufuta akaunti hakufuti deni: kiasi unachodaiwa bado lazima kilipwe.',
  confirmTitle: 'Unataka kufuta akaunti yako kabisa?',
  confirmText:
    'Utapoteza taarifa zako, kumbukumbu na historia ya mikopo yako, akaunti za benki ulizohifadhi na malalamiko yako. Hatua hii haiwezi kutenguliwa.',
  deleteNow: 'Futa akaunti',
  phoneInvalid: 'Tafadhali weka namba sahihi ya simu.',
  codeSent: 'Msimbo wa uthibitisho umetumwa!',
  deleteUnknown: 'Jibu lilipotea: hatujui kama akaunti yako imefutwa.',
  deleted: 'Akaunti yako imefutwa!',
  deletedText: 'Unaweza kufunga ukurasa huu.',
  ok: 'Sawa',
};
