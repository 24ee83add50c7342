import type { ReactNode } from 'react';
import './tabs.css';

export interface TabsProps {
  /** Unique on the screen; ids are made of it. */
  name: string;
  /** What the tabs choose between, for a screen reader. */
  label: string;
  tabs: readonly string[];
  chosen: number;
  onChoose: (index: number) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs over one panel. Arrow keys, Home and End go from tab to tab. */
export function Tabs({ name, label, tabs, chosen, onChoose, children }: TabsProps) {
  const reach = (from: HTMLElement, index: number) => {
    const at = (index + tabs.length) % tabs.length;
    onChoose(at);
    const tab = from.parentElement?.children[at];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={index}
            type="button"
            className="tabs__tab"
            part="button"
            role="tab"
            id={`${name}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${name}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onChoose(index)}
            onKeyDown={(event) => {
              const from = event.currentTarget;
              const step = steps[event.key];
              if (step !== undefined) reach(from, index + step);
              else if (event.key === 'Home') reach(from, 0);
              else if (event.key === 'End') reach(from, tabs.length - 1);
              else return;
              event.preventDefault();
            }}
          >
            {tab}
          </button>
        ))}
      </div>
      <div className="tabs__panel" role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-tab-${chosen}`}>
        {children}
      </div>
    </>
  );
}
