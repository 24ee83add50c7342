import type { Installment, InstallmentPlan } from '../../api/endpoints/repayment.js';
import type { Config } from '../../config/config.js';
import { listed, shownFirst, type Listed, type Shown } from '../../lib/listed.js';
import { formatCents, type Cents } from '../../lib/money.js';
import { telephone, type Telephone } from '../../lib/telephone.js';
import type { Transfer } from '../../session/transfer.js';
import { firstPayment, type WalletPayment } from '../../session/payment.js';
import { canSelectFirst, capped, chosenAmount, type Selection } from './parts/amount.js';

/** One installment as it is shown. */
export interface InstallmentRow {
  readonly index: number;
  readonly number: number;
  readonly installment: Installment;
  readonly amount: string;
  readonly overdue: boolean;
  readonly selected: boolean;
  /** Only the first one, and that only where the server lets it. */
  readonly selectable: boolean;
}

export interface RepayInstallmentShown {
  readonly state: 'ready' | 'empty';
  readonly plan: InstallmentPlan;
  readonly symbol: string;
  readonly due: Listed<InstallmentRow>;
  readonly paid: Listed<InstallmentRow>;
  readonly all: boolean;
  /** The modified amount as it is typed; `undefined` while the selection says it. */
  readonly typed: string | undefined;
  /** Counts how often the amount was begun to be modified, or left as it was: the focus goes there each time. */
  readonly edits: number;
  readonly placeholder: string;
  readonly amount: Cents | null;
  readonly amountText: string;
  readonly payment: WalletPayment;
  readonly transfer: Transfer | undefined;
  readonly telephone: Telephone | undefined;
}

/** What the store knows besides the answer; what it does not say is as it is at first. */
export interface RepayInstallmentNow {
  readonly selection?: Selection;
  readonly typed?: string | undefined;
  readonly edits?: number;
  readonly payment?: WalletPayment;
  readonly shown?: { readonly due: Shown; readonly paid: Shown };
}

/** A plan with what is selected of it, or typed instead; at first the first installment, and a payment nothing was done with. */
export function readyPlan(
  plan: InstallmentPlan,
  { currencySymbol: symbol = 'TZS' }: Config,
  { selection = 'first', typed: entered, edits = 0, payment, shown }: RepayInstallmentNow = {},
): RepayInstallmentShown {
  // The most that may be paid may be less than when it was typed.
  const typed = entered === undefined ? undefined : capped(entered, plan.amountMax);
  const { repayWaitDetail: due, repayYetDetail: paid } = plan.repayPlanDetail;
  const amount = chosenAmount(plan, selection, typed);
  const limits = [plan.amountMin, plan.amountMax].map((limit) => (limit === undefined ? '' : formatCents(limit)));
  const row = (installment: Installment, index: number): InstallmentRow => ({
    index,
    number: installment.periodNo ?? index + 1,
    installment,
    amount: installment.displayAmount || (installment.totalAmount === undefined ? '' : `${symbol} ${formatCents(installment.totalAmount)}`),
    overdue: installment.periodStatus === 500,
    selected: false,
    selectable: false,
  });
  return {
    state: due.length > 0 ? 'ready' : 'empty',
    plan,
    symbol,
    due: listed(due, shown?.due ?? shownFirst(due.length), (line, index) => ({
      ...row(line, index),
      selected: selection === 'all' || (selection === 'first' && index === 0),
      selectable: index === 0 && canSelectFirst(plan),
    })),
    paid: listed(paid, shown?.paid ?? shownFirst(paid.length), row),
    all: selection === 'all',
    typed,
    edits,
    placeholder: limits.every(Boolean) ? limits.join(' ~ ') : '',
    amount,
    amountText: amount === null ? '--' : formatCents(amount),
    payment: payment ?? firstPayment(plan),
    transfer: undefined,
    telephone: telephone(plan.telephone),
  };
}
