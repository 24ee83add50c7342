import type { Translation } from '../catalogues.js';
import type { loan as english } from '../en/loan.js';

export const loan: Translation<typeof english> = {
  loanConfirmTitle: 'अपने लोन की पुष्टि करें',
  loanAmount: 'लोन राशि',
  loanNow: 'अभी लोन लें',
  bankCard: 'बैंक कार्ड',
  bankCardAdd: 'बैंक कार्ड जोड़ें',
  repaymentPlan: 'चुकाने की योजना',
  repaymentTime: 'चुकाने का समय',
  repaymentDate: 'चुकाने की तारीख',
  promoTitle: 'आपके लिए ऑफ़र',
  paymentAmount: 'भुगतान राशि',
  progress: '{total} में से भुगतान {n}',
  agreeTo: 'मैंने पढ़ लिया है और मैं इनसे सहमत हूँ:',
  listComma: ', ',
  agreementTitle: 'समझौता',
  agree: 'सहमत हूँ',
  retentionTitle: 'ध्यान दें',
  retentionText: 'आपका लोन तैयार है। क्या आप रुककर इसे लेना चाहते हैं?',
  takenTitle: 'लोन ले लिया गया है',
  taken: 'उसका पेज सुरक्षित रूप से नहीं खुल सकता, इसलिए नहीं खोला गया। कृपया लोन को अपने ऑर्डर में देखें, या हमसे संपर्क करें।',
  tickFirst: 'कृपया पहले समझौता पढ़ें और बॉक्स पर निशान लगाएँ।',
};
