import type { ReactNode } from 'react';
import './tokens.css';
import './page.css';
import { docked } from './docked.js';

/** The body of a screen: one column, and below it the bar with the one main action. */
export function Page({ children, dock, label }: { children: ReactNode; dock?: ReactNode; label?: string }) {
  return (
    <>
      <div className="page" {...(label ? { role: 'region', 'aria-label': label } : {})}>
        {children}
      </div>
      {dock ? (
        <div className="dock" ref={docked}>
          <div className="dock__inner">{dock}</div>
        </div>
      ) : null}
    </>
  );
}

/** The title of a screen. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <h1 className="page__title" part="title">
      {children}
    </h1>
  );
}

/** What a screen is about, below its title. */
export function PageLead({ children }: { children: ReactNode }) {
  return <p className="page__lead">{children}</p>;
}

/** The title of a part of a screen. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return (
    <h2 className="section-title" part="title">
      {children}
    </h2>
  );
}
