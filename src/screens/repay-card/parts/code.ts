import type { Said } from '../../../i18n/say.js';
import { fingerprint } from '../../../lib/hash.js';

/** A repayment that waits for the code from the SMS. */
export interface Awaited {
  readonly recordId: string;
  readonly cardId: string;
  /** What it was made for (`madeFor`): the code pays that, and nothing else. */
  readonly made: string;
}

/** A repayment of an amount, with a coupon or none, without saying either. */
export const madeFor = (amount: number, couponId: string | null): string => fingerprint(JSON.stringify([amount, couponId]));

export interface CodeDialog extends Awaited {
  readonly code: string;
  readonly wrong: Said<'repay'> | undefined;
  /** Seconds until another code may be asked for; 0 when it may. */
  readonly left: number;
}

/** Where it is kept which repayment waits for a code. */
export const waitingFor = (orderId: string): string => `repay-record:${orderId}`;
