import { atom, computed, type ReadableAtom } from 'nanostores';
import { classicAgreementJump, classicAgreements, classicConfirm, classicPush } from '../../api/endpoints/classic.js';
import type { Agreement } from '../../api/endpoints/loan.js';
import type { LoanError } from '../../api/errors.js';
import { toMajor } from '../../lib/money.js';
import { createLoad } from '../../session/load.js';
import { createRecheck, createStanding, maySend, moneyLock } from '../../session/money-move.js';
import type { Scope } from '../../session/scope.js';
import { readyLoan, type Loaded, type LoanConfirmClassicReady } from './loan-confirm-classic.ready.js';

export interface LoanConfirmClassicParams {
  readonly productId: string;
}

export type LoanConfirmClassicView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | LoanConfirmClassicReady;

export interface LoanConfirmClassicModel {
  readonly $view: ReadableAtom<LoanConfirmClassicView>;
  reload(): unknown;
  tick(ticked: boolean): void;
  take(): Promise<void>;
  recheck(): Promise<void>;
  openAgreement(agreement: Agreement): Promise<void>;
  closePromo(): void;
}

/** Spec 2 "Loan confirmation", the older variant; screens.md, loan-confirm-classic. */
export function createLoanConfirmClassic(scope: Scope<'loan'>, $params: ReadableAtom<LoanConfirmClassicParams>): LoanConfirmClassicModel {
  const $productId = computed($params, (params) => params.productId);
  const $ticked = atom(scope.config().policy?.consentTicked ?? true);
  const $taken = atom<string | undefined>();
  /** The product whose new order may not be followed. */
  const $stuck = atom<string | undefined>();
  /** The pop-up of a product opens once. */
  const $promoSeen = atom<string | undefined>();

  const load = createLoad<Loaded>(scope, {
    where: classicConfirm.name,
    on: [$productId],
    onReturn: true,
    async run(signal) {
      const productId = $productId.get();
      const [loan, agreements] = await Promise.all([
        scope.call(classicConfirm, { productId }, { signal }),
        scope.call(classicAgreements, { productId }, { signal }),
      ]);
      if (!signal.aborted) $taken.set(undefined);
      return { loan, agreements: agreements.list };
    },
  });
  const state = ({ loan }: Loaded) => loan;
  const recheck = createRecheck(scope, load, { state });
  const { $stands } = createStanding(scope, load, state);
  const action = () => `loan-confirm-classic.take.${$productId.get()}`;
  scope.onClose($productId.listen(recheck.clear));

  const $view = computed(
    [load.$load, $ticked, $taken, $promoSeen, recheck.$unknown, scope.$held, $productId, $stands, $stuck],
    (loaded, ticked, taken, promoSeen, unknown, held, productId, stands, stuck): LoanConfirmClassicView => {
      if (loaded.state !== 'ready') return loaded;
      const { loan } = loaded.data;
      const ready = readyLoan(loaded.data, scope.config(), ticked);
      return {
        ...ready,
        busy: held.has(action()) || held.has(moneyLock({ productId })),
        unknown,
        stuck: stuck === productId && taken === productId,
        stale: loaded.error !== undefined && unknown === undefined,
        canTake: ready.ticked && loaded.fresh && stands && taken !== productId && maySend(unknown),
        promo: loan.NewPopMsg && promoSeen !== productId ? { text: loan.NewPopMsg, button: loan.NewButtonMsg } : undefined,
      };
    },
  );

  async function push(loaded: Loaded): Promise<void> {
    const productId = $productId.get();
    const { loan } = loaded;
    const outcome = await scope.move(classicPush, { productId, amount: toMajor(loan.amount) }, loan);
    if (outcome.state === 'done') {
      if (productId === $productId.get()) recheck.clear();
      $taken.set(productId);
      const { url } = outcome.answer;
      scope.emit('loan-confirmed', { productId, url: scope.safe(url) ?? '' });
      if (!scope.follow(url, 'url', { replace: true })) $stuck.set(productId);
    } else if (outcome.state === 'refused') scope.tell(outcome.error);
    else if (outcome.state === 'unknown' && productId === $productId.get()) await recheck.check(loaded);
  }

  const closePromo = () => $promoSeen.set($productId.get());

  scope.onBack(() => {
    const view = $view.get();
    if (view.state === 'ready' && view.promo) {
      closePromo();
      return true;
    }
    if ($taken.get() === undefined) scope.emit('loan-declined', {});
    return false;
  });

  return {
    $view,
    reload: load.reload,
    tick: (ticked) => $ticked.set(ticked),
    async take() {
      const view = $view.get();
      if (view.state !== 'ready') return;
      closePromo();
      if (!view.ticked) scope.toast('info', scope.t('tickFirst'));
      else if (view.canTake) await scope.once(action(), () => push(view));
    },
    recheck: () => recheck.check(),
    async openAgreement({ position }) {
      const productId = $productId.get();
      await scope.once(`loan-confirm-classic.agreement.${position}`, async () => {
        try {
          const { contract_url } = await scope.call(classicAgreementJump, { productId, position });
          scope.follow(contract_url, 'contract_url');
        } catch (thrown) {
          scope.fail(thrown, classicAgreementJump.name);
        }
      });
    },
    closePromo,
  };
}
