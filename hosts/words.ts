import type { Locale } from '../src/i18n/catalogues.js';

/** What a host page says itself, when its screen comes late or not at all. */
export interface HostWords {
  readonly late: string;
  readonly lateMore: string;
  readonly again: string;
  readonly unstarted: string;
  readonly unstartedMore: string;
  readonly old: string;
  readonly oldMore: string;
  readonly changed: string;
  readonly reload: string;
  /** Without JavaScript: no script ever says these. */
  readonly off: string;
  readonly offMore: string;
}

/** The build puts the words of one language into the pages, the others beside those of the sketch. */
export const words: Readonly<Record<Locale, HostWords>> = {
  en: {
    late: 'This page is taking long to start.',
    lateMore: 'The connection may be weak, or this phone’s browser too old for it. Nothing was sent.',
    again: 'Try again',
    unstarted: 'This page could not be opened.',
    unstartedMore:
      'A part of it did not reach your phone, or reached it damaged. Please check your connection and try again. Nothing was sent.',
    old: 'This browser is too old for this page.',
    oldMore: 'Please update it or the app, or call us. Nothing was sent.',
    changed: 'A part of this page reached your phone damaged and was left out. What you see works; you can go on.',
    reload: 'Open it again',
    off: 'This page needs JavaScript.',
    offMore: 'Please switch it on in the settings of your browser, or contact us.',
  },
  sw: {
    late: 'Ukurasa huu unachelewa kufunguka.',
    lateMore: 'Huenda mtandao ni dhaifu, au kivinjari cha simu hii ni cha zamani mno. Hakuna kilichotumwa.',
    again: 'Jaribu tena',
    unstarted: 'Ukurasa huu haukufunguka.',
    unstartedMore:
      'Sehemu yake haikufika kwenye simu yako, au ilifika ikiwa imeharibika. Tafadhali angalia intaneti yako, kisha ujaribu tena. Hakuna kilichotumwa.',
    old: 'Kivinjari hiki ni cha zamani mno kwa ukurasa huu.',
    oldMore: 'Tafadhali sasisha kivinjari au programu, au utupigie simu. Hakuna kilichotumwa.',
    changed: 'Sehemu ya ukurasa huu ilifika ikiwa imeharibika, kwa hiyo haikutumika. Unachoona kinafanya kazi; unaweza kuendelea.',
    reload: 'Ufungue tena',
    off: 'Ukurasa huu unahitaji JavaScript.',
    offMore: 'Tafadhali iwashe kwenye mipangilio ya kivinjari chako, au uwasiliane nasi.',
  },
  id: {
    late: 'Halaman ini butuh waktu lama untuk terbuka.',
    lateMore: 'Koneksi mungkin lemah, atau browser ponsel ini sudah terlalu usang. Tidak ada yang terkirim.',
    again: 'Coba lagi',
    unstarted: 'Halaman ini tidak dapat dibuka.',
    unstartedMore:
      'Sebagian halaman tidak sampai ke ponsel Anda, atau sampai dalam keadaan rusak. Silakan periksa koneksi Anda lalu coba lagi. Tidak ada yang terkirim.',
    old: 'Browser ini sudah terlalu usang untuk halaman ini.',
    oldMore: 'Silakan perbarui browser atau aplikasinya, atau telepon kami. Tidak ada yang terkirim.',
    changed: 'Sebagian halaman ini sampai dalam keadaan rusak dan tidak dipakai. Yang terlihat tetap berfungsi; Anda dapat melanjutkan.',
    reload: 'Buka lagi',
    off: 'Halaman ini memerlukan JavaScript.',
    offMore: 'Silakan aktifkan di pengaturan browser Anda, atau hubungi kami.',
  },
  hi: {
    late: 'यह पेज खुलने में समय ले रहा है।',
    lateMore: 'कनेक्शन कमज़ोर हो सकता है, या इस फ़ोन का ब्राउज़र बहुत पुराना है। कुछ भी नहीं भेजा गया।',
    again: 'फिर कोशिश करें',
    unstarted: 'यह पेज नहीं खुल सका।',
    unstartedMore: 'इसका एक हिस्सा आपके फ़ोन तक नहीं पहुँचा, या खराब होकर पहुँचा। कृपया अपना कनेक्शन देखें और फिर कोशिश करें। कुछ भी नहीं भेजा गया।',
    old: 'यह ब्राउज़र इस पेज के लिए बहुत पुराना है।',
    oldMore: 'कृपया ब्राउज़र या ऐप को अपडेट करें, या हमें कॉल करें। कुछ भी नहीं भेजा गया।',
    changed: 'इस पेज का एक हिस्सा खराब होकर पहुँचा, इसलिए उसे छोड़ दिया गया। जो दिख रहा है वह काम करता है; आप आगे बढ़ सकते हैं।',
    reload: 'इसे फिर खोलें',
    off: 'इस पेज के लिए JavaScript ज़रूरी है।',
    offMore: 'कृपया इसे अपने ब्राउज़र की सेटिंग में चालू करें, या हमसे संपर्क करें।',
  },
  fil: {
    late: 'Matagal bumukas ang pahinang ito.',
    lateMore: 'Maaaring mahina ang koneksiyon, o masyadong luma ang browser ng teleponong ito. Walang naipadala.',
    again: 'Subukan muli',
    unstarted: 'Hindi mabuksan ang pahinang ito.',
    unstartedMore:
      'May bahaging hindi nakarating sa inyong telepono, o sira nang dumating. Pakitingnan ang inyong koneksiyon at subukan muli. Walang naipadala.',
    old: 'Masyadong luma ang browser na ito para sa pahinang ito.',
    oldMore: 'Paki-update ang browser o ang app, o tawagan kami. Walang naipadala.',
    changed: 'May bahagi ng pahinang ito na sira nang dumating kaya hindi ginamit. Gumagana ang nakikita ninyo; maaari kayong magpatuloy.',
    reload: 'Buksan muli',
    off: 'Kailangan ng pahinang ito ang JavaScript.',
    offMore: 'Pakibuksan ito sa settings ng inyong browser, o makipag-ugnayan sa amin.',
  },
  'zh-Hans': {
    late: '此页面打开较慢。',
    lateMore: '网络可能较弱，或手机浏览器版本过旧。没有发送任何内容。',
    again: '重试',
    unstarted: '此页面无法打开。',
    unstartedMore: '页面的一部分没有传到您的手机，或在传输中损坏。请检查网络后重试。没有发送任何内容。',
    old: '此浏览器版本过旧，无法打开此页面。',
    oldMore: '请更新浏览器或应用，或致电我们。没有发送任何内容。',
    changed: '页面的一部分在传输中损坏，未被使用。您看到的内容可以正常使用，可以继续操作。',
    reload: '重新打开',
    off: '此页面需要 JavaScript。',
    offMore: '请在浏览器设置中开启，或联系我们。',
  },
};
