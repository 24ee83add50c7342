import type { LoanConfirm } from '../../api/endpoints/loan.js';
import type { Agreement } from '../../api/schema.js';
import type { Config } from '../../config/config.js';
import { traceOf } from '../../lib/hash.js';
import { notTaken, type Taking } from '../../session/taking.js';

/** What the lender says of a loan that may be taken. */
export interface Loaded {
  readonly loan: LoanConfirm;
  readonly agreements: readonly Agreement[];
}

export interface LoanConfirmReady extends Loaded, Taking {
  readonly state: 'ready';
  readonly symbol: string;
  readonly logo: string | undefined;
  readonly bankHref: string;
  /** The borrower has cancelled. */
  readonly declined: boolean;
  readonly dialog:
    { readonly at: 'retention' } | { readonly at: 'agreement'; readonly url: string | undefined; readonly sandbox: string } | undefined;
}

/** The loan as it is shown: signed addresses are others with every answer. */
export const shownOf = ({ loan: { productLogo: _logo, popAgreementUrl: _agreement, ...loan } }: Loaded): unknown => loan;

/** The loan as it may be taken: its sums, and a trace of where they go. Words and dates are others in another language, or on another day. */
export const stateOf = ({ loan: { amount, periods, termUnit, bankCardInfo, repay_plans: plans } }: Loaded): unknown => ({
  amount,
  periods,
  termUnit,
  bank: traceOf(JSON.stringify(bankCardInfo ?? null), 4),
  plans: plans.map((plan) => plan.amount),
});

/** A loan as it is shown first, before anything was done with it. */
export function readyLoan(loaded: Loaded, config: Config): LoanConfirmReady {
  return {
    state: 'ready',
    ...loaded,
    ...notTaken(loaded, config),
    symbol: loaded.loan.currencySymbol || (config.currencySymbol ?? 'TZS'),
    logo: undefined,
    bankHref: '#',
    declined: false,
    dialog: undefined,
  };
}
