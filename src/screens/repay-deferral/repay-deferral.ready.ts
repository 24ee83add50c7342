import type { Deferral } from '../../api/endpoints/repayment.js';
import type { Config } from '../../config/config.js';
import { formatCents } from '../../lib/money.js';
import type { Transfer } from '../../session/transfer.js';
import { firstPayment, type WalletPayment } from '../../session/payment.js';

export interface RepayDeferralReady {
  readonly state: 'ready';
  readonly deferral: Deferral;
  readonly symbol: string;
  readonly amountText: string;
  readonly payment: WalletPayment;
  readonly transfer: Transfer | undefined;
}

/** A deferral with its payment; at first one that nothing was done with. */
export const readyDeferral = (
  deferral: Deferral,
  { currencySymbol: symbol = 'TZS' }: Config,
  payment: WalletPayment = firstPayment(deferral),
): RepayDeferralReady => ({
  state: 'ready',
  deferral,
  symbol,
  amountText: formatCents(deferral.delayShouldPayAmount),
  payment,
  transfer: undefined,
});
