import { cardInit, type BankFormItem } from '../../api/endpoints/bank.js';
import { bank as words } from '../../i18n/en/bank.js';
import { idIn } from '../../lib/id.js';
import { draftKey, draftsOf, stampedDraft } from '../../session/draft-place.js';
import { nativeEarly } from '../../session/early-native.js';
import { sketch, type SketchPage } from '../../session/sketch.js';
import { storage } from '../../session/storage.js';
import { noteViewport } from '../../session/viewport.js';
import { readyBank, type BindBankReady } from './bind-bank.ready.js';
import { BindBank } from './bind-bank.js';
import type { BindBankModel } from './bind-bank.store.js';
import { aboutBank, BANK_FORM, keepable, readForm, typed, type Edits } from './parts/bank-form.js';

/** The form as it is asked for; a form without items is the store's, and what was typed on another day comes back with it. */
function view(items: readonly BankFormItem[]): BindBankReady | undefined {
  const shown = readyBank(readForm(items));
  if (shown.state === 'empty' || storage.keys(draftsOf(BANK_FORM)).length > 0) return undefined;
  noteViewport();
  return shown;
}

/** What is typed before the store is there is a draft too. */
function keep(items: readonly BankFormItem[], { session, values }: SketchPage): Partial<BindBankModel> {
  const form = readForm(items);
  const about = aboutBank(idIn(values, 'product-id') ?? '', idIn(values, 'order-id'));
  let edits: Edits = {};
  return {
    type(field, value) {
      edits = { ...edits, [field.id]: typed(field, value) };
      storage.set(draftKey({ session, form: BANK_FORM, about }), stampedDraft(keepable(form, edits)));
    },
  };
}

/** The form's first drawing. */
export const bindBankSketch = sketch({
  rows: [cardInit],
  begin({ answers, config }) {
    if (answers.length > 0) nativeEarly('startBindBank', config);
  },
  words,
  view: ([{ items }]) => view(items),
  keep: ([{ items }], page) => keep(items, page),
  screen: BindBank,
});
