import './captcha.css';
import { Icon } from './icon.js';

export interface CaptchaProps {
  /** The image; without it the words stand in its place. */
  src: string | undefined;
  words: { readonly alt: string; readonly none: string; readonly renew: string };
  busy: boolean;
  onRenew: () => void;
  onBroken: () => void;
}

/** A captcha's image beside its field, and the button that asks for another one. */
export function Captcha({ src, words, busy, onRenew, onBroken }: CaptchaProps) {
  return (
    <span className="captcha">
      {src ? (
        <img
          className="captcha__image"
          key={src}
          src={src}
          alt={words.alt}
          width="88"
          height="36"
          referrerPolicy="no-referrer"
          onError={onBroken}
        />
      ) : (
        <span className="captcha__image captcha__image--none">{busy ? '…' : words.none}</span>
      )}
      <button
        type="button"
        className="captcha__renew"
        part="button"
        aria-label={words.renew}
        {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
        onClick={() => {
          if (!busy) onRenew();
        }}
      >
        <Icon name="retry" size={20} />
      </button>
    </span>
  );
}
