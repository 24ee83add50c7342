import type { Translation } from '../catalogues.js';
import type { account as english } from '../en/account.js';

export const account: Translation<typeof english> = {
  deleteTitle: 'Burahin ang account',
  deleteLead: 'Para mabura ang inyong account, kumpirmahin ang inyong numero ng telepono gamit ang code na ipapadala namin.',
  phone: 'Numero ng telepono',
  phoneHint: 'Ang numerong gamit ninyo sa account.',
  sendCode: 'Ipadala ang code',
  rest: '{n} seg',
  sendAgainIn: 'Ipadala muli pagkaraan ng {n} seg',
  code: 'Code ng beripikasyon',
  codeHint: 'Ang 6 na karakter sa aming mensahe.',
  confirmDeletion: 'Kumpirmahin ang pagbura',
  lostTitle: 'Mga mawawala',
  lostProfile: 'Ang inyong profile at pag-sign in',
  lostOrders: 'Ang talaan at kasaysayan ng inyong mga order',
  lostBank: 'Ang mga naka-save na bank account at card',
  lostComplaints: 'Ang inyong mga reklamo at mga sagot namin',
  owed: 'Hindi nabubura ang loan kapag binura ang account: kailangan pa ring bayaran ang natitirang utang.',
  confirmTitle: 'Burahin ang account nang tuluyan?',
  confirmText:
    'Mawawala ang inyong profile, talaan at kasaysayan ng mga order, mga naka-save na bank account, at mga reklamo. Hindi na ito maibabalik.',
  deleteNow: 'Burahin na',
  phoneInvalid: 'Pakilagay ang tamang numero ng telepono.',
  codeSent: 'Naipadala na ang code ng beripikasyon!',
  deleteUnknown: 'Nawala ang sagot: hindi namin alam kung nabura ang inyong account.',
  deleted: 'Nabura na ang inyong account!',
  deletedText: 'Maaari na ninyong isara ang pahinang ito.',
  ok: 'Sige',
};
