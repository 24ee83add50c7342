import type * as v from 'valibot';
import * as rows from '../../../src/api/endpoints/bank.js';
import { BANKS, formItems, visibleItems, WALLETS } from '../bank-form.js';
import { answers, done, given, noProduct, refused, type Desk, type Reply, type Route, type Said } from '../desk.js';
import { products } from '../products.js';
import type { Account } from '../world.js';

type Payload = v.InferOutput<typeof rows.saveBankInfo.request>;

const field = (name: string, message: string): Reply<never> => refused(4001, message, { field: name });

const nameOf = (banks: readonly { name: string; type: string }[], type: string): string | undefined =>
  banks.find((bank) => bank.type === type)?.name;

/** What does not fit the form: a hidden item that was sent, a visible one that was not. */
function misfits(payload: Payload, owner: string): string[] {
  const items = formItems(payload.product_id, owner);
  const shown = new Set(visibleItems(items, String(payload.cardType), payload.channelNumber ?? '90006').map((item) => String(item.code)));
  const sent = Object.keys(payload).filter((key) => key !== 'product_id');
  return [
    ...sent.filter((key) => !shown.has(key)).map((key) => `${key}: no visible item of the form has this code`),
    ...[...shown].filter((code) => !sent.includes(code)).map((code) => `${code}: a visible item was not sent`),
  ];
}

function accountOf(payload: Payload): Account | Reply<never> {
  const { accountName = '', accountNumber = '', walletNumber = '', agentNumber = '' } = payload;
  if (!/^[\p{L}'. -]{2,80}$/u.test(accountName.trim())) return field('accountName', 'Please write the name as on your identity card.');
  if (!/^\d{4}-\d\d-\d\d$/.test(payload.birthday ?? '')) return field('birthday', 'Please give your date of birth.');
  if (!payload.payday) return field('payday', 'Please choose the day of your salary.');
  if (payload.cardType === 2) {
    const bankName = nameOf(WALLETS, payload.walletCode ?? '');
    if (!bankName) return field('walletCode', 'Please choose your wallet.');
    if (!/^0\d{9}$/.test(walletNumber)) return field('walletNumber', 'A wallet number has ten digits and begins with 0.');
    return { bankName, bankNode: payload.walletCode ?? '', cardNo: walletNumber };
  }
  const bankName = nameOf(BANKS, payload.bankCode ?? '');
  if (!bankName) return field('bankCode', 'Please choose your bank.');
  if (!/^\d{8,16}$/.test(accountNumber)) return field('accountNumber', 'An account number has 8 to 16 digits.');
  if (payload.channelNumber === '90007' && !/^\d{6}$/.test(agentNumber)) return field('agentNumber', 'An agent number has 6 digits.');
  return { bankName, bankNode: payload.bankCode ?? '', cardNo: accountNumber };
}

function save(payload: Payload, desk: Desk): Said<never> {
  if (!products.has(payload.product_id)) return noProduct;
  const problems = misfits(payload, desk.book.name);
  if (problems.length > 0) return { problems };
  const account = accountOf(payload);
  if ('ok' in account) return account;
  desk.book.account = account;
  return done;
}

export const bankRoutes: readonly Route[] = [
  answers(rows.cardInit, ({ product_id }, desk) => {
    if (!products.has(product_id)) return noProduct;
    return given({ items: formItems(product_id, desk.book.name) });
  }),
  answers(rows.saveBankInfo, save),
  answers(rows.changeCard, (payload, desk) => {
    const saved = save(payload, desk);
    if ('ok' in saved && saved.ok) for (const order of desk.book.orders) if (order.productId === payload.product_id) order.card = false;
    return saved;
  }),
];
