import { atom, computed, type ReadableAtom } from 'nanostores';
import type { KeyOf } from '../../i18n/say.js';
import { capped, length } from '../../lib/capped.js';
import type { Scope } from '../../session/scope.js';

/** The fields, in the order they are asked for. */
export const fields = ['name', 'telephone', 'suggestion'] as const;
export type Field = (typeof fields)[number];

export const SUGGESTION_MAX = 1000;

type Values = Readonly<Record<Field, string>>;

export interface ContactFormView {
  readonly state: 'ready';
  readonly at: 'form' | 'sent';
  readonly values: Values;
  /** Characters of the suggestion, an emoji counting as one. */
  readonly count: number;
  /** What is wrong, by field. */
  readonly errors: Readonly<Partial<Record<Field, KeyOf<'site'>>>>;
  /** The field that gets the focus whenever `turn` is another number. */
  readonly focus: { readonly field: Field; readonly turn: number };
}

export interface ContactFormModel {
  readonly $view: ReadableAtom<ContactFormView>;
  reload(): void;
  type(field: Field, value: string): void;
  send(): void;
  again(): void;
}

const empty: Values = { name: '', telephone: '', suggestion: '' };
const missing = { name: 'contactNameMissing', telephone: 'contactTelephoneMissing', suggestion: 'contactSuggestionMissing' } as const;

const isMissing = (values: Values) => (field: Field) => values[field].trim() === '';

/** Spec 2 and 5 "Contact form": all three fields, else nothing leaves. */
export function createContactForm(scope: Scope<'site'>): ContactFormModel {
  const $values = atom<Values>(empty);
  const $sent = atom(false);
  const $pressed = atom(false);
  const $focus = atom<ContactFormView['focus']>({ field: 'name', turn: 0 });

  const $view = computed([$values, $sent, $pressed, $focus], (values, sent, pressed, focus): ContactFormView => {
    const errors: Partial<Record<Field, KeyOf<'site'>>> = {};
    if (pressed) for (const field of fields.filter(isMissing(values))) errors[field] = missing[field];
    return {
      state: 'ready',
      at: sent ? 'sent' : 'form',
      values,
      count: length(values.suggestion),
      errors,
      focus,
    };
  });

  const focusOn = (field: Field) => $focus.set({ field, turn: $focus.get().turn + 1 });

  return {
    $view,
    reload: () => {},
    type(field, value) {
      const values = $values.get();
      $values.set({ ...values, [field]: field === 'suggestion' ? capped(values.suggestion, value, SUGGESTION_MAX) : value });
    },
    send() {
      if ($sent.get()) return;
      const values = $values.get();
      const lacking = fields.find(isMissing(values));
      if (lacking) {
        $pressed.set(true);
        focusOn(lacking);
        scope.toast('fail', scope.t('contactIncomplete'));
        return;
      }
      $sent.set(true);
      $pressed.set(false);
      $values.set(empty);
      const { name, telephone, suggestion } = values;
      scope.emit('loan-contact', { name: name.trim(), telephone: telephone.trim(), suggestion: suggestion.trim() });
    },
    again() {
      $sent.set(false);
      focusOn('name');
    },
  };
}
