import './segmented.css';

export interface Segment {
  readonly name: string;
  readonly type: string;
}

export interface SegmentedProps {
  /** Unique on the screen; ids are made of it. */
  name: string;
  label: string;
  segments: readonly Segment[];
  chosen: string;
  onChoose: (type: string) => void;
  /** The id of the panel whose content follows the choice. */
  panel: string;
  error?: string | undefined;
}

/** The id of the tab that is chosen: the name of the panel, and where an error puts the focus. */
export function segmentId(name: string, segments: readonly Segment[], chosen: string): string {
  return `${name}-${Math.max(
    0,
    segments.findIndex((segment) => segment.type === chosen),
  )}`;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The tab an arrow, Home or End leads to from tab `at`. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

/** A choice between few, all in sight: tabs over the part of a form that follows the choice. */
export function Segmented({ name, label, segments, chosen, onChoose, panel, error }: SegmentedProps) {
  const current = segmentId(name, segments, chosen);
  return (
    <div className="field">
      <span className="field__label" id={`${name}-label`}>
        {label}
      </span>
      <div
        className="segmented"
        role="tablist"
        aria-labelledby={`${name}-label`}
        {...(error ? { 'aria-describedby': `${name}-error` } : {})}
      >
        {segments.map((segment, index) => (
          <button
            type="button"
            role="tab"
            key={segment.type}
            id={`${name}-${index}`}
            className={segment.type === chosen ? 'segmented__tab segmented__tab--chosen' : 'segmented__tab'}
            part="button"
            aria-selected={segment.type === chosen}
            aria-controls={panel}
            tabIndex={`${name}-${index}` === current ? 0 : -1}
            onClick={() => onChoose(segment.type)}
            onKeyDown={(event) => {
              const next = target(event.key, index, segments.length);
              const tab = next === undefined ? undefined : event.currentTarget.parentElement?.children[next];
              if (!(tab instanceof HTMLElement)) return;
              event.preventDefault();
              tab.focus();
              tab.click();
            }}
          >
            {segment.name}
          </button>
        ))}
      </div>
      {error ? (
        <p className="field__error" id={`${name}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
