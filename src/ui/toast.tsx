import './toast.css';
import { Icon, type IconName } from './icon.js';
import { onTop } from './modal.js';

const icons: Readonly<Record<string, IconName>> = { success: 'check', fail: 'alert' };

/** More than any words of ours have: those stand whole, however large they are read. */
const LONG = 150;

/** A toast: `status` to a screen reader, `alert` when something failed. */
export function ToastView({ kind, text }: { kind: 'info' | 'loading' | 'success' | 'fail'; text: string }) {
  const icon = icons[kind];
  return (
    <div className="toast" part="toast" role={kind === 'fail' ? 'alert' : 'status'} ref={onTop}>
      {icon ? (
        <span className="toast__icon">
          <Icon name={icon} size={20} />
        </span>
      ) : null}
      <span className={text.length > LONG ? 'toast__long' : undefined}>{text}</span>
    </div>
  );
}
