import * as v from 'valibot';
import type { Endpoint } from '../../src/api/endpoint.js';
import { age } from './orders.js';
import { toDataUrl } from './pictures/png.js';
import type { Picture } from './pictures/picture.js';
import type { Book, Booking, Order, World } from './world.js';

/** The addresses the lender gives out. */
export interface Urls {
  /** Something the lender serves itself: a page, an upload. */
  own(path: string): string;
  /** A page of the borrower's app. */
  page(path: string): string;
  /** A picture: its address, or the picture itself where nothing serves addresses. */
  picture(path: string, drawn: () => Picture): string;
}

const drawings = new Map<string, string>();

function inlined(path: string, drawn: () => Picture): string {
  const known = drawings.get(path) ?? toDataUrl(drawn());
  drawings.set(path, known);
  return known;
}

export function urlsFor(own: string, pages: string, inline: boolean): Urls {
  return {
    own: (path) => `${own}/${path}`,
    page: (path) => `${pages}${path}`,
    picture: (path, drawn) => (inline ? inlined(path, drawn) : `${own}/${path}`),
  };
}

/** Where a call is answered: whose it is, and what it can reach. */
export interface Desk {
  readonly world: World;
  readonly book: Book;
  readonly session: Readonly<Record<string, string>>;
  readonly urls: Urls;
  /** The idempotency key. */
  readonly key: string;
}

/** What the lender says: what was asked for, or no. */
export type Reply<Data> =
  | { readonly ok: true; readonly data?: Data; readonly message?: string }
  | { readonly ok: false; readonly code: number | string; readonly message: string; readonly data?: unknown };

export const given = <Data>(data: Data, message?: string): Reply<Data> => ({ ok: true, data, ...(message ? { message } : {}) });
export const done: Reply<never> = { ok: true };
export const refused = (code: number | string, message: string, data?: unknown): Reply<never> => ({
  ok: false,
  code,
  message,
  ...(data === undefined ? {} : { data }),
});

/** What was asked for breaks the contract in a way that only the route can see. */
export interface Broken {
  readonly problems: readonly string[];
}

export type Said<Data> = Reply<Data> | Broken;

/** One row with what the lender does about it. */
export interface Route {
  readonly row: Endpoint;
  /** True for what works without a borrower: registration, contacts. */
  readonly open: boolean;
  /** Reads the payload by the row's schema and acts; a payload that is none is named, and nothing is done. */
  act(payload: unknown, desk: Desk): Said<unknown> | Promise<Said<unknown>>;
}

export function answers<Request extends v.GenericSchema, Answer extends v.GenericSchema>(
  row: Endpoint<Request, Answer>,
  act: (payload: v.InferOutput<Request>, desk: Desk) => Said<v.InferInput<Answer>> | Promise<Said<v.InferInput<Answer>>>,
  open = false,
): Route {
  return {
    row,
    open,
    act(payload, desk) {
      const read = v.safeParse(row.request, payload);
      if (read.success) return act(read.output, desk);
      return { problems: read.issues.map((issue) => `${v.getDotPath(issue) ?? 'payload'}: ${issue.message}`) };
    },
  };
}

export const noOrder = refused(404, 'This order does not exist.');
export const noProduct = refused(404, 'This product does not exist.');

/** The borrower's orders as they stand by now. */
export function ordersOf({ book, world }: Desk): readonly Order[] {
  for (const order of book.orders) age(order, world);
  return book.orders;
}

export const findOrder = (desk: Desk, id: string): Order | undefined => ordersOf(desk).find((order) => order.id === id);

/** Writes down that money moved. */
export function book(desk: Desk, entry: Pick<Booking, 'id' | 'endpoint' | 'orderId' | 'amount' | 'settled' | 'deferral'>): Booking {
  const booking: Booking = { ...entry, userId: desk.book.userId, key: desk.key, at: desk.world.now() };
  desk.world.bookings.push(booking);
  return booking;
}
