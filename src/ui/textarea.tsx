import './field.css';
import './textarea.css';
import { Placeholder } from './placeholder.js';

export interface TextareaProps {
  /** Unique on the screen; ids are made of it. */
  name: string;
  label: string;
  value: string;
  /** Characters, for the counter. */
  count: number;
  max: number;
  /** Without it the text can only be read. */
  onInput?: (value: string) => void;
  placeholder?: string;
  error?: string | undefined;
  /** It cannot be changed at the moment. */
  held?: boolean;
}

/** Hands on what was typed; what is ignored of it, where it was put in, leaves the caret there. */
function typed(box: HTMLTextAreaElement, onInput: (value: string) => void): void {
  const { value, selectionStart: at } = box;
  onInput(value);
  void Promise.resolve().then(() => {
    const there = at - (value.length - box.value.length);
    if (there < at) box.setSelectionRange(there, there);
  });
}

/** A text of several lines with its counter. */
export function Textarea({ name, label, value, count, max, onInput, placeholder, error, held = false }: TextareaProps) {
  return (
    <div className="field" part="field">
      <label className="field__label" htmlFor={name}>
        {label}
      </label>
      <div className={`textarea field__box${error ? ' field__box--wrong' : ''}${onInput ? '' : ' textarea--read'}`}>
        <textarea
          className="field__input"
          id={name}
          name={name}
          rows={5}
          value={value}
          readOnly={!onInput || held}
          aria-describedby={error ? `${name}-error ${name}-count` : `${name}-count`}
          {...(placeholder ? { placeholder } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
          onChange={(event) => onInput && typed(event.currentTarget, onInput)}
        />
        {placeholder ? <Placeholder text={placeholder} /> : null}
        <span className="textarea__count" id={`${name}-count`} dir="ltr">
          {count}/{max}
        </span>
      </div>
      {error ? (
        <p className="field__error" id={`${name}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
