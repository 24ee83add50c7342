import type { ClassicConfirm } from '../../api/endpoints/classic.js';
import type { Agreement } from '../../api/endpoints/loan.js';
import type { Config } from '../../config/config.js';
import type { Unknown } from '../../session/money-move.js';

/** What the lender says of a loan that may be taken. */
export interface Loaded {
  readonly loan: ClassicConfirm;
  readonly agreements: readonly Agreement[];
}

export interface LoanConfirmClassicReady extends Loaded {
  readonly state: 'ready';
  readonly symbol: string;
  readonly ticked: boolean;
  readonly busy: boolean;
  readonly canTake: boolean;
  readonly unknown: Unknown | undefined;
  /** What is on screen is old, and fetching it anew failed: the borrower may ask again. */
  readonly stale: boolean;
  /** The loan was taken, but its page may not be followed. */
  readonly stuck: boolean;
  readonly promo: { readonly text: string; readonly button: string | undefined } | undefined;
}

/** A loan with what was agreed to, before anything else was done with it; where there is nothing to agree to, there is no row to tick. */
export function readyLoan(
  loaded: Loaded,
  { currencySymbol, policy }: Config,
  ticked = policy?.consentTicked ?? true,
): LoanConfirmClassicReady {
  const agreed = ticked || loaded.agreements.length === 0;
  return {
    state: 'ready',
    ...loaded,
    symbol: loaded.loan.currencySymbol || (currencySymbol ?? 'TZS'),
    ticked: agreed,
    busy: false,
    canTake: agreed,
    unknown: undefined,
    stale: false,
    stuck: false,
    promo: undefined,
  };
}
