import type { Scope } from './scope.js';

/** Waits so long, in ms; not longer than the element is in the page. */
export const pause = (scope: Pick<Scope, 'after' | 'signal'>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    scope.after(ms, resolve);
    scope.signal.addEventListener('abort', () => resolve(), { once: true });
  });
