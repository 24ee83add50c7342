import './upload.css';
import { Icon } from './icon.js';
import { pictured } from './pictured.js';

/** An image on its way: `share` is from 0 to 1 while it is sent. */
export interface UploadItem {
  readonly id: number;
  readonly name: string;
  readonly preview: string | undefined;
  readonly at: 'preparing' | 'sending' | 'sent' | 'failed';
  readonly share?: number;
}

export interface UploadProps {
  label: string;
  items: readonly UploadItem[];
  max: number;
  /** No image can be added or taken away at the moment. */
  held?: boolean;
  words: {
    readonly add: string;
    readonly addOne: string;
    readonly retry: string;
    readonly cancelOf: (name: string) => string;
    readonly removeOf: (name: string) => string;
    readonly retryOf: (name: string) => string;
  };
  onPick: (file: File) => void;
  onRemove: (id: number) => void;
  onRetry: (id: number) => void;
}

/** Images to send, three a row, each with its progress, a way to give it up and a way to try again. One is picked at a time. */
export function Upload({ label, items, max, held = false, words, onPick, onRemove, onRetry }: UploadProps) {
  return (
    <div className="field" part="field" role="group" aria-label={label}>
      <span className="upload__head">
        <span className="field__label">{label}</span>
        <span className="upload__count" dir="ltr">
          {items.length}/{max}
        </span>
      </span>
      <ul className="upload">
        {items.map((item) => (
          <Item key={item.id} item={item} held={held} words={words} onRemove={onRemove} onRetry={onRetry} />
        ))}
        {items.length < max ? (
          <li className="upload__item">
            <span className={held ? 'upload__add upload__add--held' : 'upload__add'}>
              <input
                className="upload__input"
                type="file"
                accept="image/*"
                aria-label={words.addOne}
                disabled={held}
                onChange={(event) => {
                  const input = event.currentTarget;
                  const file = input.files?.[0];
                  // The same image can be picked again.
                  input.value = '';
                  if (file) onPick(file);
                }}
              />
              <span className="upload__face" aria-hidden="true">
                <Icon name="camera" size={28} />
                {words.add}
              </span>
            </span>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

function Item({
  item,
  held,
  words,
  onRemove,
  onRetry,
}: { item: UploadItem } & Pick<UploadProps, 'held' | 'words' | 'onRemove' | 'onRetry'>) {
  const going = item.at === 'preparing' || item.at === 'sending';
  return (
    <li className="upload__item">
      <span className={`upload__tile upload__tile--${item.at}`}>
        {item.preview ? (
          <img className="upload__image" src={item.preview} alt={item.name} referrerPolicy="no-referrer" ref={pictured} />
        ) : null}
        {going ? (
          <span
            className="upload__bar"
            role="progressbar"
            aria-label={item.name}
            {...(item.at === 'sending' ? { 'aria-valuenow': Math.round((item.share ?? 0) * 100) } : {})}
          >
            <span className="upload__done" style={{ width: `${Math.round((item.share ?? 0) * 100)}%` }} />
          </span>
        ) : null}
        {item.at === 'failed' ? (
          <button
            type="button"
            className="upload__retry"
            part="button"
            aria-label={words.retryOf(item.name)}
            onClick={() => onRetry(item.id)}
          >
            <Icon name="retry" size={20} />
            {words.retry}
          </button>
        ) : null}
      </span>
      {held && !going ? null : (
        <button
          type="button"
          className="upload__remove"
          part="button"
          aria-label={(going ? words.cancelOf : words.removeOf)(item.name)}
          onClick={() => onRemove(item.id)}
        >
          <span className="upload__cross">
            <Icon name="close" size={16} />
          </span>
        </button>
      )}
    </li>
  );
}
