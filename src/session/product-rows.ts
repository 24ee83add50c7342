import type { RecProduct } from '../api/endpoints/order.js';
import { listed, shownFirst, type Listed } from '../lib/listed.js';

/** A recommended product as it is shown. */
export interface ProductRow {
  readonly index: number;
  readonly product: RecProduct;
  /** A url that passed the image rule. */
  readonly logo: string | undefined;
  readonly opening: boolean;
}

/** Whether a product leads anywhere: it is enabled, and there is a url or an id to ask with. */
export function opens({ enabled, url, productId }: RecProduct): boolean {
  return enabled === true && (Boolean(url) || productId !== undefined);
}

/** A product before anything was done with it: its logo has to be looked at first. */
export const productRow = (product: RecProduct, index: number): ProductRow => ({
  index,
  product: opens(product) ? product : { ...product, enabled: false },
  logo: undefined,
  opening: false,
});

/** Products as they are shown first. */
export const firstProducts = (all: readonly RecProduct[]): Listed<ProductRow> => listed(all, shownFirst(all.length), productRow);
