import { atom, type ReadableAtom } from 'nanostores';
import { asLoanError, outcomeUnknown, type LoanError } from '../api/errors.js';
import type { Config } from '../config/config.js';
import type { Group } from '../i18n/catalogues.js';
import type { Text } from '../i18n/say.js';
import { installBack, onNativeBack } from '../shell/bridge.js';
import { errorText } from './error-text.js';
import { $online, $returns, $visible, readHash } from './page.js';
import { moneyOf } from './scope-money.js';
import { waysOf } from './scope-ways.js';
import type { ScopeHandle, Surface, Toast, ToastKind } from './scope.js';
import type { SharedScope } from './shared.js';
import { storage } from './storage.js';

/** Spec section 9: 3 s, and 2 s for what is told by the way or refused. */
const TOAST_MS: Readonly<Record<ToastKind, number>> = { info: 2000, loading: 3000, success: 3000, fail: 2000 };
const TOAST_LEAST = 300;
/** What may have happened all the same takes a sentence or two, and time to read them. */
const LOST_MS = 8000;

/** A session's shared parts as one element sees them. */
export function openScope<G extends Group>(
  shared: SharedScope,
  surface: Surface,
  $config: ReadableAtom<Config>,
  words: () => Text<G>,
  /** Does something once the language is there; at once where it is. */
  spoken: (run: () => void) => void = (run) => run(),
): ScopeHandle<G> {
  const control = new AbortController();
  const { signal } = control;
  const config = () => $config.get();
  const $toast = atom<Toast | undefined>();
  const closers = new Set<() => void>();
  let toastOff: (() => void) | undefined;
  readHash();
  const offHook = $config.subscribe(({ bridge }) => installBack(bridge?.backHook));

  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      closers.delete(off);
      run();
    }, ms);
    const off = () => {
      clearTimeout(timer);
      closers.delete(off);
    };
    closers.add(off);
    return off;
  };

  const report = (error: LoanError) => {
    surface.dispatch('loan-error', {
      kind: error.kind,
      code: shared.hush(error.code),
      message: shared.hush(error.serverMessage),
      endpoint: error.endpoint,
    });
  };

  const hideToast = () => {
    toastOff?.();
    toastOff = undefined;
    $toast.set(undefined);
  };

  const toast = (kind: ToastKind, text: string, ms = TOAST_MS[kind]) => {
    if (signal.aborted) return;
    hideToast();
    $toast.set({ kind, text });
    surface.dispatch('loan-toast', { kind, text: shared.hush(text) });
    if (kind !== 'loading') toastOff = after(Math.max(ms, TOAST_LEAST), hideToast);
  };

  const tell = (error: LoanError) => toast('fail', errorText(words(), error, $online.get()));

  return {
    $moved: shared.beside.$moved,
    alike: shared.alike,
    $visible,
    signal,
    $online,
    $config,
    $returns,
    $toast,
    $held: shared.locks.$held,
    config,
    $rated: shared.$rated,
    $begun: shared.$begun,
    storage,
    $session: shared.$session,
    get t() {
      return words();
    },
    call: (row, payload, options) => shared.call(row, payload, { signal, ...options }, surface),
    ...moneyOf({ shared, surface, signal, config, report }),
    once: (name, run) => shared.locks.once(name, run),
    emit: (name, detail) => void surface.dispatch(name, detail),
    toast,
    hideToast,
    report,
    fail(thrown, where, lost) {
      if (signal.aborted) return;
      const error = asLoanError(thrown, where);
      report(error);
      if (lost !== undefined && outcomeUnknown(error)) toast('fail', lost, LOST_MS);
      else tell(error);
    },
    tell,
    ...waysOf({ shared, surface, signal, config, report, toast, words, spoken }),
    // What nobody sees takes no back.
    onBack: (handler) => void closers.add(onNativeBack(() => surface.isSeen() && handler())),
    after,
    onClose: (run) => void closers.add(run),
    track: (event, detail = {}) => void surface.dispatch('loan-track', { event, ...detail }),
    close() {
      control.abort();
      offHook();
      for (const run of closers) run();
      closers.clear();
      hideToast();
    },
  };
}
