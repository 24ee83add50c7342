import { load } from './node.mjs';

/**
 * `npm run bench`: host pages beside a hand-written page and a naive build of the same screen, on two slow networks, and long
 * lists; medians of `BENCH_RUNS` (5), and how many times as long as the hand-written page. `npm run bench -- pages` or `-- lists`
 * is half of it.
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
  { name: 'bind-bank (an ordinary one)', path: `/bindBank?${product}`, words: 'Next' },
];

const place = (holder, name) => ({ get: () => holder[name], set: (items) => (holder[name] = items) });
const lists = [
  { name: 'complaints', path: `/complaintList?${who}`, call: 'problem-list', items: ({ tabs }) => place(tabs[0], 'list') },
  {
    name: 'products',
    path: `/recommendList?${order(DEMO.orders.failed)}`,
    call: 'loan-details',
    items: (data) => place(data, 'recProducts'),
  },
  {
    name: 'installments',
    path: `/repayByPeriod?${due}`,
    call: 'loan-play-detail-yd',
    items: ({ repayPlanDetail }) => place(repayPlanDetail, 'repayWaitDetail'),
  },
];

const lender = createLender({});
const answer = (request) => lender.fetch(request);
const [part] = process.argv.slice(2);
if (part !== 'lists') await bench(subjects, answer);
if (part !== 'pages') await benchLists(lists, answer);
