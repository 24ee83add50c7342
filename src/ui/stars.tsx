import './stars.css';

const STARS = [1, 2, 3, 4, 5] as const;
const shape = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8z';

/** Five stars to choose from: a radio group, by touch, pointer and keyboard. None is chosen to begin with. */
export function Stars({
  name,
  label,
  star,
  stars,
  disabled = false,
  onChoose,
}: {
  /** Unique on the screen. */
  name: string;
  label: string;
  /** The name of one star, such as "3 stars". */
  star: (n: number) => string;
  /** How many are chosen; 0 for none. */
  stars: number;
  disabled?: boolean;
  onChoose: (stars: number) => void;
}) {
  return (
    <div className="stars" role="radiogroup" aria-label={label}>
      {STARS.map((n) => (
        <label className={n <= stars ? 'star star--full' : 'star'} key={n}>
          <input
            type="radio"
            name={name}
            value={n}
            checked={n === stars}
            disabled={disabled}
            aria-label={star(n)}
            onChange={() => onChoose(n)}
          />
          <svg width="36" height="36" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={shape} />
          </svg>
        </label>
      ))}
    </div>
  );
}
