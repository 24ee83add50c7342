import type { ReactNode } from 'react';
import './button.css';
import { keptFocus } from './kept-focus.js';
import { pressedOnce, pressedTwice } from './pressed-once.js';

export interface ButtonProps {
  children: ReactNode;
  onPress: () => void;
  /** `primary` is the one main action of a screen. */
  kind?: 'primary' | 'secondary' | 'plain' | 'danger';
  /** A request it started is under way: it says so and cannot be pressed, but keeps the focus. */
  busy?: boolean;
  disabled?: boolean;
  wide?: boolean;
  label?: string;
  /** For what puts the focus on it. */
  id?: string;
}

/** A button. */
export function Button({ children, onPress, kind = 'secondary', busy = false, disabled = false, wide = false, label, id }: ButtonProps) {
  return (
    <button
      type="button"
      ref={keptFocus}
      {...(id ? { id } : {})}
      className={`button button--${kind}${wide ? ' button--wide' : ''}`}
      part={kind === 'primary' ? 'button primary' : 'button'}
      disabled={disabled && !busy}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...(label ? { 'aria-label': label } : {})}
      onKeyDown={pressedOnce}
      onClick={(event) => {
        if (!pressedTwice(event.currentTarget, event.detail, event.timeStamp) && !busy && !disabled) onPress();
      }}
    >
      <span className="button__label">{children}</span>
      {busy ? <span className="button__spinner" aria-hidden="true" /> : null}
    </button>
  );
}

/** Buttons side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}
