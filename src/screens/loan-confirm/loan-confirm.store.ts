import { atom, computed, type ReadableAtom } from 'nanostores';
import { contractJump, contracts, loanConfirm, loanPush, type Agreement } from '../../api/endpoints/loan.js';
import { LoanError } from '../../api/errors.js';
import { toMajor } from '../../lib/money.js';
import { createLoad } from '../../session/load.js';
import { createRecheck, createStanding, maySend, moneyLock } from '../../session/money-move.js';
import type { Scope } from '../../session/scope.js';
import { agreed, readyLoan, stateOf, type Loaded, type LoanConfirmReady } from './loan-confirm.ready.js';

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

/** Spec 2 "Loan confirmation (v3)" and 4 "Loan confirm". */
export function createLoanConfirm(scope: Scope<'loan'>, $params: ReadableAtom<LoanConfirmParams>): LoanConfirmModel {
  const $productId = computed($params, (params) => params.productId);
  const $ticked = atom(scope.config().policy?.consentTicked ?? true);
  /** The product whose loan was taken. */
  const $taken = atom<string | undefined>();
  /** The product whose new order may not be followed. */
  const $stuck = atom<string | undefined>();
  const action = () => `loan-confirm.take.${$productId.get()}`;
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
      if (signal.aborted) return { loan, agreements: [] };
      if (loan.popAgreementUrl && loan.popAgreementUrl !== shownUrl) {
        $agreementOpen.set(true);
        if (!scope.safe(loan.popAgreementUrl)) scope.report(new LoanError('contract', 'popAgreementUrl', { code: 'url' }));
      }
      $taken.set(undefined);
      return { loan, agreements: agreements.list };
    },
  });
  const recheck = createRecheck(scope, load, { state: stateOf });
  const { $stands } = createStanding(scope, load, stateOf);
  let shownUrl: string | undefined;
  scope.onClose(
    $productId.listen(() => {
      recheck.clear();
      $agreementOpen.set(false);
      $retentionOpen.set(false);
    }),
  );

  const $view = computed(
    [load.$load, $ticked, $taken, $agreementOpen, $retentionOpen, recheck.$unknown, scope.$held, $stands, $stuck],
    (loaded, ticked, taken, agreementOpen, retentionOpen, unknown, held, stands, stuck): LoanConfirmView => {
      if (loaded.state !== 'ready') return loaded;
      const { loan } = loaded.data;
      const productId = $productId.get();
      const busy = held.has(action()) || held.has(moneyLock({ productId }));
      return {
        ...readyLoan(loaded.data, scope.config()),
        logo: scope.safeImage(loan.productLogo, 'productLogo'),
        bankHref: scope.link('bindBank', bankParams()),
        ticked: agreed(loaded.data, ticked),
        busy,
        taken: taken === productId,
        unknown,
        stuck: stuck === productId && taken === productId,
        stale: loaded.error !== undefined && unknown === undefined,
        canTake: agreed(loaded.data, ticked) && loaded.fresh && stands && taken !== productId && maySend(unknown),
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
      stateOf(view),
    );
    if (outcome.state === 'done') {
      if (productId === $productId.get()) recheck.clear();
      $taken.set(productId);
      const url = outcome.answer.lendDetailsUrl;
      scope.emit('loan-confirmed', { productId, url: scope.safe(url) ?? '' });
      scope.native('confirmPoint', { event: 'loanConfirm', productId });
      if (!scope.follow(url, 'lendDetailsUrl', { replace: true, carry: true, params: { from: 'confirm' } })) $stuck.set(productId);
    } else if (outcome.state === 'refused') scope.tell(outcome.error);
    else if (outcome.state === 'unknown' && productId === $productId.get()) await recheck.check(view);
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
      else if (view.canTake) await scope.once(action(), () => push(view));
    },
    recheck: () => recheck.check(),
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
