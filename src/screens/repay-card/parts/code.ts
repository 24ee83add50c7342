import type { Said } from '../../../i18n/say.js';
import { fingerprint } from '../../../lib/hash.js';
import type { Awaited } from '../../../session/begun.js';

/** A repayment of an amount, with a coupon or none, without saying either. */
export const madeFor = (amount: number, couponId: string | null): string => fingerprint(JSON.stringify([amount, couponId]));

export interface CodeDialog extends Awaited {
  readonly code: string;
  readonly wrong: Said<'card'> | undefined;
  /** How often it was wrong. */
  readonly wrongs: number;
  /** Seconds until another code may be asked for; 0 when it may. */
  readonly left: number;
}

/** Where it is kept which repayment waits for a code. */
export const waitingFor = (orderId: string): string => `repay-record:${orderId}`;
