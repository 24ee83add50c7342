import './button.css';
import { copyText } from './copy.js';
import { rootOf } from './kept-focus.js';

export interface CopyButtonProps {
  children: string;
  /** The id of the element whose text is copied. */
  from: string;
  /** True when it was copied; false when it could only be selected. */
  onCopied: (copied: boolean) => void;
  kind?: 'primary' | 'secondary' | 'plain';
}

/** Copies the text of another element of the same screen. */
export function CopyButton({ children, from, onCopied, kind = 'secondary' }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={`button button--${kind}`}
      part={kind === 'primary' ? 'button primary' : 'button'}
      onClick={(event) => {
        const source = rootOf(event.currentTarget).getElementById(from);
        if (source) void copyText(source).then(onCopied);
      }}
    >
      <span className="button__label">{children}</span>
    </button>
  );
}
