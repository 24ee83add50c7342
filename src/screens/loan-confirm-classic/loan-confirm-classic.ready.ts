import type { ClassicConfirm } from '../../api/endpoints/classic.js';
import type { Agreement } from '../../api/schema.js';
import type { Config } from '../../config/config.js';
import { notTaken, type Taking } from '../../session/taking.js';

/** What the lender says of a loan that may be taken. */
export interface Loaded {
  readonly loan: ClassicConfirm;
  readonly agreements: readonly Agreement[];
}

export interface LoanConfirmClassicReady extends Loaded, Taking {
  readonly state: 'ready';
  readonly symbol: string;
  readonly promo: { readonly text: string; readonly button: string | undefined } | undefined;
}

/** The loan as it may be taken: its sums. Words and dates are others in another language, or on another day. */
export const stateOf = ({ loan: { amount, plan } }: Loaded): unknown => ({ amount, plan: plan.map(({ value }) => value) });

/** A loan as it is shown first, before anything was done with it. */
export function readyLoan(loaded: Loaded, config: Config): LoanConfirmClassicReady {
  return {
    state: 'ready',
    ...loaded,
    ...notTaken(loaded, config),
    symbol: loaded.loan.currencySymbol || (config.currencySymbol ?? 'TZS'),
    promo: undefined,
  };
}
