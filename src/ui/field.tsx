import type { ReactNode } from 'react';
import './field.css';
import { typed } from './caret.js';
import { entered } from './enter.js';
import { Placeholder } from './placeholder.js';

export interface FieldProps {
  /** Unique on the screen; ids are made of it. */
  name: string;
  label: string;
  value: string;
  onInput: (value: string) => void;
  /** What Enter and the phone keyboard's own key do: the same as the button that the field is filled in for. */
  onEnter?: () => void;
  placeholder?: string | undefined;
  hint?: string | undefined;
  /** What is wrong with the value, tied to the field. */
  error?: string | undefined;
  /** `digits` has the numeric keyboard, `code` a one-time code's autofill too, `phone` the telephone's. */
  kind?: 'text' | 'digits' | 'code' | 'phone' | 'date';
  /** True while it cannot be changed; the focus stays where it is. */
  held?: boolean;
  /** A button inside the field's box, at its end. */
  side?: ReactNode;
  /** What else its input has: `data-focus` gets the focus when a dialog opens. */
  input?: { readonly autoComplete?: string; readonly maxLength?: number; readonly 'data-focus'?: '' };
}

/** Blanks are how some group a number; an amount has a dot where it was capped. */
const NO_DIGIT = /[^\p{Nd}\s.]/gu;

const modes = { text: 'text', digits: 'numeric', code: 'numeric', phone: 'tel', date: 'text' } as const;

/** A form field: label, input, hint and error in one. */
export function Field({ name, label, value, onInput, onEnter, kind = 'text', side, ...more }: FieldProps) {
  const { placeholder, hint, error, held, input } = more;
  const described = [error ? `${name}-error` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className="field" part="field">
      <label className="field__label" htmlFor={name}>
        {label}
      </label>
      <div className={error ? 'field__box field__box--wrong' : 'field__box'}>
        <span className="field__entry">
          <input
            className={kind === 'text' ? 'field__input' : 'field__input field__input--number'}
            id={name}
            name={name}
            type={kind === 'phone' ? 'tel' : kind === 'date' ? 'date' : 'text'}
            inputMode={modes[kind]}
            autoComplete={kind === 'code' ? 'one-time-code' : kind === 'phone' ? 'tel' : 'off'}
            value={value}
            onChange={(event) => typed(event.currentTarget, onInput, kind === 'digits' ? NO_DIGIT : undefined)}
            // The sketch is given the browser’s event itself.
            {...(onEnter ? { enterKeyHint: 'done', onKeyDown: (event) => entered(event.nativeEvent ?? event, onEnter) } : {})}
            {...(placeholder ? { placeholder } : {})}
            {...(held ? { readOnly: true } : {})}
            {...(error ? { 'aria-invalid': true } : {})}
            {...(described ? { 'aria-describedby': described } : {})}
            {...input}
          />
          {placeholder ? <Placeholder text={placeholder} /> : null}
        </span>
        {side ? <span className="field__side">{side}</span> : null}
      </div>
      {hint ? (
        <p className="field__hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field__error" id={`${name}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
