import './field.css';
import './picker.css';
import { Actions, Button } from './button.js';
import { Dialog } from './dialog.js';
import { Field } from './field.js';
import { Icon } from './icon.js';

export interface Option {
  readonly name: string;
  readonly type: string;
}

export interface PickerFieldProps {
  name: string;
  label: string;
  /** The chosen option's words; empty when nothing is chosen. */
  chosen: string;
  placeholder: string;
  error?: string | undefined;
  /** True while it cannot be changed. */
  held?: boolean;
  onOpen: () => void;
}

/** A field that opens a single-choice picker. */
export function PickerField({ name, label, chosen, placeholder, error, held = false, onOpen }: PickerFieldProps) {
  return (
    <div className="field" part="field">
      <span className="field__label" id={`${name}-label`}>
        {label}
      </span>
      <div className={error ? 'field__box field__box--wrong' : 'field__box'}>
        <button
          type="button"
          className="field__input"
          id={name}
          aria-haspopup="dialog"
          aria-labelledby={`${name}-label ${name}-chosen`}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {})}
          {...(held ? { 'aria-disabled': true } : {})}
          onClick={onOpen}
        >
          <span className={chosen ? 'field__chosen' : 'field__chosen field__chosen--none'} id={`${name}-chosen`}>
            {chosen || placeholder}
          </span>
          <Icon name="down" size={20} />
        </button>
      </div>
      {error ? (
        <p className="field__error" id={`${name}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export interface PickerProps {
  name: string;
  title: string;
  options: readonly Option[];
  /** The type of the option that is marked; nothing is decided until Confirm. */
  marked: string | undefined;
  onMark: (type: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
  words: { readonly confirm: string; readonly cancel: string; readonly search: string; readonly nothing: string };
  /** A long list can be searched: the text, and what to do with it. */
  search?: { readonly text: string; readonly onText: (text: string) => void } | undefined;
}

/** A single choice in a dialog, one column, `Confirm` and `Cancel` (spec 2, bank account information). */
export function Picker({ name, title, options, marked, onMark, onConfirm, onCancel, words, search }: PickerProps) {
  const wanted = search?.text.trim().toLowerCase() ?? '';
  const shown = wanted ? options.filter((option) => option.name.toLowerCase().includes(wanted)) : options;
  // What is not in sight is not confirmed.
  const decided = shown.some(({ type }) => type === marked);
  return (
    <Dialog
      title={title}
      onDismiss={onCancel}
      actions={
        <Actions>
          <Button onPress={onCancel}>{words.cancel}</Button>
          <Button kind="primary" disabled={!decided} onPress={onConfirm}>
            {words.confirm}
          </Button>
        </Actions>
      }
    >
      {search ? <Field name={`${name}-search`} label={words.search} value={search.text} onInput={search.onText} /> : null}
      <div className="picker" role="radiogroup" aria-labelledby="dialog-title">
        {shown.map((option) => (
          <label className={option.type === marked ? 'picker__option picker__option--chosen' : 'picker__option'} key={option.type}>
            <input
              type="radio"
              name={name}
              value={option.type}
              checked={option.type === marked}
              onChange={() => onMark(option.type)}
              {...(option.type === marked ? { 'data-focus': '' } : {})}
            />
            <span className="picker__name">{option.name}</span>
            <span className="picker__mark">
              <Icon name="check" size={20} />
            </span>
          </label>
        ))}
        <p className="picker__none" role="status">
          {shown.length === 0 ? words.nothing : ''}
        </p>
      </div>
    </Dialog>
  );
}
