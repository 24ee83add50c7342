import { atom, computed, type ReadableAtom } from 'nanostores';
import { installmentPlan, type Installment, type InstallmentPlan } from '../../api/endpoints/repayment.js';
import type { LoanError } from '../../api/errors.js';
import { formatCents, type Cents } from '../../lib/money.js';
import { telephone, type Telephone } from '../../lib/telephone.js';
import { tellCopied } from '../../session/copied.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';
import { createTransfer, type Transfer, type TransferModel } from '../../session/transfer.js';
import { createWalletPay, type WalletPay, type WalletPayment } from '../../session/wallet-pay.js';
import { capped, chosenAmount, stateOf, type Selection } from './parts/amount.js';

export interface RepayInstallmentParams {
  readonly productId: string;
  readonly orderId: string;
}

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
  readonly plan: InstallmentPlan;
  readonly symbol: string;
  readonly due: readonly InstallmentRow[];
  readonly paid: readonly InstallmentRow[];
  readonly all: boolean;
  /** The modified amount as it is typed; `undefined` while the selection says it. */
  readonly typed: string | undefined;
  readonly placeholder: string;
  readonly amount: Cents | null;
  readonly amountText: string;
  readonly payment: WalletPayment;
  readonly transfer: Transfer | undefined;
  readonly telephone: Telephone | undefined;
}

export type RepayInstallmentView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: LoanError }
  | ({ readonly state: 'ready' | 'empty' } & RepayInstallmentShown);

export interface RepayInstallmentModel {
  readonly $view: ReadableAtom<RepayInstallmentView>;
  readonly payment: WalletPay;
  readonly transfer: TransferModel;
  reload(): unknown;
  toggleFirst(): void;
  toggleAll(): void;
  modify(): void;
  typeAmount(text: string): void;
  keepAmount(): void;
  pay(): Promise<void>;
  copied(copied: boolean): void;
  call(): void;
}

/** Spec 2 "Installment repayment", 4 "Installment selection" and "Pay action". */
export function createRepayInstallment(scope: Scope<'repay'>, $params: ReadableAtom<RepayInstallmentParams>): RepayInstallmentModel {
  const $ids = computed($params, ({ productId, orderId }) => `${productId}/${orderId}`);
  const ids = () => ({ productId: $params.get().productId, orderId: $params.get().orderId });
  const $selection = atom<Selection>('first');
  const $typed = atom<string | undefined>();

  const load = createLoad<InstallmentPlan>(scope, {
    where: installmentPlan.name,
    on: [$ids],
    onReturn: true,
    run: (signal) => scope.call(installmentPlan, ids(), { signal }),
  });
  const select = (selection: Selection) => {
    $selection.set(selection);
    $typed.set(undefined);
  };
  const payment = createWalletPay(scope, {
    ids,
    isDelay: 0,
    load,
    offer: (plan) => plan,
    state: stateOf,
    onPaid: () => select('none'),
  });
  const transfer = createTransfer(scope, () => ids().orderId, 0);
  scope.onClose(
    $ids.listen(() => {
      select('first');
      payment.reset();
      transfer.reset();
    }),
  );

  const symbol = () => scope.config().currencySymbol ?? 'TZS';
  const row = (installment: Installment, index: number): InstallmentRow => ({
    index,
    number: installment.periodNo ?? index + 1,
    installment,
    amount: installment.displayAmount || `${symbol()} ${formatCents(installment.totalAmount)}`,
    overdue: installment.periodStatus === 500,
    selected: false,
    selectable: false,
  });

  const $view = computed(
    [load.$load, $selection, $typed, payment.$payment, transfer.$transfer],
    (now, selection, typed, paying, handing): RepayInstallmentView => {
      if (now.state !== 'ready') return now;
      const plan = now.data;
      const { repayWaitDetail: due, repayYetDetail: paid } = plan.repayPlanDetail;
      const amount = chosenAmount(plan, selection, typed);
      const limits = [plan.amountMin, plan.amountMax].map((limit) => (limit === undefined ? '' : formatCents(limit)));
      return {
        state: due.length > 0 ? 'ready' : 'empty',
        plan,
        symbol: symbol(),
        due: due.map((line, index) => ({
          ...row(line, index),
          selected: selection === 'all' || (selection === 'first' && index === 0),
          selectable: index === 0 && line.canClick !== false,
        })),
        paid: paid.map(row),
        all: selection === 'all',
        typed,
        placeholder: limits.some(Boolean) ? limits.join(' ~ ') : '',
        amount,
        amountText: amount === null ? '--' : formatCents(amount),
        payment: paying,
        transfer: plan.showSubmitUtr ? handing : undefined,
        telephone: telephone(plan.telephone),
      };
    },
  );
  const shown = () => {
    const view = $view.get();
    return view.state === 'ready' ? view : undefined;
  };

  return {
    $view,
    payment,
    transfer,
    reload: load.reload,
    toggleFirst() {
      if (!shown()?.due[0]?.selectable) return;
      select($selection.get() === 'none' ? 'first' : 'none');
    },
    toggleAll() {
      if (shown()) select($selection.get() === 'all' ? 'first' : 'all');
    },
    modify: () => $typed.set(''),
    typeAmount: (text) => $typed.set(capped(text, shown()?.plan.amountMax)),
    keepAmount: () => $typed.set(undefined),
    async pay() {
      const view = shown();
      if (view) await payment.pay(view.amount);
    },
    copied: (copied) => tellCopied(scope, copied),
    call() {
      const callee = telephone(shown()?.plan.telephone);
      if (callee) scope.native('callTelephone', { phone: callee.number });
    },
  };
}
