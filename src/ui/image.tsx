import './image.css';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { Icon } from './icon.js';
import { pictured } from './pictured.js';

export interface ImagesProps {
  /** What the images are, for a screen reader. */
  label: string;
  /** Urls that passed the image rule; `undefined` for one that did not. */
  sources: readonly (string | undefined)[];
  /** The name of the n-th image, from 1. */
  nameOf: (n: number) => string;
  /** What is said in place of an image that may not be shown, or does not come. */
  refused: string;
  onOpen: (index: number) => void;
}

/** Small images, three a row; a tap enlarges one. */
export function Images({ label, sources, nameOf, refused, onOpen }: ImagesProps) {
  return (
    <ul className="images" aria-label={label}>
      {sources.map((src, index) => (
        <li className="images__item" key={index} ref={pictured}>
          {src ? (
            <button type="button" className="images__open" part="button" aria-haspopup="dialog" onClick={() => onOpen(index)}>
              <img
                className="images__small"
                src={src}
                alt={nameOf(index + 1)}
                loading="lazy"
                decoding="async"
                referrerPolicy="no-referrer"
              />
            </button>
          ) : null}
          <span className="images__refused">
            <Icon name="alert" size={20} />
            {refused}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One image as large as the screen allows. */
export function Enlarged({ src, name, close, onClose }: { src: string; name: string; close: string; onClose: () => void }) {
  return (
    <Dialog kind="frame" title={name} onDismiss={onClose} actions={<Button onPress={onClose}>{close}</Button>}>
      <div className="enlarged">
        <img className="enlarged__image" src={src} alt={name} referrerPolicy="no-referrer" />
      </div>
    </Dialog>
  );
}
