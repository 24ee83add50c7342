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
  readonly ticked: boolean;
  readonly promo: { readonly text: string; readonly button: string | undefined } | undefined;
}

/** The loan as it may be taken: its sums. Words and dates are others in another language, or on another day. */
export const stateOf = ({ loan: { amount, plan } }: Loaded): unknown => ({ amount, plan: plan.map(({ value }) => value) });

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
    ...notTaken,
    symbol: loaded.loan.currencySymbol || (currencySymbol ?? 'TZS'),
    ticked: agreed,
    canTake: agreed,
    promo: undefined,
  };
}
