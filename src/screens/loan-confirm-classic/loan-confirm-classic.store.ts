import { atom, computed, type ReadableAtom } from 'nanostores';
import type { AnswerOf } from '../../api/endpoint.js';
import { classicAgreementJump, classicAgreements, classicConfirm, classicPush } from '../../api/endpoints/classic.js';
import type { Agreement } from '../../api/schema.js';
import type { LoanError } from '../../api/errors.js';
import { toMajor } from '../../lib/money.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';
import { createTakeLoan } from '../../session/take-loan.js';
import { untouched } from '../../session/taking.js';
import { orderAt } from '../../session/taken.js';
import { readyLoan, stateOf, type Loaded, type LoanConfirmClassicReady } from './loan-confirm-classic.ready.js';

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
  showOrder(): void;
  service(): void;
  openAgreement(agreement: Agreement): Promise<void>;
  closePromo(): void;
}

/** Spec 2 "Loan confirmation", the older variant; screens.md, loan-confirm-classic. */
export function createLoanConfirmClassic(scope: Scope<'loan'>, $params: ReadableAtom<LoanConfirmClassicParams>): LoanConfirmClassicModel {
  const $productId = computed($params, (params) => params.productId);
  /** The pop-up of a product opens once. */
  const $promoSeen = atom<string | undefined>();

  const load = createLoad<Loaded>(scope, {
    where: classicConfirm.name,
    on: [$productId],
    onReturn: true,
    mayEnd: (): boolean => taking.mayEnd(),
    async run(signal) {
      const productId = $productId.get();
      const [loan, agreements] = await Promise.all([
        scope.call(classicConfirm, { productId }, { signal }),
        scope.call(classicAgreements, { productId }, { signal }),
      ]);
      return { loan, agreements: agreements.list };
    },
  });
  const taking = createTakeLoan<Loaded, AnswerOf<typeof classicPush>>(scope, {
    name: 'loan-confirm-classic',
    $productId,
    load,
    state: stateOf,
    reads: ({ loan }) => loan,
    send: (shown, productId) =>
      scope.move(classicPush, { productId, amount: toMajor(shown.loan.amount) }, stateOf(shown), {
        issued: ({ url }) => orderAt(scope, url),
      }),
    agreementUrl: async (productId, position) => (await scope.call(classicAgreementJump, { productId, position })).contract_url,
    onTaken: ({ url }, productId) => scope.emit('loan-confirmed', { productId, url: scope.told(url) }),
    open: ({ url }) => scope.follow(url, 'url', { replace: true }),
  });

  const $view = computed(
    [load.$load, taking.$taking, $promoSeen, $productId, scope.$config],
    (loaded, taken, promoSeen, productId): LoanConfirmClassicView => {
      if (loaded.state !== 'ready') return loaded;
      const { loan } = loaded.data;
      return {
        ...readyLoan(loaded.data, scope.config()),
        ...taken,
        promo: loan.NewPopMsg && promoSeen !== productId ? { text: loan.NewPopMsg, button: loan.NewButtonMsg } : undefined,
      };
    },
  );

  const closePromo = () => $promoSeen.set($productId.get());

  scope.onBack(() => {
    const view = $view.get();
    if (view.state === 'ready' && view.promo) {
      closePromo();
      return true;
    }
    if (untouched(taking.$taking.get())) scope.emit('loan-declined', {});
    return false;
  });

  return {
    $view,
    reload: taking.reload,
    tick: taking.tick,
    async take() {
      const view = $view.get();
      if (view.state !== 'ready') return;
      closePromo();
      await taking.take(view);
    },
    recheck: taking.recheck,
    showOrder: taking.showOrder,
    service: taking.service,
    openAgreement: taking.openAgreement,
    closePromo,
  };
}
