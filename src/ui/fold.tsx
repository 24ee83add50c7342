import type { ReactNode } from 'react';
import './fold.css';
import { Icon } from './icon.js';

/** A card that is folded until its title is tapped. */
export function Fold({ title, children, open = false }: { title: ReactNode; children: ReactNode; open?: boolean }) {
  return (
    <details className="fold" part="card" {...(open ? { open: true } : {})}>
      <summary className="fold__head">
        <span className="fold__title">{title}</span>
        <span className="fold__mark">
          <Icon name="down" size={20} />
        </span>
      </summary>
      <div className="fold__body">{children}</div>
    </details>
  );
}
