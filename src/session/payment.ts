import { formatCents, type Cents } from '../lib/money.js';
import type { Unknown } from './money-move.js';
import { walletOf, type Wallet, type WalletOffer } from './wallet.js';

/** What is lacking before anything is sent. */
export type PayGap = 'amount' | 'installment' | 'wallet' | 'account';

/** Where a payment stands: being filled in, on its way to the provider's page (as long as the order is what it was `made` for), or told in a dialog. */
export type PayStep =
  | { readonly at: 'form' }
  | { readonly at: 'leaving'; readonly payUrl: string; readonly amount: Cents; readonly made: string }
  | { readonly at: 'result'; readonly notice: string; readonly tradeNo: string; readonly blocked: boolean };

export interface WalletPayment {
  readonly wallet: Wallet;
  readonly gap: PayGap | undefined;
  /** Counts the times something was lacking: the focus goes there each time. */
  readonly gaps: number;
  readonly step: PayStep;
  readonly busy: boolean;
  readonly canPay: boolean;
  readonly unknown: Unknown | undefined;
  /** What can be paid is being fetched anew. */
  readonly checking: boolean;
  /** What is on screen is old, and fetching it anew failed: the borrower may ask again. */
  readonly stale: boolean;
  /** After a payment the lender has nothing more to offer here: the order tells the rest. */
  readonly ended: boolean;
  /** The trade number of the payment that was told last. */
  readonly paid: string | undefined;
  /** The order was paid, or its payment begun, some minutes ago: no more than that is known here. */
  readonly recent: boolean;
  /** Counts the results that were read: the focus goes to what tells of them. */
  readonly reads: number;
}

/** What is to be paid on the page of a payment, for the eye. */
export const leavingSum = (step: PayStep, symbol: string): string | undefined =>
  step.at === 'leaving' ? `${symbol} ${formatCents(step.amount)}` : undefined;

/** Nothing is under way. */
export const form: PayStep = { at: 'form' };

/** A payment from what the server offers, before anything was done. */
export const firstPayment = (offer: WalletOffer): WalletPayment => ({
  wallet: walletOf(offer),
  gap: undefined,
  gaps: 0,
  step: form,
  busy: false,
  canPay: true,
  unknown: undefined,
  checking: false,
  stale: false,
  ended: false,
  paid: undefined,
  recent: false,
  reads: 0,
});
