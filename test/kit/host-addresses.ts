import { DEMO } from '../../demo/lender/demo.js';

const { products, orders, complaints } = DEMO;
/** What the page of a deposit slip finds in the storage. */
export const slip = {
  repayAmount: '1250000',
  defDetail: {
    payCode: '8812 0045 1190',
    logo: 'https://cdn.example/logo.png',
    payNotice: { Counter: [{ name: 'At the counter', step: ['Say the number', 'Pay'] }] },
  },
};
/** Every host page with the demo's data, by element. */
export const PAGES = {
  'loan-confirm': `loanConfirm?productId=${products.main}`,
  'order-detail': `loanDetail?productId=${products.main}&orderId=${orders.dueDeferrable}`,
  'repay-installment': `repayByPeriod?productId=${products.main}&orderId=${orders.repaying}`,
  'repay-deferral': `repayDelay?productId=${products.main}&orderId=${orders.dueDeferrable}`,
  'repay-choose': `repayChoose?productId=${products.main}&orderId=${orders.dueDeferrable}`,
  'customer-service': 'customerService?a=1',
  'complaint-list': 'complaintList?a=1',
  'complaint-submit': 'complainPageNext?problemType=1&problemSonType=12',
  'complaint-start': `complainPage?orderId=${orders.dueDeferrable}`,
  'complaint-detail': `complainDetails?problemId=${complaints.answered}`,
  'test-preview': 'testPreview?a=1',
  'repay-code': 'repaymentOfCode?payCode=8812%200045&repayAmount=125000&showType=1',
  'repay-slip': 'repaymentOfCode2?a=1',
  'loan-confirm-classic': `loanConfirmClassic?productId=${products.main}`,
  'recommended-products': `recommendList?productId=${products.retention}&orderId=${orders.failed}`,
  'recommended-products, without an order': 'recommendList?a=1',
  'joint-failure': 'jointFailure?a=1',
  'repay-card': `repayCard?orderId=${orders.repaying}&amount=100000`,
  'repay-card, without an amount': `repayCard?orderId=${orders.repaying}&productId=${products.main}`,
  'bind-bank': `bindBank?productId=${products.main}`,
  'delete-account': 'de-account?a=1',
  'payment-instructions': 'paymentInstructions?a=1',
  'about-us': 'About?a=1',
  'loan-terms': 'Loan?a=1',
  'privacy-policy': 'privacyPolicy?a=1',
  'company-site': '?a=1',
  'register-promo': `register?templateId=${DEMO.templates.main}`,
} as const;
