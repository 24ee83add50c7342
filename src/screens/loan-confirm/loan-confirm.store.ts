import { atom, computed, type ReadableAtom } from 'nanostores';
import { contractJump, contracts, loanConfirm, loanPush, type Agreement } from '../../api/endpoints/loan.js';
import { LoanError } from '../../api/errors.js';
import { toMajor } from '../../lib/money.js';
import { createLoad } from '../../session/load.js';
import { createRecheck, createStanding } from '../../session/money-move.js';
import type { Scope } from '../../session/scope.js';
import { agreed, readyLoan, type Loaded, type LoanConfirmReady } from './loan-confirm.ready.js';

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
  openAgreement(agreement: Agreement): Promise<void>;
  changeBank(): void;
  agree(): void;
  decline(): void;
  stay(): void;
}

const action = 'loan-confirm.take';

/** Spec 2 "Loan confirmation (v3)" and 4 "Loan confirm". */
export function createLoanConfirm(scope: Scope<'loan'>, $params: ReadableAtom<LoanConfirmParams>): LoanConfirmModel {
  const $productId = computed($params, (params) => params.productId);
  const $ticked = atom(scope.config().policy?.consentTicked ?? true);
  const $taken = atom(false);
  const $agreementOpen = atom(false);
  const $retentionOpen = atom(false);

  const load = createLoad<Loaded>(scope, {
    where: loanConfirm.name,
    on: [$productId],
    onReturn: true,
    async run(signal) {
      const productId = $productId.get();
      const [loan, agreements] = await Promise.all([
        scope.call(loanConfirm, { productId }, { signal }),
        scope.call(contracts, { productId, scene: 3 }, { signal }),
      ]);
      if (loan.popAgreementUrl && loan.popAgreementUrl !== shownUrl) {
        $agreementOpen.set(true);
        if (!scope.safe(loan.popAgreementUrl)) scope.report(new LoanError('contract', 'popAgreementUrl', { code: 'url' }));
      }
      $taken.set(false);
      return { loan, agreements: agreements.list };
    },
  });
  const recheck = createRecheck(scope, load);
  const { $stands } = createStanding(scope, load, ({ loan }) => loan);
  let shownUrl: string | undefined;

  const $view = computed(
    [load.$load, $ticked, $taken, $agreementOpen, $retentionOpen, recheck.$unknown, scope.$held, $stands],
    (loaded, ticked, taken, agreementOpen, retentionOpen, unknown, held, stands): LoanConfirmView => {
      if (loaded.state !== 'ready') return loaded;
      const { loan } = loaded.data;
      const busy = held.has(action);
      return {
        ...readyLoan(loaded.data, scope.config()),
        logo: scope.safeImage(loan.productLogo, 'productLogo'),
        bankHref: scope.link('bindBank', bankParams()),
        ticked: agreed(loaded.data, ticked),
        busy,
        taken,
        unknown,
        canTake: agreed(loaded.data, ticked) && loaded.fresh && stands && !taken && (unknown === undefined || unknown === 'checked'),
        dialog: retentionOpen
          ? { at: 'retention' }
          : agreementOpen
            ? { at: 'agreement', url: scope.safe(loan.popAgreementUrl), sandbox: scope.config().frames?.sandbox ?? '' }
            : undefined,
      };
    },
  );

  function bankParams() {
    return { productId: $productId.get(), source: 'confirmUrl' };
  }

  async function push(view: LoanConfirmReady): Promise<void> {
    const productId = $productId.get();
    const { loan } = view;
    if (loan.sendSms) scope.native('sendSms', {});
    const outcome = await scope.move(
      loanPush,
      { amount: toMajor(loan.amount), periods: loan.periods, termUnit: loan.termUnit, productId },
      loan,
    );
    if (outcome.state === 'done') {
      recheck.clear();
      $taken.set(true);
      const url = outcome.answer.lendDetailsUrl;
      scope.emit('loan-confirmed', { productId, url: scope.safe(url) ?? '' });
      scope.native('confirmPoint', { event: 'loanConfirm', productId });
      scope.follow(url, 'lendDetailsUrl', { replace: true, carry: true, params: { from: 'confirm' } });
    } else if (outcome.state === 'refused') scope.tell(outcome.error);
    else if (outcome.state === 'unknown') await recheck.check();
  }

  scope.onBack(() => {
    const view = $view.get();
    if (view.state !== 'ready' || !view.loan.isPopType) return false;
    $retentionOpen.set(true);
    return true;
  });

  return {
    $view,
    reload: load.reload,
    tick: (ticked) => $ticked.set(ticked),
    async take() {
      const view = $view.get();
      if (view.state !== 'ready') return;
      if (!view.ticked) scope.toast('info', scope.t('tickFirst'));
      else if (view.canTake) await scope.once(action, () => push(view));
    },
    recheck: recheck.check,
    async openAgreement(agreement) {
      const productId = $productId.get();
      await scope.once(`loan-confirm.agreement.${agreement.position}`, async () => {
        try {
          const { contract_url } = await scope.call(contractJump, { productId, scene: 3, position: agreement.position, orderId: '' });
          scope.follow(contract_url, 'contract_url');
        } catch (thrown) {
          scope.fail(thrown, contractJump.name);
        }
      });
    },
    changeBank: () => scope.go('bindBank', bankParams()),
    agree() {
      const view = $view.get();
      if (view.state === 'ready') shownUrl = view.loan.popAgreementUrl;
      $agreementOpen.set(false);
    },
    decline() {
      scope.emit('loan-declined', {});
      scope.native('closeWebview');
    },
    stay: () => $retentionOpen.set(false),
  };
}
