import type { Scope } from './scope.js';

/** The local-storage key of the order a complaint is about (contract.md, Complaints). */
const key = 'orderNo';

type Holder = Pick<Scope, 'storage'>;

/** The order number that was stored, if it can be one. */
export function storedOrderNo({ storage }: Holder): string | undefined {
  const stored = storage.get(key) ?? '';
  return /^[\w-]{1,64}$/.test(stored) ? stored : undefined;
}

export function storeOrderNo({ storage }: Holder, orderNo: string | undefined): void {
  if (orderNo === undefined) storage.remove(key);
  else storage.set(key, orderNo);
}
