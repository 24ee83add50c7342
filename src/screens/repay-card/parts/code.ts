import type { Said } from '../../../i18n/say.js';

/** A repayment that waits for the code from the SMS. */
export interface Awaited {
  readonly recordId: string;
  readonly cardId: string;
}

export interface CodeDialog extends Awaited {
  readonly code: string;
  readonly wrong: Said<'repay'> | undefined;
  /** Seconds until another code may be asked for; 0 when it may. */
  readonly left: number;
}

/** Where it is kept which repayment waits for a code. */
export const waitingFor = (orderId: string): string => `repay-record:${orderId}`;
