import type { ReactNode } from 'react';
import './dialog.css';
import { modal } from './modal.js';

export interface DialogProps {
  title: string;
  children?: ReactNode;
  actions: ReactNode;
  /** Escape and a tap beside the dialog call it; without it the dialog stays until it is answered. */
  onDismiss?: () => void;
  kind?: 'plain' | 'frame' | 'zoom';
}

/** A modal dialog, named by its title. Drawn means open. */
export function Dialog({ title, children, actions, onDismiss, kind = 'plain' }: DialogProps) {
  return (
    <dialog
      className={kind === 'plain' ? 'dialog' : `dialog dialog--${kind}`}
      part="dialog"
      ref={modal}
      aria-labelledby="dialog-title"
      aria-describedby="dialog-text"
      onCancel={(event) => {
        event.preventDefault();
        onDismiss?.();
      }}
    >
      <div className="dialog__body">
        <div className="sr-only" data-told="" />
        <h2 className="dialog__title" part="title" id="dialog-title" tabIndex={-1}>
          {title}
        </h2>
        {children}
        {actions ? <div className="dialog__actions">{actions}</div> : null}
      </div>
    </dialog>
  );
}

/** Text of a dialog, which describes it. */
export function DialogText({ children }: { children: ReactNode }) {
  return (
    <p className="dialog__text" id="dialog-text">
      {children}
    </p>
  );
}

/** A page from outside, framed under the rule of contract.md. */
export function Framed({ src, title, sandbox }: { src: string; title: string; sandbox: string }) {
  return <iframe className="dialog__frame" src={src} title={title} sandbox={sandbox} referrerPolicy="no-referrer" allow="" />;
}
