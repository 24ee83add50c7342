import { book, refused, type Desk, type Reply } from './desk.js';
import { DEMO } from './demo.js';
import { cents } from './money.js';
import { digits } from './random.js';
import { order as createOrder } from './seed.js';
import type { Order, Product } from './world.js';

const STATUS_WORDS: Readonly<Record<number, readonly [string, string]>> = {
  21: ['Under review', 'We are looking at your application. It usually takes less than ten minutes.'],
  110: ['Failed', 'We could not pay out this loan. Nothing was booked.'],
  151: ['In progress', 'Your bank has been asked to make the transfer.'],
  170: ['Repaying', 'All payments are on time. Asante!'],
  174: ['Due soon', 'Your next payment is due within three days.'],
  180: ['Overdue', 'A payment is late. Interest is added every day until it arrives.'],
  200: ['Settled', 'Everything is paid. You can borrow again.'],
};

/** A status in a word and in a sentence. */
export const statusWords = (status: number): readonly [string, string] =>
  STATUS_WORDS[status] ?? ['In progress', 'We will tell you when there is news.'];

/** Where an agreement of a product stands. */
export const agreementUrl = (desk: Desk, product: Product, position: number): string =>
  desk.urls.own(`pages/agreement/${product.id}/${position}`);

/** Opens an order for a loan that was taken; it is paid out a minute later. */
export function takeLoan(desk: Desk, product: Product, endpoint: string): Order {
  const { world } = desk;
  const order = createOrder(`9${digits(world.random, 7)}`, product.id, 21, world.now(), {
    createdAt: world.now(),
    payOutAt: world.now() + 60_000,
  });
  desk.book.orders.unshift(order);
  book(desk, { id: `L${order.id}`, endpoint, orderId: order.id, amount: product.amount, settled: true, deferral: false });
  return order;
}

/** Why a loan cannot be taken; `undefined` when it can. */
export function hindrance(desk: Desk, product: Product, amount: number): Reply<never> | undefined {
  if (product.closed) return refused(3002, 'This product is closed for now. Please try again next month.');
  if (!desk.book.account && product.id !== DEMO.products.bare) return refused(3003, 'Please add the account the money should go to first.');
  if (cents(amount) !== product.amount) return refused(3001, 'The amount has changed. Please look at the offer again.');
  return undefined;
}

export const orderPage = (desk: Desk, order: Order): string =>
  desk.urls.page(`/loanDetail?productId=${order.productId}&orderId=${order.id}`);
