import type { ReactNode } from 'react';
import './steps.css';

/** What to do, one after the other, numbered. */
export function Steps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li className="steps__step" key={index}>
          <span className="steps__number" aria-hidden="true">
            {index + 1}
          </span>
          <div className="steps__body">{step}</div>
        </li>
      ))}
    </ol>
  );
}
