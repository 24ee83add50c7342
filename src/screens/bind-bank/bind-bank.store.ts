import { atom, computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { cardInit, changeCard, saveBankInfo } from '../../api/endpoints/bank.js';
import { asLoanError, LoanError } from '../../api/errors.js';
import { digits } from '../../lib/mask.js';
import { fromEntries } from '../../lib/record.js';
import { createDraft, type Draft } from '../../session/drafts.js';
import { errorText } from '../../session/error-text.js';
import { $keyboardOpen } from '../../session/keyboard.js';
import { createLoad } from '../../session/load.js';
import type { Scope } from '../../session/scope.js';
import {
  cardTypeOf,
  keepable,
  readForm,
  submitted,
  valueOf,
  visibleFields,
  type BankField,
  type BankForm,
  type Edits,
} from './parts/bank-form.js';
import { createPicking, type Picking } from './parts/picking.store.js';

export interface BindBankParams {
  readonly productId: string;
  readonly orderId?: string | undefined;
  readonly source?: string | undefined;
}

export interface ShownField extends BankField {
  readonly value: string;
  readonly error: string | undefined;
}

export interface BindBankReady {
  readonly state: 'ready';
  readonly tabs: ShownField | undefined;
  readonly fields: readonly ShownField[];
  /** The picker that is open. */
  readonly picking: (Picking & { readonly field: BankField }) | undefined;
  readonly busy: boolean;
  readonly saved: boolean;
  readonly keyboardOpen: boolean;
  readonly focus: { readonly id: string; readonly turn: number };
}

export type BindBankView =
  { readonly state: 'loading' } | { readonly state: 'failed'; readonly error: LoanError } | { readonly state: 'empty' } | BindBankReady;

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

const action = 'bind-bank.save';
const TEXT_LIMIT = 500;
const edits = v.record(v.string(), v.string());

/** Spec 2 "Bank account information", 4 "Bank binding". */
export function createBindBank(scope: Scope<'bank'>, $params: ReadableAtom<BindBankParams>): BindBankModel {
  const $productId = computed($params, (params) => params.productId);
  const $edits = atom<Edits>({});
  const $errors = atom<Readonly<Record<string, string>>>({});
  const $focus = atom<BindBankReady['focus']>({ id: '', turn: 0 });
  const $saved = atom(false);
  const picking = createPicking();
  let draft: Draft<Edits> = openDraft();

  function openDraft(): Draft<Edits> {
    const { productId, orderId = '' } = $params.get();
    const opened = createDraft(scope, { form: 'bank', about: JSON.stringify([productId, orderId]), schema: edits });
    $edits.set(opened.read() ?? {});
    $errors.set({});
    return opened;
  }

  scope.native('startBindBank');
  scope.onClose(
    $productId.listen(() => {
      draft = openDraft();
    }),
  );
  const load = createLoad<BankForm>(scope, {
    where: cardInit.name,
    on: [$productId],
    onReturn: true,
    async run(signal) {
      const { items } = await scope.call(cardInit, { product_id: $productId.get() }, { signal });
      const form = readForm(items);
      if (form.unknown) scope.report(new LoanError('contract', cardInit.name, { code: 'item' }));
      $saved.set(false);
      return form;
    },
  });

  const $view = computed(
    [load.$load, $edits, $errors, $focus, $saved, picking.$picking, $keyboardOpen, scope.$held],
    (loaded, edited, errors, focus, saved, picked, keyboardOpen, held): BindBankView => {
      if (loaded.state !== 'ready') return loaded;
      const { tabs, fields } = loaded.data;
      if (!tabs && fields.length === 0) return { state: 'empty' };
      const shown = (field: BankField): ShownField => ({ ...field, value: valueOf(field, edited), error: errors[field.id] });
      const visible = visibleFields(loaded.data, edited).map(shown);
      const field = picked && visible.find(({ id }) => id === picked.id);
      return {
        state: 'ready',
        tabs: tabs && shown(tabs),
        fields: visible,
        picking: picked && field ? { ...picked, field } : undefined,
        busy: held.has(action),
        saved,
        keyboardOpen,
        focus,
      };
    },
  );

  const focusOn = (id: string) => $focus.set({ id, turn: $focus.get().turn + 1 });

  function put(field: BankField, value: string): void {
    const loaded = load.$load.get();
    $edits.set({ ...$edits.get(), [field.id]: value });
    const { [field.id]: _, ...others } = $errors.get();
    $errors.set(others);
    $saved.set(false);
    if (loaded.state === 'ready') draft.keep(keepable(loaded.data, $edits.get()));
  }

  function complete(fields: readonly ShownField[]): boolean {
    const missing = fields.filter(({ kind, value }) => /^(?:text|digits|card)$/.test(kind) && value.trim() === '');
    $errors.set(fromEntries(missing.map(({ id, title }): [string, string] => [id, scope.t('missingValue', { title })])));
    if (missing[0]) focusOn(missing[0].id);
    return missing.length === 0;
  }

  function leave(source: string): void {
    const { productId, orderId } = $params.get();
    const params = { productId, ...(orderId ? { orderId } : {}), source };
    if (source === 'loanDetail') scope.go('order', params);
    else if (source === 'confirmUrl') scope.go('loanConfirm', params, { replace: true });
    else {
      scope.native('endBindBank');
      scope.native('closeWebview');
    }
  }

  async function send(view: BindBankReady, form: BankForm): Promise<void> {
    const { productId, source = '' } = $params.get();
    const row = source === 'loanDetail' ? changeCard : saveBankInfo;
    const payload = { ...submitted(view.fields, $edits.get()), cardType: cardTypeOf(form, $edits.get()), product_id: productId };
    try {
      await scope.call(row, payload);
    } catch (thrown) {
      if (scope.signal.aborted) return;
      const error = asLoanError(thrown, row.name);
      scope.fail(error, row.name);
      const wrong = [...(view.tabs ? [view.tabs] : []), ...view.fields].find(({ code }) => code === error.field);
      if (!wrong) return;
      $errors.set({ [wrong.id]: errorText(scope.t, error) });
      focusOn(wrong.id);
      return;
    }
    draft.clear();
    $saved.set(true);
    scope.emit('loan-bank-bound', { source });
    leave(source);
  }

  scope.onBack(() => {
    if (!picking.$picking.get()) return false;
    picking.close();
    return true;
  });

  return {
    $view,
    reload: load.reload,
    type: (field, value) => put(field, field.kind === 'digits' || field.kind === 'card' ? digits(value, 64) : value.slice(0, TEXT_LIMIT)),
    pick: (field) => picking.open(field.id, valueOf(field, $edits.get())),
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
      if (complete(view.fields)) await scope.once(action, () => send(view, loaded.data));
    },
  };
}
