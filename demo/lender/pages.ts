import { moment, shillings } from './money.js';
import { defer, settle } from './orders.js';
import { products } from './products.js';
import type { Booking, Order, World } from './world.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE =
  'body{font:17px/1.6 system-ui,sans-serif;color:#1c2430;max-width:34rem;margin:0 auto;padding:24px}h1{font-size:1.35rem;line-height:1.3}h2{font-size:1.05rem;margin:1.6em 0 .3em}p{margin:.4em 0}.amount{font-size:2rem;font-weight:700;margin:.6em 0}button{font:inherit;font-weight:600;width:100%;min-height:52px;border:0;border-radius:14px;background:#0b6e4f;color:#fff}small{color:#5a6675}';

function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(title)}</title><style>${STYLE}</style></head><body><h1>${safe(title)}</h1>${body}</body></html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } });
}

const lost = (): Response => page('Not here', '<p>The sandbox lender has no such page.</p>', 404);

const SECTIONS: readonly (readonly [string, string])[] = [
  [
    '1. The parties',
    'This agreement is made between Savanna Lender Ltd of Dar es Salaam, a fictional company of this sandbox, and the borrower named in the application.',
  ],
  [
    '2. The loan',
    'The lender pays the amount shown on the confirmation screen to the account of the borrower within three calendar days of the decision.',
  ],
  [
    '3. Repayment',
    'The borrower repays in the periods of the repayment plan. A payment counts on the day it arrives. Early repayment is free of charge.',
  ],
  ['4. Late payment', 'Interest is added for every day a payment is late. The borrower is told before any other step is taken.'],
  ['5. Complaints', 'A complaint is answered within three working days. The borrower may also turn to the supervisor of lenders.'],
];

/** One agreement of a product. */
export function agreementPage(productId: string, position: number): Response {
  const product = products.get(productId);
  const title = product?.agreements[position];
  if (!product || title === undefined) return lost();
  const text = SECTIONS.map(([head, words]) => `<h2>${safe(head)}</h2><p>${safe(words)}</p>`).join('');
  return page(title, `<p><small>${safe(product.name)} · ${shillings(product.amount)}</small></p>${text}`);
}

/** The page that finishes a payment: a button, and what came of it. */
export function checkoutPage(booking: Booking | undefined): Response {
  if (!booking) return lost();
  if (booking.settled)
    return page(
      'Paid. Asante!',
      `<p class="amount">${shillings(booking.amount)}</p><p>Trade number ${safe(booking.id)}</p><p>You can go back to the app.</p>`,
    );
  return page(
    'Ziwa Checkout',
    `<p class="amount">${shillings(booking.amount)}</p><p>Order ${safe(booking.orderId)}, ${moment(booking.at)}</p><form method="post"><button>Pay</button></form>`,
  );
}

/** The page an order is repaid at when it is not repaid inside the app. */
export const repayPage = (orderId: string): Response =>
  page('Repay at an agent', `<p>Tell any agent your order number.</p><p class="amount">${safe(orderId)}</p>`);

/** Books a payment that waited for its borrower. */
export function settleBooking(world: World, id: string): Booking | undefined {
  const booking = world.bookings.find((one) => one.id === id);
  if (!booking || booking.settled) return booking;
  const order: Order | undefined = world.books.get(booking.userId)?.orders.find((one) => one.id === booking.orderId);
  booking.settled = true;
  if (order && booking.deferral) defer(order, world.now());
  else if (order) settle(order, booking.amount, world.now());
  return booking;
}
