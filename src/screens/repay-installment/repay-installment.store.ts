import { atom, computed, type ReadableAtom } from 'nanostores';
import { installmentPlan, type InstallmentPlan } from '../../api/endpoints/repayment.js';
import type { LoanError } from '../../api/errors.js';
import { createListWindow, type ListWindow } from '../../lib/list-window.js';
import { telephone } from '../../lib/telephone.js';
import { tellCopied } from '../../session/copied.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';
import { createTransfer, type TransferModel } from '../../session/transfer.js';
import { createWalletPay, type WalletPay } from '../../session/wallet-pay.js';
import { canSelectFirst, entered, stateOf, type Selection } from './parts/amount.js';
import { readyPlan, type RepayInstallmentShown } from './repay-installment.ready.js';

export interface RepayInstallmentParams {
  readonly productId: string;
  readonly orderId: string;
}

export type RepayInstallmentView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | RepayInstallmentShown;

export interface RepayInstallmentModel {
  readonly $view: ReadableAtom<RepayInstallmentView>;
  readonly payment: WalletPay<InstallmentPlan>;
  readonly transfer: TransferModel;
  readonly dueWindow: ListWindow;
  readonly paidWindow: ListWindow;
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
  const $edits = atom(0);

  const load = createLoad<InstallmentPlan>(scope, {
    where: installmentPlan.name,
    on: [$ids],
    onReturn: true,
    mayEnd: (): boolean => payment.mayEnd(),
    last: (): InstallmentPlan | undefined => payment.last(),
    run: (signal) => scope.call(installmentPlan, ids(), { signal }),
  });
  const edit = (typed: string | undefined) => {
    $typed.set(typed);
    $edits.set($edits.get() + 1);
  };
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
  // What was paid is not selected for the next payment.
  const begin = () => select(payment.$payment.get().paid === undefined ? 'first' : 'none');
  begin();
  const transfer = createTransfer(scope, () => ids().orderId, 0);
  scope.onClose(
    $ids.listen(() => {
      payment.reset();
      begin();
      transfer.reset();
    }),
  );

  const windowOf = (lines: (plan: InstallmentPlan) => readonly unknown[]) =>
    createListWindow(computed(load.$load, (now) => (now.state === 'ready' ? lines(now.data) : [])));
  const dueWindow = windowOf(({ repayPlanDetail }) => repayPlanDetail.repayWaitDetail);
  const paidWindow = windowOf(({ repayPlanDetail }) => repayPlanDetail.repayYetDetail);

  const $shown = computed([dueWindow.$shown, paidWindow.$shown], (due, paid) => ({ due, paid }));
  const $view = computed(
    [load.$load, $selection, $typed, $edits, payment.$payment, transfer.$transfer, $shown, scope.$config],
    (now, selection, typed, edits, paying, handing, rows): RepayInstallmentView =>
      now.state === 'ready'
        ? {
            ...readyPlan(now.data, scope.config(), { selection, typed, edits, payment: paying, shown: rows }),
            transfer: now.data.showSubmitUtr ? handing : undefined,
          }
        : now,
  );
  const shown = () => {
    const view = $view.get();
    return view.state === 'ready' ? view : undefined;
  };

  /** What is being paid stays as it is on the screen. */
  const changing = () => {
    const view = shown();
    return view?.payment.busy ? undefined : view;
  };

  return {
    $view,
    payment,
    transfer,
    dueWindow,
    paidWindow,
    reload: load.reload,
    toggleFirst() {
      const view = changing();
      if (!view || !canSelectFirst(view.plan)) return;
      payment.seen();
      select($selection.get() === 'none' ? 'first' : 'none');
    },
    toggleAll() {
      if (!changing()) return;
      payment.seen();
      select($selection.get() === 'all' ? 'first' : 'all');
    },
    modify() {
      if (!changing()) return;
      payment.seen();
      edit('');
    },
    typeAmount(text) {
      const view = changing();
      if (view) $typed.set(entered(view.typed ?? '', text, view.plan.amountMax));
    },
    keepAmount() {
      if (changing()) edit(undefined);
    },
    async pay() {
      const view = shown();
      if (view) await payment.pay(view.amount, view.typed === undefined ? 'installment' : 'amount');
    },
    copied: (copied) => tellCopied(scope, copied),
    call() {
      const callee = telephone(shown()?.plan.telephone);
      if (callee) scope.native('callTelephone', { phone: callee.number });
    },
  };
}
