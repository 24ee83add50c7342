import { atom, type ReadableAtom } from 'nanostores';
import type { RecProduct } from '../api/endpoints/order.js';
import { productJump, productTrack } from '../api/endpoints/product.js';
import { opens } from './product-rows.js';
import { leaving, settled } from './settled.js';
import type { Scope } from './scope.js';

/** Leads to a recommended product (contract.md, Loan, older variant). */
export interface Products {
  /** The product whose address is on its way. */
  readonly $opening: ReadableAtom<string | undefined>;
  /**
   * Opens a product: its own url, or, after it was tracked, where the server's jump points. One that does not open goes
   * nowhere, and while one is on its way in this session no other starts.
   */
  open(product: RecProduct): Promise<void>;
}

/** What leading to a product needs of a screen's scope. */
export type ProductScope = Pick<Scope, 'after' | 'call' | 'fail' | 'follow' | 'once' | 'report' | 'signal' | 'tell' | 'told'>;

/** `opened` hears of every product that was opened, with the url that was followed. */
export function createProducts(scope: ProductScope, opened: (productId: string, url: string) => void = () => {}): Products {
  const $opening = atom<string | undefined>();

  /** Counting a choice never keeps the borrower from it: neither a refusal nor a server that takes its time. */
  async function track(productId: string): Promise<void> {
    await settled(scope, scope.call(productTrack, { productId }), productTrack.name);
  }

  async function addressOf(productId: string): Promise<string | undefined> {
    await track(productId);
    if (scope.signal.aborted) return undefined;
    try {
      return (await scope.call(productJump, { productId })).url;
    } catch (thrown) {
      scope.fail(thrown, productJump.name);
      return undefined;
    }
  }

  return {
    $opening,
    async open(product) {
      if (!opens(product)) return;
      const { productId = '' } = product;
      await scope.once('product.open', async () => {
        $opening.set(productId);
        const url = product.url || (await addressOf(productId));
        if (url !== undefined && scope.follow(url, 'url')) {
          opened(productId, scope.told(url));
          await leaving(scope);
        }
        $opening.set(undefined);
      });
    },
  };
}
