import { DAY } from './money.js';
import { periodAmounts, products } from './products.js';
import { createRandom, hashOf } from './random.js';
import { DEMO } from './demo.js';
import type { Book, Complaint, Order, Period, World } from './world.js';

const { orders, products: product, users } = DEMO;

/** A plan whose first period is due at a moment, with that many periods paid on their day. */
export function planOf(productId: string, firstDueAt: number, paid: number): Period[] {
  const kind = products.get(productId);
  if (!kind) return [];
  return periodAmounts(kind).map((amount, index): Period => {
    const dueAt = firstDueAt + index * kind.termUnit * DAY;
    const isPaid = index < paid;
    return { periodNo: index + 1, amount, paid: isPaid ? amount : 0, dueAt, ...(isPaid ? { paidAt: dueAt - DAY } : {}) };
  });
}

/** An order as it begins. */
export function order(id: string, productId: string, status: number, now: number, more: Partial<Order> = {}): Order {
  const base: Order = {
    id,
    productId,
    principal: products.get(productId)?.amount ?? 0,
    createdAt: now - 40 * DAY,
    status,
    isDelay: false,
    plan: [],
    score: false,
    card: false,
    utr: false,
  };
  return { ...base, ...more };
}

function everyStatus(now: number, links: { confirm: string }): Order[] {
  const at = (days: number) => now + days * DAY;
  const withdrawn = 'The transfer came back: the account name did not match. Please check it, or apply again.';
  return [
    order(orders.processing, product.main, 21, now, { createdAt: now - 300_000 }),
    order(orders.repaying, product.main, 170, now, { plan: planOf(product.main, at(-20), 1) }),
    order(orders.dueDeferrable, product.main, 174, now, { plan: planOf(product.main, at(1), 0), isDelay: true }),
    order(orders.due, product.single, 174, now, { plan: planOf(product.single, at(0.5), 0) }),
    order(orders.overdueDeferrable, product.main, 180, now, { plan: planOf(product.main, at(-36), 1), isDelay: true }),
    order(orders.overdue, product.consent, 180, now, { plan: planOf(product.consent, at(-65), 1) }),
    order(orders.settled, product.single, 200, now, { plan: planOf(product.single, at(-9), 1) }),
    order(orders.failed, product.retention, 110, now),
    order(orders.waiting, product.sms, 151, now, { createdAt: now - DAY }),
    order(orders.unknownStatus, product.sms, 999, now),
    order(orders.external, product.promo, 170, now, { plan: planOf(product.promo, at(12), 0), external: true }),
    order(orders.redirect, product.sms, 170, now, { plan: planOf(product.sms, at(12), 0), redirect: links.confirm }),
    order(orders.cents, product.cents, 170, now, { plan: planOf(product.cents, at(8), 0) }),
    order(orders.utr, product.single, 180, now, { plan: planOf(product.single, at(-4), 0), utr: true }),
    order(orders.rating, product.consent, 200, now, { plan: planOf(product.consent, at(-95), 3), score: true }),
    order(orders.cardPrompt, product.main, 110, now, { card: true }),
    order(orders.withdrawPrompt, product.main, 110, now, { withdrawn }),
    order(orders.allPrompts, product.main, 200, now, { plan: planOf(product.main, at(-125), 4), card: true, withdrawn, score: true }),
  ];
}

function someComplaints(now: number, photo: string): Complaint[] {
  const base = { images: [], replyImages: [], sonType: '', needScore: false, orderNo: '' };
  return [
    {
      ...base,
      id: DEMO.complaints.waiting,
      time: now - 2 * 3_600_000,
      type: 'Collection',
      sonType: 'Calls to my family',
      content: 'Two calls to my sister this morning. She has nothing to do with the loan. Please stop.',
      orderNo: orders.overdue,
    },
    {
      ...base,
      id: DEMO.complaints.toRate,
      time: now - 2 * DAY,
      type: 'Repayment',
      content: 'I paid on Tuesday but the app still shows the amount as due.',
      orderNo: orders.repaying,
      reply: 'Asante for writing. Your payment arrived on Wednesday and is booked on period 1. Nothing more is due before next month.',
      needScore: true,
    },
    {
      ...base,
      id: DEMO.complaints.answered,
      time: now - 9 * DAY,
      type: 'Loan amount',
      content: 'The amount that arrived is smaller than what the agreement says.',
      images: [photo],
      orderNo: orders.settled,
      reply: 'The difference was the fee of the receiving bank. We have refunded it; the slip is attached.',
      replyImages: [photo],
      score: 5,
    },
  ];
}

function manyComplaints(now: number): Complaint[] {
  return Array.from({ length: 10_000 }, (_, index): Complaint => {
    const id = String(600_000 + index);
    return {
      id,
      time: now - index * 3_600_000,
      type: 'Repayment',
      sonType: '',
      content: `Complaint number ${index + 1}: the slip is not booked yet.`,
      images: [],
      replyImages: [],
      needScore: false,
      orderNo: '',
    };
  });
}

/** The addresses a book holds. */
export interface BookLinks {
  readonly confirm: string;
  readonly photo: string;
}

/** The papers of a borrower as they begin. */
export function createBook(userId: string, now: number, links: BookLinks): Book {
  const isNew = userId === users.juma;
  const many = userId === users.baraka;
  const names: Readonly<Record<string, string>> = {
    [users.juma]: 'Juma Kileo',
    [users.neema]: 'Neema Mwakyusa',
    [users.baraka]: 'Baraka Lema',
  };
  return {
    userId,
    name: names[userId] ?? 'Asha Mushi',
    phone: DEMO.phones.borrower,
    account: isNew ? undefined : { bankName: 'Kesho Pesa', bankNode: DEMO.wallets.push, cardNo: '0712345678' },
    cards: isNew
      ? []
      : [
          { id: DEMO.cards.coded, bankName: 'Benki ya Savana', cardNo: '**** **** **** 4417', bankCode: 'SAVANA', kind: 'coded' },
          { id: DEMO.cards.plain, bankName: 'Pwani Bank', cardNo: '**** **** **** 0082', bankCode: 'PWANI', kind: 'plain' },
          { id: DEMO.cards.declined, bankName: 'Ziwa Microfinance', cardNo: '**** **** **** 9930', bankCode: 'ZIWA', kind: 'declined' },
        ],
    orders: isNew ? [] : everyStatus(now, links),
    complaints: isNew ? [] : many ? manyComplaints(now) : someComplaints(now, links.photo),
    deleted: userId === users.neema,
    many,
  };
}

/** An empty world with its own clock and its own dice. */
export function createWorld(name: string, seed: number, clock: () => number): World {
  const world: World = {
    name,
    random: createRandom(hashOf(`${seed}|${name}`)),
    now: () => clock() + world.shift,
    shift: 0,
    books: new Map(),
    bookings: [],
    messages: [],
    codes: new Map(),
    records: new Map(),
    tokens: new Map(),
    registrations: new Map(),
    registered: new Set([DEMO.phones.registered]),
    uploads: new Map(),
    first: new Map(),
    events: [],
    log: [],
    count: 0,
  };
  return world;
}
