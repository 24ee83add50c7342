import type { Said } from '../../i18n/say.js';
import { valueOf, visibleFields, type BankField, type BankForm, type Edits, type Errors } from './parts/bank-form.js';
import type { Picking } from './parts/picking.store.js';

export interface ShownField extends BankField {
  readonly value: string;
  readonly error: Said<'bank'> | undefined;
}

export interface BindBankReady {
  readonly state: 'ready';
  /** The account is there to pay from; else the money goes to it. */
  readonly paying: boolean;
  readonly tabs: ShownField | undefined;
  readonly fields: readonly ShownField[];
  /** The picker that is open. */
  readonly picking: (Picking & { readonly field: BankField }) | undefined;
  readonly busy: boolean;
  readonly saved: boolean;
  readonly keyboardOpen: boolean;
  readonly focus: { readonly id: string; readonly turn: number };
}

export type BindBankShown = { readonly state: 'empty'; readonly checking: boolean } | BindBankReady;

const none: Edits = {};
const right: Errors = {};

/** The form with what was filled in and what is wrong with it; at first as the server has it. */
export function readyBank(form: BankForm, edits = none, errors = right): BindBankShown {
  const { tabs, fields } = form;
  if (!tabs && fields.length === 0) return { state: 'empty', checking: false };
  const shown = (field: BankField): ShownField => ({ ...field, value: valueOf(field, edits), error: errors[field.id] });
  return {
    state: 'ready',
    paying: false,
    tabs: tabs && shown(tabs),
    fields: visibleFields(form, edits).map(shown),
    picking: undefined,
    busy: false,
    saved: false,
    keyboardOpen: false,
    focus: { id: '', turn: 0 },
  };
}
