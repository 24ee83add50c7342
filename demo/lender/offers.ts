import type * as v from 'valibot';
import type { recProduct } from '../../src/api/endpoints/order.js';
import type { Desk } from './desk.js';
import { logoPicture } from './pictures/art.js';
import { offered } from './products.js';
import type { Product } from './world.js';

export type Offer = v.InferInput<typeof recProduct>;

export const logoOf = (product: Product, desk: Desk): string | undefined =>
  product.mark === undefined ? undefined : desk.urls.picture(`logos/${product.mark}.svg`, () => logoPicture(product.mark ?? ''));

function offer(product: Product, desk: Desk): Offer {
  return {
    productId: product.id,
    logo: logoOf(product, desk),
    name: product.name,
    buttonText: product.closed ? 'Closed' : 'Apply',
    enabled: product.closed ? 0 : 1,
    range: product.range,
    rangeDesc: 'Amount (TZS)',
    rate: product.rate,
    desc: product.about,
    ...(product.url ? { url: product.url } : {}),
  };
}

/** The products offered to a borrower, without the one that was just asked for. */
export function offersFor(desk: Desk, without = ''): Offer[] {
  const offers = offered.filter((product) => product.id !== without).map((product) => offer(product, desk));
  if (!desk.book.many) return offers;
  const bulk = { enabled: 1, buttonText: 'Apply', rangeDesc: 'Amount (TZS)', range: '50.000 – 500.000', rate: '3 %' };
  return Array.from({ length: 10_000 }, (_, index): Offer => ({ ...bulk, productId: String(20_000 + index), name: `Mkopo ${index + 1}` }));
}
