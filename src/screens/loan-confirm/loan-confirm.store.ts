import { atom, computed, type ReadableAtom } from 'nanostores';
import type { AnswerOf } from '../../api/endpoint.js';
import { contractJump, contracts, loanConfirm, loanPush } from '../../api/endpoints/loan.js';
import type { Agreement } from '../../api/schema.js';
import { LoanError } from '../../api/errors.js';
import { toMajor } from '../../lib/money.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';
import { createTakeLoan } from '../../session/take-loan.js';
import { untouched } from '../../session/taking.js';
import { orderAt } from '../../session/taken.js';
import { readyLoan, shownOf, stateOf, type Loaded, type LoanConfirmReady } from './loan-confirm.ready.js';

export interface LoanConfirmParams {
  readonly productId: string;
}

export type LoanConfirmView = { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | LoanConfirmReady;

export interface LoanConfirmModel {
  readonly $view: ReadableAtom<LoanConfirmView>;
  reload(): unknown;
  tick(ticked: boolean): void;
  take(): Promise<void>;
  recheck(): Promise<void>;
  showOrder(): void;
  service(): void;
  openAgreement(agreement: Agreement): Promise<void>;
  changeBank(): void;
  agree(): void;
  decline(): void;
  stay(): void;
  /** The shell's own back: whether the retention dialog keeps the borrower. */
  back(): boolean;
}

/** Spec 2 "Loan confirmation (v3)" and 4 "Loan confirm". */
export function createLoanConfirm(scope: Scope<'loan'>, $params: ReadableAtom<LoanConfirmParams>): LoanConfirmModel {
  const $productId = computed($params, (params) => params.productId);
  /** It came with the loan, or was asked for by who wants to take it. */
  const $agreement = atom<'came' | 'asked' | undefined>();
  const $retentionOpen = atom(false);
  /** It was cancelled, and the page is still there. */
  const $declined = atom(false);

  const load = createLoad<Loaded>(scope, {
    where: loanConfirm.name,
    on: [$productId],
    onReturn: true,
    mayEnd: (): boolean => taking.mayEnd(),
    async run(signal) {
      const productId = $productId.get();
      const [loan, agreements] = await Promise.all([
        scope.call(loanConfirm, { productId }, { signal }),
        scope.call(contracts, { productId, scene: 3 }, { signal }),
      ]);
      if (signal.aborted) return { loan, agreements: [] };
      if (loan.popAgreementUrl && loan.popAgreementUrl !== shownUrl) {
        $agreement.set('came');
        if (!scope.safe(loan.popAgreementUrl)) scope.report(new LoanError('contract', 'popAgreementUrl', { code: 'url' }));
      }
      return { loan, agreements: agreements.list };
    },
  });
  const taking = createTakeLoan<Loaded, AnswerOf<typeof loanPush>>(scope, {
    name: 'loan-confirm',
    $productId,
    load,
    state: stateOf,
    reads: shownOf,
    send(shown, productId) {
      const { amount, periods, termUnit, sendSms } = shown.loan;
      if (sendSms) scope.native('sendSms', {});
      return scope.move(loanPush, { amount: toMajor(amount), periods, termUnit, productId }, stateOf(shown), {
        issued: ({ lendDetailsUrl }) => orderAt(scope, lendDetailsUrl),
      });
    },
    agreementUrl: async (productId, position) =>
      (await scope.call(contractJump, { productId, scene: 3, position, orderId: '' })).contract_url,
    onTaken({ lendDetailsUrl: url }, productId) {
      scope.emit('loan-confirmed', { productId, url: scope.told(url) });
      scope.native('confirmPoint', { event: 'loanConfirm', productId });
    },
    open: ({ lendDetailsUrl: url }) => scope.follow(url, 'lendDetailsUrl', { replace: true, carry: true, params: { from: 'confirm' } }),
  });
  let shownUrl: string | undefined;
  scope.onClose(
    $productId.listen(() => {
      $agreement.set(undefined);
      shownUrl = undefined;
      goOn();
    }),
  );

  const $view = computed(
    [load.$load, taking.$taking, $agreement, $retentionOpen, $declined, scope.$config],
    (loaded, taken, agreement, retentionOpen, declined): LoanConfirmView => {
      if (loaded.state !== 'ready') return loaded;
      const { loan } = loaded.data;
      return {
        ...readyLoan(loaded.data, scope.config()),
        ...taken,
        logo: scope.safeImage(loan.productLogo, 'productLogo'),
        bankHref: scope.link('bindBank', bankParams()),
        declined: declined && untouched(taken),
        dialog:
          retentionOpen && untouched(taken)
            ? { at: 'retention' }
            : // What was taken, or may have been, is told first; nothing covers that but who goes on.
              (agreement && untouched(taken)) || (agreement === 'asked' && !taken.taken)
              ? { at: 'agreement', url: scope.safe(loan.popAgreementUrl), sandbox: scope.config().frames?.sandbox ?? '' }
              : undefined,
      };
    },
  );

  function goOn(): void {
    $retentionOpen.set(false);
    $declined.set(false);
  }

  function bankParams() {
    return { productId: $productId.get(), source: 'confirmUrl' };
  }

  function back(): boolean {
    const view = $view.get();
    if (view.state !== 'ready' || !view.loan.isPopType || !untouched(view)) return false;
    $retentionOpen.set(true);
    return true;
  }
  scope.onBack(back);

  return {
    $view,
    reload: taking.reload,
    tick: taking.tick,
    async take() {
      const view = $view.get();
      if (view.state !== 'ready') return;
      goOn();
      const { popAgreementUrl } = view.loan;
      if (popAgreementUrl && popAgreementUrl !== shownUrl) $agreement.set('asked');
      else await taking.take(view);
    },
    recheck: taking.recheck,
    showOrder: taking.showOrder,
    service: taking.service,
    openAgreement: taking.openAgreement,
    changeBank: () => scope.go('bindBank', bankParams()),
    agree() {
      const view = $view.get();
      if (view.state === 'ready') shownUrl = view.loan.popAgreementUrl;
      $agreement.set(undefined);
      goOn();
    },
    decline() {
      const view = $view.get();
      // A loan that may have been taken is not declined by not taking it again.
      if (view.state === 'ready' && !untouched(view)) return $agreement.set(undefined);
      scope.emit('loan-declined', {});
      if (!scope.native('closeWebview')) return;
      // A shell that lacks the way, or forgot it, leaves the borrower here: without a dialog, and with the words.
      $agreement.set(undefined);
      $retentionOpen.set(false);
      $declined.set(true);
    },
    stay: goOn,
    back,
  };
}
