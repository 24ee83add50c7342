import { shown, type Entry, type GalleryApi } from '../common/talk.js';

/** The page around, when it is of ours. */
export function around(): Window | undefined {
  try {
    const { parent } = window;
    return parent !== window && (parent.loanGallery ?? parent.loanShell) ? parent : undefined;
  } catch {
    return undefined;
  }
}

export const gallery = (): GalleryApi | undefined => around()?.loanGallery;

let count = 0;

/** Tells the page around what happened here. */
export function tell(kind: Entry['kind'], name: string, detail: unknown, note?: string): void {
  count += 1;
  gallery()?.happened({ n: count, at: Date.now(), kind, name, detail: typeof detail === 'string' ? detail : shown(detail), note });
}

/** Errors, rejections and violations of the content security policy are seen by whoever looks at the page. */
export function tellWrongs(): void {
  window.addEventListener('error', (event) => {
    if (event.message) tell('wrong', 'Uncaught error', event.message);
  });
  window.addEventListener('unhandledrejection', (event) => tell('wrong', 'Unhandled rejection', String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    tell('wrong', 'Content security policy', `${event.violatedDirective}: ${event.blockedURI}`),
  );
}
