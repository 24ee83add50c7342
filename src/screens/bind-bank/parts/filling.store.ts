import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { fromEntries } from '../../../lib/record.js';
import type { Said } from '../../../i18n/say.js';
import { createDraft, type Draft } from '../../../session/drafts.js';
import type { Scope } from '../../../session/scope.js';
import { BANK_FORM, keepable, type BankField, type BankForm, type Edits, type Errors } from './bank-form.js';

/** What was typed and chosen, and what is wrong with it. */
export interface Filling {
  readonly $edits: ReadableAtom<Edits>;
  readonly $errors: ReadableAtom<Errors>;
  readonly $focus: ReadableAtom<{ readonly id: string; readonly turn: number }>;
  put(form: BankForm, field: BankField, value: string): void;
  /** Shows these errors, with the focus on the first; none takes all away. */
  wrong(errors: readonly (readonly [BankField, Said<'bank'>])[]): void;
  /** Another form: what was kept for it comes back. */
  turnTo(about: string): void;
  /** It is on its way as it is now. What comes back is for when it arrived: then nothing of it is kept. */
  sending(): () => void;
}

const schema = v.record(v.string(), v.string());

export function createFilling(scope: Pick<Scope, 'storage' | '$session'>, about: string): Filling {
  const $edits = atom<Edits>({});
  const $errors = atom<Errors>({});
  const $focus = atom({ id: '', turn: 0 });
  let draft = opened(about);

  function opened(what: string): Draft<Edits> {
    const found = createDraft(scope, { form: BANK_FORM, about: what, schema });
    $edits.set(found.read() ?? {});
    $errors.set({});
    return found;
  }

  return {
    $edits,
    $errors,
    $focus,
    put(form, field, value) {
      $edits.set({ ...$edits.get(), [field.id]: value });
      const { [field.id]: _, ...others } = $errors.get();
      $errors.set(others);
      draft.keep(keepable(form, $edits.get()));
    },
    wrong(errors) {
      $errors.set(fromEntries(errors.map(([{ id }, words]) => [id, words] as const)));
      const first = errors[0]?.[0];
      if (first) $focus.set({ id: first.id, turn: $focus.get().turn + 1 });
    },
    turnTo(what) {
      draft = opened(what);
    },
    sending: () => draft.clear,
  };
}
