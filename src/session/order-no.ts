import { isId } from '../lib/id.js';
import type { Scope } from './scope.js';

/** The local-storage key of the order a complaint is about (contract.md, Complaints). */
export const ORDER_NO = 'orderNo';

type Holder = Pick<Scope, 'storage'>;

/** The order number that was stored, if it can be one. */
export function storedOrderNo({ storage }: Holder): string | undefined {
  const stored = storage.get(ORDER_NO) ?? '';
  return isId(stored) ? stored : undefined;
}

export function storeOrderNo({ storage }: Holder, orderNo: string | undefined): void {
  if (orderNo === undefined) storage.remove(ORDER_NO);
  else storage.set(ORDER_NO, orderNo);
}
