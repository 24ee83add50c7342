import { load } from './node.mjs';

/**
 * `npm run bench`: host pages beside a hand-written page and a naive build of the same screen, on two slow networks, and long
 * lists; medians of `BENCH_RUNS` (5), and how many times as long as the hand-written page. `npm run bench -- pages`, `-- others` or
 * `-- lists` is a part of it.
 */
const [{ bench, benchLists }, { createLender }, { DEMO }] = await Promise.all([
  load('test/bench/bench.ts'),
  load('demo/lender/app.ts'),
  load('demo/lender/demo.ts'),
]);
const who = `userId=${DEMO.users.asha}&sessionId=demo`;
const product = `productId=${DEMO.products.main}&${who}`;
const order = (id) => `orderId=${id}&${product}`;
const due = order(DEMO.orders.dueDeferrable);
const slip = {
  repayAmount: 120_000,
  defDetail: { payCode: '4401 2298 1020', payNotice: { Wallet: [{ name: 'By phone', step: ['Dial the code', 'Enter the amount'] }] } },
};

const subjects = [
  { name: 'hand-written floor', path: `/floor?${product}`, words: 'Loan Now' },
  { name: 'naive build', path: `/naive?${product}`, words: 'Loan Now' },
  { name: 'loan-confirm', path: `/loanConfirm?${product}`, words: 'Loan Now' },
  { name: 'loan-confirm, strict', path: `/strict/loan-confirm.html?${product}`, words: 'Loan Now' },
  { name: 'order-detail', path: `/loanDetail?${due}`, words: 'REPAY' },
  { name: 'repay-installment', path: `/repayByPeriod?${due}`, words: 'Pay Now' },
  { name: 'repay-deferral', path: `/repayDelay?${due}`, words: 'Pay Now' },
  { name: 'repay-code', path: `/repaymentOfCode?showType=1&payCode=440122981020&repayAmount=120000&${who}`, words: 'Copy' },
  { name: 'repay-slip', path: `/repaymentOfCode2?${who}`, words: 'Click to Copy', stored: { repaymentInfo: JSON.stringify(slip) } },
];

/** Every other page. */
const others = [
  { name: 'about-us', path: `/About?${who}`, words: 'About us' },
  { name: 'bind-bank', path: `/bindBank?${product}`, words: 'Next' },
  { name: 'company-site', path: `/?${who}`, words: 'About us' },
  { name: 'complaint-detail', path: `/complainDetails?problemId=${DEMO.complaints.answered}&${who}`, words: 'Process Result' },
  { name: 'complaint-list', path: `/complaintList?${who}`, words: 'In progress' },
  { name: 'complaint-start', path: `/complainPage?${due}`, words: 'Collection' },
  { name: 'complaint-submit', path: `/complainPageNext?problemType=2&${due}`, words: 'Send' },
  { name: 'customer-service', path: `/customerService?${who}`, words: 'Call' },
  { name: 'delete-account', path: `/de-account?${who}`, words: 'Send code' },
  { name: 'joint-failure', path: `/jointFailure?${product}`, words: 'Apply' },
  { name: 'loan-confirm-classic', path: `/loanConfirmClassic?${product}`, words: 'Loan Now' },
  { name: 'loan-terms', path: `/loanAgreement?${who}`, words: '1. What the words mean' },
  { name: 'payment-instructions', path: `/paymentInstructions?${who}`, words: 'E-wallets' },
  { name: 'privacy-policy', path: `/privacyPolicy?${who}`, words: '1. Lender information' },
  { name: 'recommended-products', path: `/recommendList?${who}`, words: 'Apply' },
  { name: 'register-promo', path: `/register?templateId=${DEMO.templates.main}&${who}`, words: 'Send code' },
  { name: 'repay-card', path: `/repayCard?amount=10000&${due}`, words: 'Pay Now' },
  { name: 'repay-choose', path: `/repayChoose?${due}`, words: 'Repay by bank card' },
  { name: 'test-preview', path: `/testPreview?${product}`, words: 'Bind a bank account' },
];

const place = (holder, name) => ({ get: () => holder[name], set: (items) => (holder[name] = items) });
const lists = [
  {
    name: 'complaints',
    tag: 'complaint-list',
    path: `/complaintList?${who}`,
    call: 'problem-list',
    items: ({ tabs }) => place(tabs[0], 'list'),
  },
  {
    name: 'products',
    tag: 'recommended-products',
    path: `/recommendList?productId=${DEMO.products.retention}&orderId=${DEMO.orders.failed}&${who}`,
    call: 'loan-details',
    items: (data) => place(data, 'recProducts'),
  },
  {
    name: 'installments',
    tag: 'repay-installment',
    path: `/repayByPeriod?${due}`,
    call: 'loan-play-detail-yd',
    items: ({ repayPlanDetail }) => place(repayPlanDetail, 'repayWaitDetail'),
  },
];

const lender = createLender({});
const answer = (request) => lender.fetch(request);
const PARTS = {
  pages: () => bench(subjects, answer),
  others: () => bench([subjects[0], ...others], answer),
  lists: () => benchLists(lists, answer),
};
const asked = process.argv.slice(2);
for (const part of asked.length > 0 ? asked : Object.keys(PARTS)) await PARTS[part]();
