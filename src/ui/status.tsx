import type { ReactNode } from 'react';
import './status.css';

/** How things stand: `neutral` is for what nobody knows. */
export type StatusKind = 'neutral' | 'waiting' | 'active' | 'due' | 'late' | 'done' | 'failed';

/** What stands inside the circle, on a grid of 24. */
const marks: Readonly<Record<StatusKind, string>> = {
  neutral: 'M12 11v6M12 7h.01',
  waiting: 'M8 5h8M8 19h8M9 5v2.5l3 4.5-3 4.5V19M15 5v2.5L12 12l3 4.5V19',
  active: 'M6.5 14.5l3.5-3.5 2.8 2.8 4.7-4.8M13.5 9h4v4',
  due: 'M8.5 5v2.5M15.5 5v2.5M6 7.5h12v11H6zM6 11h12M12 14v1.5',
  late: 'M12 6.5v7M12 17.5h.01',
  done: 'M7 12.5l3.5 3.5L17 9',
  failed: 'M8 8l8 8M16 8l-8 8',
};

/** A status at the head of a screen: its mark, its word, and what it means. */
export function Status({
  kind,
  title,
  text,
  children,
}: {
  kind: StatusKind;
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={`status status--${kind}`}>
      <span className="status__mark" data-status={kind}>
        <svg width="46" height="46" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={marks[kind]} />
        </svg>
      </span>
      <h1 className="status__title" part="title">
        {title}
      </h1>
      {text ? <p className="status__text">{text}</p> : null}
      {children}
    </div>
  );
}
