import type { Random } from './random.js';

/** Whole cents. */
export type Amount = number;

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly mark: string | undefined;
  readonly amount: Amount;
  readonly periods: number;
  readonly termUnit: number;
  /** Interest and fees of each period. */
  readonly fee: Amount;
  readonly agreements: readonly string[];
  readonly range?: string;
  readonly rate?: string;
  readonly about?: string;
  /** Off for now: offered, but not to be taken. */
  readonly closed?: boolean;
  /** Has a page of its own, which opens instead of a jump. */
  readonly url?: string;
  /** Where a jump leads when it leaves the web. */
  readonly appUrl?: string;
}

export interface Account {
  readonly bankName: string;
  readonly bankNode: string;
  readonly cardNo: string;
}

export interface Card {
  readonly id: string;
  readonly bankName: string;
  readonly cardNo: string;
  readonly bankCode: string;
  readonly kind: 'coded' | 'plain' | 'declined';
}

export interface Period {
  readonly periodNo: number;
  readonly amount: Amount;
  paid: Amount;
  dueAt: number;
  paidAt?: number;
}

export interface Order {
  readonly id: string;
  readonly productId: string;
  readonly principal: Amount;
  readonly createdAt: number;
  status: number;
  isDelay: boolean;
  plan: Period[];
  /** A pushed loan is paid out then. */
  payOutAt?: number;
  score: boolean;
  card: boolean;
  withdrawn?: string;
  redirect?: string;
  external?: boolean;
  utr: boolean;
}

export interface Complaint {
  readonly id: string;
  readonly time: number;
  readonly type: string;
  readonly sonType: string;
  readonly content: string;
  readonly images: readonly string[];
  readonly orderNo: string;
  reply?: string;
  replyImages: readonly string[];
  needScore: boolean;
  score?: number;
}

/** The papers of one borrower. */
export interface Book {
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
  account: Account | undefined;
  cards: Card[];
  orders: Order[];
  complaints: Complaint[];
  deleted: boolean;
  /** The order that was looked at last: a rating is about it. */
  looked?: string;
  /** Long lists. */
  readonly many: boolean;
}

/** Money that was moved, or a loan that was taken. */
export interface Booking {
  readonly id: string;
  readonly endpoint: string;
  readonly userId: string;
  readonly orderId: string;
  readonly amount: Amount;
  readonly key: string;
  readonly at: number;
  readonly deferral: boolean;
  settled: boolean;
}

export interface Message {
  readonly to: string;
  readonly text: string;
  readonly code: string;
  readonly at: number;
}

export interface OneTimeCode {
  readonly code: string;
  readonly until: number;
  tries: number;
}

/** A card repayment that waits for its code, or is done. */
export interface CardRecord {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Amount;
  readonly token: string;
  done: boolean;
}

export interface Registration {
  readonly sid: string;
  letters: string;
  /** The picture that was asked for last: the same one keeps its letters. */
  drawn: string;
  until: number;
}

export interface LogEntry {
  readonly n: number;
  readonly at: number;
  readonly endpoint: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  payload: unknown;
  key: string;
  /** True once the lender did what was asked. */
  acted: boolean;
  outcome: 'pending' | 'answered' | 'dropped' | 'hung';
  status: number;
  problems: readonly string[];
  /** The body of the answer as it went over the wire, its beginning when it is long. */
  answer?: string;
}

export interface World {
  readonly name: string;
  readonly random: Random;
  /** The world's clock, in milliseconds. */
  now(): number;
  shift: number;
  readonly books: Map<string, Book>;
  readonly bookings: Booking[];
  readonly messages: Message[];
  readonly codes: Map<string, OneTimeCode>;
  readonly records: Map<string, CardRecord>;
  readonly tokens: Map<string, string>;
  readonly registrations: Map<string, Registration>;
  readonly registered: Set<string>;
  readonly uploads: Map<string, Blob>;
  readonly first: Map<string, { readonly print: string; readonly body: string; readonly status: number }>;
  readonly events: { readonly endpoint: string; readonly userId: string; readonly payload: unknown }[];
  readonly log: LogEntry[];
  count: number;
}
