import type { ReactNode } from 'react';
import './card.css';
import { Icon, type IconName } from './icon.js';

/** A card. */
export function Card({ children, className = '', label }: { children: ReactNode; className?: string; label?: string }) {
  return (
    <section className={`card ${className}`} part="card" {...(label ? { 'aria-label': label } : {})}>
      {children}
    </section>
  );
}

/** Lines of a name and a value. */
export function Rows({ rows }: { rows: readonly { readonly text: string; readonly value: ReactNode }[] }) {
  return (
    <dl className="rows">
      {rows.map((row, index) => (
        <div className="rows__row" key={index}>
          <dt>{row.text}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A card that leads somewhere. A real link, so that it can be read, opened and copied as one. */
export function RowLink({
  icon,
  title,
  note,
  href,
  onPress,
}: {
  icon: IconName;
  title: string;
  note?: string | undefined;
  href: string;
  onPress: () => void;
}) {
  return (
    <a
      className="row-link"
      part="card"
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <span className="row-link__icon">
        <Icon name={icon} />
      </span>
      <span className="row-link__body">
        <span className="row-link__title">{title}</span>
        {note ? <span className="row-link__note">{note}</span> : null}
      </span>
      <span className="row-link__go">
        <Icon name="chevron" size={20} />
      </span>
    </a>
  );
}
