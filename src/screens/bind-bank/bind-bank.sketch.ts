import { cardInit, type BankFormItem } from '../../api/endpoints/bank.js';
import { bank as words } from '../../i18n/en/bank.js';
import { draftsOf } from '../../session/draft-place.js';
import { sketch } from '../../session/sketch.js';
import { storage } from '../../session/storage.js';
import { noteViewport } from '../../session/viewport.js';
import { readyBank, type BindBankReady } from './bind-bank.ready.js';
import { BindBank } from './bind-bank.js';
import { BANK_FORM, readForm } from './parts/bank-form.js';

/** The form as it is asked for; a form without items is the store's, and what was typed on another day comes back with it. */
function view(items: readonly BankFormItem[]): BindBankReady | undefined {
  const shown = readyBank(readForm(items));
  if (shown.state === 'empty' || storage.keys(draftsOf(BANK_FORM)).length > 0) return undefined;
  noteViewport();
  return shown;
}

/** The form's first drawing. */
export const bindBankSketch = sketch({
  rows: [cardInit],
  words,
  view: ([{ items }]) => view(items),
  screen: BindBank,
});
