import { bank as abroad } from '../src/i18n/abroad/bank.js';
import { bank } from '../src/i18n/en/bank.js';
import { bindBankFirst } from '../src/screens/bind-bank/bind-bank.first.js';
import { BindBankSkeleton } from '../src/screens/bind-bank/bind-bank.skeleton.js';
import { createBindBank } from '../src/screens/bind-bank/bind-bank.store.js';
import { BindBank } from '../src/screens/bind-bank/bind-bank.js';
import { contract } from './contract.js';

export default contract({
  tag: 'bind-bank',
  doc: 'The account the money goes to: a form that the server describes, with card-type tabs, pickers, dates and texts.',
  spec: 'spec 2 Bank account information, 4 Bank binding, 5; screens bind-bank',
  attributes: {
    'product-id': { type: 'id', required: true, doc: 'The product whose form it is.' },
    'order-id': { type: 'id', doc: 'The order that asked for the account; it goes back to the order page.' },
    source: {
      type: 'enum',
      values: ['loanDetail', 'confirmUrl'],
      doc: 'Where the borrower came from: loanDetail goes back to the order, confirmUrl to the loan confirmation; without it the webview closes.',
    },
  },
  properties: {
    use: {
      type: "'pay'",
      doc: 'What the account is for, when it is not where the money goes: `pay`, to repay from it.',
      fits: (value) => value === 'pay',
      mend: "'pay', or none",
    },
  },
  events: {
    'loan-bank-bound': { detail: '{ source: string }', doc: 'The account was saved; `source` is empty when there was none.' },
  },
  first: bindBankFirst,
  messages: ['bank', bank, abroad],
  title: 'bankTitle',
  create: createBindBank,
  skeleton: BindBankSkeleton,
  view: BindBank,
});
