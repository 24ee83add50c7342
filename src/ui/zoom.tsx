import type { ReactNode } from 'react';
import './zoom.css';
import { Button } from './button.js';
import { Dialog } from './dialog.js';

export interface ZoomProps {
  title: string;
  /** The one picture, as large as the screen allows. */
  children: ReactNode;
  close: string;
  onClose: () => void;
  /** Words below the picture. */
  caption?: string | undefined;
}

/** A picture in a dialog. */
export function Zoom({ title, children, close, onClose, caption }: ZoomProps) {
  return (
    <Dialog
      kind="zoom"
      title={title}
      onDismiss={onClose}
      actions={
        <>
          {caption ? <p className="dialog__text">{caption}</p> : null}
          <Button onPress={onClose}>{close}</Button>
        </>
      }
    >
      <div className="zoom">{children}</div>
    </Dialog>
  );
}
