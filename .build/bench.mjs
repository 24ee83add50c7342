import { load } from './node.mjs';

const [{ bench }, { createLender }, { DEMO }] = await Promise.all([
  load('test/bench/bench.ts'),
  load('demo/lender/app.ts'),
  load('demo/lender/demo.ts'),
]);
const who = `userId=${DEMO.users.asha}&sessionId=demo`;
const subjects = [{ name: 'loan-confirm host page', path: `/loanConfirm?productId=${DEMO.products.main}&${who}`, words: 'Loan Now' }];
const lender = createLender({});
await bench(subjects, (request) => lender.fetch(request));
