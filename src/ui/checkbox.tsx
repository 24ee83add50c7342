import type { ReactNode } from 'react';
import './checkbox.css';
import { Icon } from './icon.js';

/** A checkbox: its label, and links behind it that are part of its name. `name` is unique on the screen. */
export function Checkbox({
  name,
  checked,
  held = false,
  onChange,
  label,
  children,
}: {
  name: string;
  checked: boolean;
  /** It cannot be changed at the moment. */
  held?: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  children?: ReactNode;
}) {
  return (
    <div className="checkbox">
      <span className="checkbox__box">
        <input
          type="checkbox"
          id={name}
          name={name}
          checked={checked}
          aria-labelledby={`${name}-text`}
          {...(held ? { 'aria-disabled': true } : {})}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="checkbox__mark" aria-hidden="true">
          <Icon name="check" size={18} />
        </span>
      </span>
      <div className="checkbox__text" id={`${name}-text`}>
        <label htmlFor={name}>{label}</label> {children}
      </div>
    </div>
  );
}
