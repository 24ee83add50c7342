import type { account } from './en/account.js';
import type { bank } from './en/bank.js';
import type { card } from './en/card.js';
import type { common } from './en/common.js';
import type { complaint } from './en/complaint.js';
import type { instructions } from './en/instructions.js';
import type { legal } from './en/legal.js';
import type { loan } from './en/loan.js';
import type { order } from './en/order.js';
import type { code } from './en/code.js';
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
  card: typeof card;
  common: typeof common;
  complaint: typeof complaint;
  instructions: typeof instructions;
  legal: typeof legal;
  loan: typeof loan;
  order: typeof order;
  code: typeof code;
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

/** What the module of a group has: the group, under its name. */
type Words<G extends Group> = G extends Group ? Readonly<Record<G, Catalogue>> : never;

/** Where a group is in the other languages: each a chunk of its own. English is inside. */
export type Abroad<G extends Group> = { readonly [L in Exclude<Locale, 'en'>]: () => Promise<Words<G>> };

/** A group of messages: its name, its English, and where it is in the other languages. */
export type Messages<G extends Group> = readonly [group: G, english: Groups[G], abroad: Abroad<G>];
