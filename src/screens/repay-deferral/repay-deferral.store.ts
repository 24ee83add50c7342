import { computed, type ReadableAtom } from 'nanostores';
import { deferralDetail, type Deferral } from '../../api/endpoints/repayment.js';
import type { LoanError } from '../../api/errors.js';
import { tellCopied } from '../../session/copied.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';
import { createTransfer, type TransferModel } from '../../session/transfer.js';
import { createWalletPay, type WalletPay } from '../../session/wallet-pay.js';
import { readyDeferral, type RepayDeferralReady } from './repay-deferral.ready.js';

export interface RepayDeferralParams {
  readonly productId: string;
  readonly orderId: string;
}

export type RepayDeferralView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | RepayDeferralReady;

export interface RepayDeferralModel {
  readonly $view: ReadableAtom<RepayDeferralView>;
  readonly payment: WalletPay<Deferral>;
  readonly transfer: TransferModel;
  reload(): unknown;
  pay(): Promise<void>;
  copied(copied: boolean): void;
}

/** Spec 2 "Deferral (rollover) repayment", 4 "Pay action". */
export function createRepayDeferral(scope: Scope<'repay'>, $params: ReadableAtom<RepayDeferralParams>): RepayDeferralModel {
  const $ids = computed($params, ({ productId, orderId }) => `${productId}/${orderId}`);
  const ids = () => ({ productId: $params.get().productId, orderId: $params.get().orderId });

  const load = createLoad<Deferral>(scope, {
    where: deferralDetail.name,
    on: [$ids],
    onReturn: true,
    mayEnd: (): boolean => payment.mayEnd(),
    last: (): Deferral | undefined => payment.last(),
    run: (signal) => scope.call(deferralDetail, ids(), { signal }),
  });
  const payment = createWalletPay(scope, {
    ids,
    isDelay: 1,
    load,
    offer: (deferral) => deferral,
    state: ({ delayShouldPayAmount, repayDetail }) => ({ delayShouldPayAmount, repayDetail }),
  });
  const transfer = createTransfer(scope, () => ids().orderId, 1);
  scope.onClose(
    $ids.listen(() => {
      payment.reset();
      transfer.reset();
    }),
  );

  const $view = computed(
    [load.$load, payment.$payment, transfer.$transfer, scope.$config],
    (now, paying, handing, config): RepayDeferralView => {
      if (now.state !== 'ready') return now;
      return { ...readyDeferral(now.data, config, paying), transfer: now.data.showSubmitUtr ? handing : undefined };
    },
  );

  return {
    $view,
    payment,
    transfer,
    reload: load.reload,
    async pay() {
      const view = $view.get();
      if (view.state !== 'ready') return;
      const { delayShouldPayAmount: fee } = view.deferral;
      if (fee > 0) await payment.pay(fee);
      else scope.toast('info', scope.t('nothingDueTitle'));
    },
    copied: (copied) => tellCopied(scope, copied),
  };
}
