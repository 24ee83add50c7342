import { DEMO } from '../../demo/lender/demo.js';

/** One screen in one state, as a page of the built host pages over the sandbox lender. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** Pressed in order, by the visible name of a control. */
  readonly press?: readonly string[];
  /** What local storage holds before. */
  readonly stored?: Readonly<Record<string, string>>;
  /** A scenario the lender plays for every call. */
  readonly lender?: Readonly<Record<string, unknown>>;
}

const { users, products, orders, complaints, templates } = DEMO;

function path(route: string, params: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ userId: users.asha, sessionId: 'demo', ...params });
  return `${route}?${query.toString()}`;
}

const order = (orderId: string, productId: string = products.main) => ({ orderId, productId });

const slip = JSON.stringify({
  repayAmount: '163500',
  defDetail: {
    payCode: '9912 0045 7781',
    payNotice: {
      'Mobile money': [
        { name: 'Kesho Pesa', step: ['Dial *150*00#', 'Choose “Pay bills”', 'Enter the contract number', 'Enter the amount and your PIN'] },
      ],
      'Shops and agents': [{ name: 'Any agent', step: ['Say the contract number', 'Pay in cash', 'Keep the slip'] }],
    },
  },
});

/** Every screen, in the states a borrower meets. */
export const subjects: readonly Subject[] = [
  { name: 'loan-confirm', path: path('/loanConfirm', { productId: products.main }) },
  { name: 'loan-confirm-agreement', path: path('/loanConfirm', { productId: products.consent }) },
  { name: 'loan-confirm-bare', path: path('/loanConfirm', { productId: products.bare }) },
  {
    name: 'loan-confirm-error',
    path: path('/loanConfirm', { productId: products.main }),
    lender: { endpoint: 'loanConfirm', status: 500 },
  },
  {
    name: 'loan-confirm-unreached',
    path: path('/loanConfirm', { productId: products.main }),
    lender: { endpoint: 'loanConfirm', drop: 'before' },
  },
  {
    name: 'loan-confirm-loading',
    path: path('/loanConfirm', { productId: products.main }),
    lender: { endpoint: 'loanConfirm', hang: 'before' },
  },
  { name: 'loan-confirm-classic', path: path('/loanConfirmClassic', { productId: products.main }) },
  { name: 'loan-confirm-classic-promo', path: path('/loanConfirmClassic', { productId: products.promo }) },
  { name: 'order-processing', path: path('/loanDetail', order(orders.processing)) },
  { name: 'order-failed', path: path('/loanDetail', order(orders.failed, products.retention)) },
  { name: 'order-due-deferrable', path: path('/loanDetail', order(orders.dueDeferrable)) },
  { name: 'order-overdue', path: path('/loanDetail', order(orders.overdue, products.consent)) },
  { name: 'order-settled', path: path('/loanDetail', order(orders.settled, products.single)) },
  { name: 'order-rating', path: path('/loanDetail', order(orders.rating, products.consent)) },
  { name: 'order-card-prompt', path: path('/loanDetail', order(orders.cardPrompt)) },
  { name: 'joint-failure', path: path('/jointFailure') },
  { name: 'recommended-products', path: path('/recommendList', order(orders.failed, products.retention)) },
  { name: 'repay-choose', path: path('/repayChoose', order(orders.dueDeferrable)) },
  { name: 'repay-installment', path: path('/repayByPeriod', order(orders.overdueDeferrable)) },
  { name: 'repay-installment-modify', path: path('/repayByPeriod', order(orders.overdueDeferrable)), press: ['Modify amount'] },
  { name: 'repay-deferral', path: path('/repayDelay', order(orders.dueDeferrable)) },
  { name: 'repay-card', path: path('/repayCard', { orderId: orders.due, amount: '16350000' }) },
  { name: 'repay-code', path: path('/repaymentOfCode', { showType: '1', payCode: '991200457781', repayAmount: '163500' }) },
  {
    name: 'repay-code-qr',
    path: path('/repaymentOfCode', {
      showType: '2',
      payCodeImg: encodeURIComponent('/__lender/qr/991200457781.png'),
      repayAmount: '163500',
    }),
  },
  { name: 'repay-slip', path: path('/repaymentOfCode2'), stored: { repaymentInfo: slip } },
  { name: 'repay-slip-missing', path: path('/repaymentOfCode2') },
  { name: 'payment-instructions', path: path('/paymentInstructions') },
  { name: 'bind-bank', path: path('/bindBank', { productId: products.main }) },
  { name: 'bind-bank-empty-next', path: path('/bindBank', { productId: products.main, userId: users.juma }), press: ['Next'] },
  { name: 'complaint-start', path: path('/complainPage', { orderId: orders.due }) },
  { name: 'complaint-submit', path: path('/complainPageNext', { problemType: '1', problemSonType: '1', orderNo: orders.due }) },
  { name: 'complaint-list', path: path('/complaintList') },
  { name: 'complaint-list-empty', path: path('/complaintList', { userId: users.juma }) },
  { name: 'complaint-detail', path: path('/complainDetails', { problemId: complaints.answered }) },
  { name: 'customer-service', path: path('/customerService') },
  { name: 'about-us', path: path('/About') },
  { name: 'privacy-policy', path: path('/privacyPolicy') },
  { name: 'loan-terms', path: path('/loanAgreement') },
  { name: 'company-site', path: path('/') },
  { name: 'delete-account', path: path('/de-account') },
  { name: 'register-promo', path: path('/register', { templateId: templates.main }) },
  { name: 'register-download', path: `${path('/register', { templateId: templates.main })}#/downloadTemplate` },
  { name: 'test-preview', path: path('/testPreview') },
];
