import type { Translation } from '../catalogues.js';
import type { common as english } from '../en/common.js';

export const common: Translation<typeof english> = {
  retry: 'Subukan muli',
  confirm: 'Kumpirmahin',
  cancel: 'Kanselahin',
  close: 'Isara',
  back: 'Bumalik',
  loading: 'Naglo-load',
  errorTitle: 'Hindi mabuksan ang pahinang ito',
  errorNetwork: 'Walang koneksiyon. Pakitingnan ang inyong network at subukan muli.',
  errorUnreached: 'Hindi maabot ang serbisyo. Pakitingnan ang inyong network at subukan muli.',
  errorTimeout: 'Masyadong matagal ang sagot. Pakisubukan muli.',
  errorHttp: 'May problema ang serbisyo sa ngayon. Pakisubukan muli mamaya.',
  errorContract: 'Hindi maipakita ang sagot ng serbisyo. Pakisubukan muli mamaya.',
  errorRefused: 'Hindi ito tinanggap ng serbisyo.',
  errorUrl: 'Hindi ligtas buksan ang link na ito, kaya hindi ito binuksan.',
  errorImage: 'Hindi ligtas ipakita ang isang larawan.',
  offlineTitle: 'Offline kayo',
  offline: 'Kusang magbubukas ang pahina kapag bumalik ang koneksiyon.',
  offlineShown: 'Offline kayo. Maaaring luma na ang nakikita ninyo.',
  missing:
    'Pakibuksan muli ang pahinang ito mula sa app. Kailangan ng pahinang ito ang “{name}”, pero hindi ito ibinigay o hindi magagamit.',
  brokenTitle: 'Nagkaroon ng problema',
  broken: 'Huminto ang screen na ito. Pakibuksan itong muli.',
  unknownTitle: 'Hindi pa namin alam kung natuloy ito',
  unknown:
    'Naputol ang koneksiyon bago dumating ang sagot. Tinitingnan namin ang pinakabagong lagay; huwag munang gumawa ng iba hanggang matapos ito.',
  unknownUnchecked:
    'Naputol ang koneksiyon bago dumating ang sagot, at hindi nakuha ang pinakabagong lagay. Pakisuri muli bago gumawa ng iba.',
  unknownChecked:
    'Tiningnan namin ulit at hindi pa namin ito nakikita. Ligtas na subukan muli ang dati: hindi ito mangyayari nang dalawang beses.',
  unknownPerhaps: 'Maaaring natuloy na ito',
  unknownChanged: 'Nakuha na namin ang pinakabagong lagay, at maaaring iba na ito. Pakibasa muna bago magpatuloy.',
  unknownEnded: 'Nawala ang sagot, at hindi ito inaalok ngayon. Pakitingnan muna ang inyong order bago sumubok ng iba.',
  staleTitle: 'Maaaring luma na ito',
  stale: 'Hindi nakuha ang pinakabagong lagay. Pakisuri muna bago magpatuloy.',
  closeYourself: 'Maaari ninyong isara ang pahinang ito.',
  checkAgain: 'Suriin muli',
  choose: 'Pumili',
  search: 'Maghanap',
  nothingFound: 'Walang nakita',
  copy: 'Kopyahin',
  copySuccess: 'Nakopya na',
  copyByHand: 'Hindi makakopya rito. Napili na ang code: pakikopya na lang ito nang mano-mano.',
  call: 'Tawagan ang {phone}',
  sessionExpired: 'Pakikumpirma nang isa pang beses: na-renew ang inyong session.',
};
