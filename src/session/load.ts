import { atom, type ReadableAtom } from 'nanostores';
import { asLoanError, LoanError } from '../api/errors.js';
import type { Scope } from './scope.js';
import { isExpired } from './shared.js';

/**
 * The one state of what a screen shows. `fresh` is false while data that is on screen is fetched anew, and after that failed (then
 * `error` is there): nothing may be paid on it. `ended`: the lender offers it no more, after what the borrower did about it.
 */
export type Load<T> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly data: T;
      readonly fresh: boolean;
      readonly error?: LoanError | undefined;
      readonly ended?: boolean | undefined;
    }
  | { readonly state: 'failed'; readonly error: LoanError };

/** Whether what is on the screen is being fetched anew. */
export const isFetching = (now: Load<unknown>): boolean => now.state === 'ready' && !now.fresh && !now.error;

export interface Loader<T> {
  readonly $load: ReadableAtom<Load<T>>;
  /**
   * Fetches again. What is on screen stays until the answer is there. Resolves when it is, with the data or nothing; a run that
   * was overtaken resolves as the one that overtook it.
   */
  reload(): Promise<T | undefined>;
}

export interface LoadOptions<T> {
  /** Fetches again when one of these changes; what is on screen goes, for it is another order's. */
  readonly on?: readonly Pick<ReadableAtom<unknown>, 'listen'>[];
  /**
   * For screens that can move money: fetches again when the page comes back from the back-forward cache, when it was out of sight for
   * minutes (who comes back from an app that pays sees what became of it), and when another element of the session has moved money.
   */
  readonly onReturn?: boolean;
  /** What a failure names as its place: the row that is fetched. */
  readonly where: string;
  /**
   * Whether something was done, or may have been, that ends what is on screen. A refusal of it is then the answer and no failure: nobody
   * is told but by the screen.
   */
  readonly mayEnd?: () => boolean;
  /** What was on the screen when that was done, where it was done before: it is shown when there is no more of it. */
  readonly last?: () => T | undefined;
  /** `later` is told the whole of what it gave only in part, or why a part is all that can be read: then it fails. */
  readonly run: (signal: AbortSignal, later: (whole: T | LoanError) => void) => Promise<T>;
}

/** Out of sight for longer than this, what can move money is old. */
const AWAY_MS = 5 * 60_000;

type LoadScope = Pick<
  Scope,
  'signal' | 'fail' | 'report' | 'onClose' | '$returns' | '$online' | '$visible' | '$moved' | 'alike' | 'config'
>;

/** Loads what a screen shows: the latest run wins, an overtaken or closed one never writes; after being offline it loads by itself. */
export function createLoad<T>(scope: LoadScope, options: LoadOptions<T>): Loader<T> {
  const $load = atom<Load<T>>({ state: 'loading' });
  let run: AbortController | undefined;
  let latest: Promise<T | undefined> = Promise.resolve(undefined);

  /** `quiet`: another that shows the same begins with it. What it does not get is its own trouble, and what is on screen stays. */
  function start(keep: boolean, quiet?: boolean): Promise<T | undefined> {
    latest = fetched(keep, quiet);
    return latest;
  }

  /** For the others that show the same, and still in the same turn: they join the request. */
  const tell = (again: boolean) => scope.alike.$asked.set(run && { run: run.signal, again });

  function begin(): void {
    void start(false);
    tell(false);
  }

  function failed(error: LoanError): Load<T> {
    // What the server refuses it says in words of its own, wherever it happens (spec 8).
    if (error.kind === 'refused') scope.fail(error, options.where);
    else scope.report(error);
    return { state: 'failed', error };
  }

  async function fetched(keep: boolean, quiet?: boolean): Promise<T | undefined> {
    if (scope.signal.aborted) return undefined;
    const mine = new AbortController();
    const before = $load.get();
    if (!quiet) {
      run?.abort();
      $load.set(keep && before.state === 'ready' ? { ...before, fresh: false, error: undefined } : { state: 'loading' });
    }
    run = mine;
    const overtaken = () => run !== mine || scope.signal.aborted;
    try {
      const data = await options.run(mine.signal, (whole) => {
        const now = $load.get();
        if (scope.signal.aborted || now.state !== 'ready' || now.data !== data) return;
        $load.set(whole instanceof LoanError ? failed(whole) : { ...now, data: whole });
      });
      if (overtaken()) return scope.signal.aborted ? undefined : await latest;
      $load.set({ state: 'ready', data, fresh: true });
      return data;
    } catch (thrown) {
      if (overtaken()) return scope.signal.aborted ? undefined : await latest;
      if (quiet) return undefined;
      const now = $load.get();
      const error = asLoanError(thrown, options.where);
      const ended = error.kind === 'refused' && !isExpired(error, scope.config()) && options.mayEnd?.();
      const data = now.state === 'ready' ? now.data : ended ? options.last?.() : undefined;
      if (data !== undefined) {
        if (!ended) scope.fail(error, options.where);
        $load.set({ state: 'ready', data, fresh: false, error, ended });
        return undefined;
      }
      $load.set(failed(error));
      return undefined;
    }
  }

  for (const store of options.on ?? []) scope.onClose(store.listen(begin));
  if (options.onReturn) {
    scope.onClose(scope.$returns.listen(() => void start(true)));
    scope.onClose(
      scope.$moved.listen((moved) => {
        if (moved?.by !== scope.signal) void start(true);
      }),
    );
  }
  scope.onClose(
    scope.$online.listen((online) => {
      const now = $load.get();
      if (online && (now.state === 'failed' || (now.state === 'ready' && !now.fresh))) void start(true);
    }),
  );
  let old = Infinity;
  scope.onClose(
    scope.$visible.listen((visible) => {
      const now = $load.get();
      if (!visible) old = options.onReturn ? Date.now() + AWAY_MS : Infinity;
      // A service that could not be reached tells nobody when it can: the borrower who comes back sees.
      else if (Date.now() > old || (now.state === 'failed' && now.error.kind === 'network' && scope.$online.get())) void start(true);
    }),
  );
  scope.onClose(
    scope.alike.$asked.listen((other) => {
      if (!other || !run || !scope.alike.same(other.run, run.signal)) return;
      const now = $load.get();
      if (other.again || (now.state !== 'loading' && !isFetching(now))) void start(true, !other.again);
    }),
  );
  scope.onClose(() => run?.abort());
  begin();
  return {
    $load,
    reload() {
      const again = start(true);
      tell(true);
      return again;
    },
  };
}
