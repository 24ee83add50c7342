import type { Scope } from '../../../session/scope.js';

type ComplaintScope = Scope<'complaint'>;

/** What one screen of the flow stands on: the element's scope, for as long as the screen is there. */
export interface StepScope {
  readonly scope: ComplaintScope;
  /** Asks the screen whether it takes the back. */
  back(): boolean;
  /** The borrower left the screen. What it is sending goes on to its end; then, or with the element, it ends. */
  close(): void;
}

/** The scope of one screen inside another element: its routes lead to `go`, and it ends before the element does. */
export function openStep(scope: ComplaintScope, go: ComplaintScope['go']): StepScope {
  const control = new AbortController();
  const closers = new Set<() => void>();
  const backs: (() => boolean)[] = [];
  let sending = 0;
  let left = false;

  function end(): void {
    scope.signal.removeEventListener('abort', end);
    control.abort();
    for (const run of closers) run();
    closers.clear();
  }

  /** Everything that is said, whatever it is said with, until the screen has ended. */
  const here =
    <Said extends unknown[]>(say: (...said: Said) => void) =>
    (...said: Said) => {
      if (!control.signal.aborted) say(...said);
    };

  scope.signal.addEventListener('abort', end);
  return {
    scope: {
      ...scope,
      signal: control.signal,
      get t() {
        return scope.t;
      },
      call: (row, payload, options) => scope.call(row, payload, { signal: control.signal, ...options }),
      once: (name, run) =>
        scope.once(name, async () => {
          sending += 1;
          try {
            return await run();
          } finally {
            sending -= 1;
            if (left && sending === 0) end();
          }
        }),
      go,
      // It is never followed; it tells one way on from another.
      link: (route, params = {}) => `#${[route, ...Object.values(params)].join('/')}`,
      toast: here<Parameters<ComplaintScope['toast']>>((...said) => scope.toast(...said)),
      fail: here<Parameters<ComplaintScope['fail']>>((...said) => scope.fail(...said)),
      onBack: (handler) => void backs.push(handler),
      after(ms, run) {
        const off = scope.after(ms, () => {
          closers.delete(off);
          run();
        });
        closers.add(off);
        return () => {
          closers.delete(off);
          off();
        };
      },
      onClose: (run) => void closers.add(run),
    },
    back: () => [...backs].reverse().some((handler) => handler()),
    close() {
      left = true;
      if (sending === 0) end();
    },
  };
}
