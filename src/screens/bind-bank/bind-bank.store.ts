import { atom, computed, type ReadableAtom } from 'nanostores';
import { cardInit, changeCard, saveBankInfo } from '../../api/endpoints/bank.js';
import { asLoanError, LoanError } from '../../api/errors.js';
import { toldEarly } from '../../session/early-native.js';
import { errorText } from '../../session/error-text.js';
import { $keyboardOpen } from '../../session/keyboard.js';
import { createLoad, isFetching } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';
import { readyBank, type BindBankReady, type BindBankShown } from './bind-bank.ready.js';
import { aboutBank, cardTypeOf, readForm, submitted, typed, valueOf, type BankField, type BankForm } from './parts/bank-form.js';
import { createFilling } from './parts/filling.store.js';
import { createPicking } from './parts/picking.store.js';

export interface BindBankParams {
  readonly productId: string;
  readonly orderId?: string | undefined;
  readonly source?: string | undefined;
  readonly use?: unknown;
}

export type BindBankView = { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | BindBankShown;

export interface BindBankModel {
  readonly $view: ReadableAtom<BindBankView>;
  reload(): unknown;
  type(field: BankField, value: string): void;
  pick(field: BankField): void;
  mark(type: string): void;
  search(text: string): void;
  confirmPick(): void;
  cancelPick(): void;
  save(): Promise<void>;
}

const action = (productId: string) => `bind-bank.save.${productId}`;

/** Spec 2 "Bank account information", 4 "Bank binding". */
export function createBindBank(scope: Scope<'bank'>, $params: ReadableAtom<BindBankParams>): BindBankModel {
  const $productId = computed($params, (params) => params.productId);
  /** What was saved and is on the screen as it was sent. */
  const $saved = atom<BindBankParams | undefined>();
  const $about = computed($params, ({ productId, orderId }) => aboutBank(productId, orderId));
  const picking = createPicking();
  const filling = createFilling(scope, $about.get());

  if (!toldEarly('startBindBank')) scope.native('startBindBank');
  scope.onClose(
    $about.listen((about) => {
      picking.close();
      $saved.set(undefined);
      filling.turnTo(about);
    }),
  );
  const load = createLoad<BankForm>(scope, {
    where: cardInit.name,
    on: [$productId],
    onReturn: true,
    async run(signal) {
      const before = $saved.get();
      const { items } = await scope.call(cardInit, { product_id: $productId.get() }, { signal });
      const form = readForm(items);
      if (form.unknown) scope.report(new LoanError('contract', cardInit.name, { code: 'item' }));
      if ($saved.get() === before) $saved.set(undefined);
      return form;
    },
  });

  const $view = computed(
    [load.$load, filling.$edits, filling.$errors, filling.$focus, $saved, picking.$picking, $keyboardOpen, scope.$held, $params],
    (loaded, edits, errors, focus, saved, picked, keyboardOpen, held, { productId, use }): BindBankView => {
      if (loaded.state !== 'ready') return loaded;
      const shown = readyBank(loaded.data, edits, errors);
      if (shown.state === 'empty') return { ...shown, checking: isFetching(loaded) };
      const busy = held.has(action(productId));
      const field = picked && shown.fields.find(({ id }) => id === picked.id);
      return {
        ...shown,
        paying: use === 'pay',
        picking: picked && field ? { ...picked, field } : undefined,
        busy,
        // The button is off from then on: the focus goes from it to the words.
        saved: !busy && saved?.productId === productId,
        keyboardOpen,
        focus,
      };
    },
  );

  /** What is on its way stays as it is on the screen. */
  const busy = (): boolean => scope.$held.get().has(action($productId.get()));

  function put(field: BankField, value: string): void {
    const loaded = load.$load.get();
    if (loaded.state !== 'ready' || busy()) return;
    filling.put(loaded.data, field, value);
    $saved.set(undefined);
  }

  function leave({ productId, orderId, source = '' }: BindBankParams): void {
    const params = { productId, ...(orderId ? { orderId } : {}), source };
    if (source === 'loanDetail') scope.go('order', params);
    else if (source === 'confirmUrl') scope.go('loanConfirm', params, { replace: true });
    else {
      scope.native('endBindBank');
      scope.native('closeWebview');
    }
  }

  async function send({ tabs, fields }: BindBankReady, form: BankForm): Promise<void> {
    const asked = $params.get();
    const { productId, source = '' } = asked;
    const here = () => $productId.get() === productId;
    const sent = filling.sending();
    const row = source === 'loanDetail' ? changeCard : saveBankInfo;
    const edits = filling.$edits.get();
    const online = scope.$online.get();
    try {
      const payload = { ...submitted(fields, edits), cardType: cardTypeOf(form, edits), product_id: productId };
      // Not given up when the element leaves: it would be saved all the same, and its draft stay.
      await scope.call(row, payload, { signal: undefined });
    } catch (thrown) {
      if (scope.signal.aborted) return;
      const error = asLoanError(thrown, row.name);
      scope.fail(error, row.name, online ? scope.t('savedUnknown') : undefined);
      const field = [...(tabs ? [tabs] : []), ...fields].find(({ code }) => code === error.field);
      if (field && here()) filling.wrong([[field, (t) => errorText(t, error)]]);
      return;
    }
    sent();
    $saved.set(asked);
    scope.emit('loan-bank-bound', { source });
    if (scope.signal.aborted) return;
    // From the form of another product nobody is led away.
    if (here()) leave(asked);
    else scope.toast('success', scope.t('saved'));
  }

  scope.onBack(() => {
    if (!picking.$picking.get()) return false;
    picking.close();
    return true;
  });

  return {
    $view,
    reload: load.reload,
    type: (field, value) => put(field, typed(field, value)),
    pick(field) {
      if (!busy()) picking.open(field.id, valueOf(field, filling.$edits.get()));
    },
    mark: picking.mark,
    search: picking.search,
    confirmPick() {
      const view = $view.get();
      if (view.state !== 'ready' || !view.picking?.marked) return;
      put(view.picking.field, view.picking.marked);
      picking.close();
    },
    cancelPick: picking.close,
    async save() {
      const view = $view.get();
      const loaded = load.$load.get();
      if (view.state !== 'ready' || loaded.state !== 'ready' || view.busy || view.saved) return;
      const missing = view.fields.filter(({ kind, value }) => kind !== 'choice' && kind !== 'date' && value.trim() === '');
      filling.wrong(missing.map((field) => [field, (t) => t('missingValue', { title: field.title })]));
      if (missing.length === 0) await scope.once(action($productId.get()), () => send(view, loaded.data));
    },
  };
}
