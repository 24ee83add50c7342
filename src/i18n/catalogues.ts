import type { account } from './en/account.js';
import type { bank } from './en/bank.js';
import type { common } from './en/common.js';
import type { complaint } from './en/complaint.js';
import type { legal } from './en/legal.js';
import type { loan } from './en/loan.js';
import type { order } from './en/order.js';
import type { preview } from './en/preview.js';
import type { promotion } from './en/promotion.js';
import type { repay } from './en/repay.js';
import type { site } from './en/site.js';
import type { support } from './en/support.js';

/** A message: plain, or by plural category of the value `n`. `{name}` is filled in. */
export type Message = string | { readonly one?: string; readonly few?: string; readonly many?: string; readonly other: string };
export type Catalogue = Readonly<Record<string, Message>>;

/** The groups of messages, English inside, every other language one small chunk a group. */
export interface Groups {
  account: typeof account;
  bank: typeof bank;
  common: typeof common;
  complaint: typeof complaint;
  legal: typeof legal;
  loan: typeof loan;
  order: typeof order;
  preview: typeof preview;
  promotion: typeof promotion;
  repay: typeof repay;
  site: typeof site;
  support: typeof support;
}
export type Group = keyof Groups;
export type Locale = 'en' | 'sw' | 'id' | 'hi' | 'fil' | 'zh-Hans';

/** A catalogue in another language has exactly the keys of the English one: a missing or an unused key is a type error. */
export type Translation<C> = { readonly [K in keyof C]: Message };

/** Asks for one catalogue: a chunk of its own, its name in it the group's. */
type Loaders = { readonly [G in Group]: () => Promise<Readonly<Record<G, Catalogue>>> };

/** Where the other languages are. English is inside. */
export const loaders: Readonly<Record<Exclude<Locale, 'en'>, Loaders>> = {
  sw: {
    account: () => import('./sw/account.js'),
    bank: () => import('./sw/bank.js'),
    common: () => import('./sw/common.js'),
    complaint: () => import('./sw/complaint.js'),
    legal: () => import('./sw/legal.js'),
    loan: () => import('./sw/loan.js'),
    order: () => import('./sw/order.js'),
    preview: () => import('./sw/preview.js'),
    promotion: () => import('./sw/promotion.js'),
    repay: () => import('./sw/repay.js'),
    site: () => import('./sw/site.js'),
    support: () => import('./sw/support.js'),
  },
  id: {
    account: () => import('./id/account.js'),
    bank: () => import('./id/bank.js'),
    common: () => import('./id/common.js'),
    complaint: () => import('./id/complaint.js'),
    legal: () => import('./id/legal.js'),
    loan: () => import('./id/loan.js'),
    order: () => import('./id/order.js'),
    preview: () => import('./id/preview.js'),
    promotion: () => import('./id/promotion.js'),
    repay: () => import('./id/repay.js'),
    site: () => import('./id/site.js'),
    support: () => import('./id/support.js'),
  },
  hi: {
    account: () => import('./hi/account.js'),
    bank: () => import('./hi/bank.js'),
    common: () => import('./hi/common.js'),
    complaint: () => import('./hi/complaint.js'),
    legal: () => import('./hi/legal.js'),
    loan: () => import('./hi/loan.js'),
    order: () => import('./hi/order.js'),
    preview: () => import('./hi/preview.js'),
    promotion: () => import('./hi/promotion.js'),
    repay: () => import('./hi/repay.js'),
    site: () => import('./hi/site.js'),
    support: () => import('./hi/support.js'),
  },
  fil: {
    account: () => import('./fil/account.js'),
    bank: () => import('./fil/bank.js'),
    common: () => import('./fil/common.js'),
    complaint: () => import('./fil/complaint.js'),
    legal: () => import('./fil/legal.js'),
    loan: () => import('./fil/loan.js'),
    order: () => import('./fil/order.js'),
    preview: () => import('./fil/preview.js'),
    promotion: () => import('./fil/promotion.js'),
    repay: () => import('./fil/repay.js'),
    site: () => import('./fil/site.js'),
    support: () => import('./fil/support.js'),
  },
  'zh-Hans': {
    account: () => import('./zh-Hans/account.js'),
    bank: () => import('./zh-Hans/bank.js'),
    common: () => import('./zh-Hans/common.js'),
    complaint: () => import('./zh-Hans/complaint.js'),
    legal: () => import('./zh-Hans/legal.js'),
    loan: () => import('./zh-Hans/loan.js'),
    order: () => import('./zh-Hans/order.js'),
    preview: () => import('./zh-Hans/preview.js'),
    promotion: () => import('./zh-Hans/promotion.js'),
    repay: () => import('./zh-Hans/repay.js'),
    site: () => import('./zh-Hans/site.js'),
    support: () => import('./zh-Hans/support.js'),
  },
};
