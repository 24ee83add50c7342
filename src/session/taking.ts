import type { Agreement } from '../api/schema.js';
import type { Config } from '../config/config.js';
import type { Unknown } from './money-move.js';

/**
 * A loan was taken: the page of its order is being opened, or may not be; or another element of the session has taken it; or it was
 * some minutes ago, and the lender offers it still.
 */
export type Taken = 'opened' | 'stuck' | 'beside' | 'before';

/** What a loan's offer has to be agreed to with. */
export interface Offer {
  readonly agreements: readonly Agreement[];
}

/** How it stands with taking the loan on the screen. */
export interface Taking {
  readonly busy: boolean;
  readonly taken: Taken | undefined;
  /** Whether the way to the order of what was taken is known. */
  readonly toOrder: boolean;
  readonly unknown: Unknown | undefined;
  /** The position of the agreement whose page is asked for. */
  readonly opening: number | undefined;
  /** What is on screen is old, and fetching it anew failed: the borrower may ask again. */
  readonly stale: boolean;
  /** What there is to agree to was agreed to. */
  readonly ticked: boolean;
  /** It was agreed to, and nothing else stands against taking the loan now. */
  readonly canTake: boolean;
}

/** Whether an offer was agreed to: the box starts as the policy says; where there is nothing to agree to, there is no box. */
export const consented = ({ agreements }: Offer, { policy }: Config, ticked = policy?.consentTicked ?? true): boolean =>
  ticked || agreements.length === 0;

/** How it stands before anything was done. */
export function notTaken(offer: Offer, config: Config): Taking {
  const ticked = consented(offer, config);
  return {
    busy: false,
    taken: undefined,
    toOrder: false,
    unknown: undefined,
    opening: undefined,
    stale: false,
    ticked,
    canTake: ticked,
  };
}

/** Nothing was sent that took the loan, or may have: it can be declined. */
export const untouched = ({ busy, taken, unknown }: Taking): boolean => !busy && taken === undefined && unknown === undefined;
