import type { ReactNode } from 'react';
import './checkbox.css';
import { Icon } from './icon.js';

/** A checkbox with its words, which may hold links. `name` is unique on the screen. */
export function Checkbox({ name, checked, onChange, label, children }: { name: string; checked: boolean; onChange: (checked: boolean) => void; label: string; children: ReactNode }) {
  return (
    <div className="checkbox">
      <span className="checkbox__box">
        <input type="checkbox" id={name} name={name} checked={checked} aria-label={label} onChange={(event) => onChange(event.currentTarget.checked)} />
        <span className="checkbox__mark" aria-hidden="true">
          <Icon name="check" size={18} />
        </span>
      </span>
      <div className="checkbox__text">{children}</div>
    </div>
  );
}
