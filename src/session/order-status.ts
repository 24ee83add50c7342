/** What may be done with an order (spec 4, Order status). A status that nobody knows never offers to pay. */
export type OrderOffer =
  /** REPAY, and beside it the rollover. */
  | 'repayOrRollover'
  | 'repay'
  | 'borrowAgain'
  /** Nothing: other products are shown instead. */
  | 'products';

/** What an order's status and its `isDelay` offer. */
export function offerOf(status: number, isDelay: boolean): OrderOffer {
  switch (status) {
    case 174:
    case 180:
      return isDelay ? 'repayOrRollover' : 'repay';
    case 170:
      return 'repay';
    case 200:
      return 'borrowAgain';
    default:
      return 'products';
  }
}

/** True for the statuses of an order that has something to be paid. */
export const isPayable = (status: number): boolean => offerOf(status, false) === 'repay';

const standings = new Map<number, 'waiting' | 'failed' | 'active' | 'due' | 'late' | 'done'>([
  [21, 'waiting'],
  [110, 'failed'],
  [170, 'active'],
  [174, 'due'],
  [180, 'late'],
  [200, 'done'],
]);

/** How an order stands, for its mark; 151 and a status that nobody knows are neutral (screens.md, order-detail). */
export const standingOf = (status: number) => standings.get(status) ?? 'neutral';
