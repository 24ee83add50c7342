import { atom, type ReadableAtom } from 'nanostores';
import { asLoanError, LoanError, outcomeUnknown } from '../api/errors.js';
import type { Config } from '../config/config.js';
import type { Group } from '../i18n/catalogues.js';
import type { Text } from '../i18n/say.js';
import { traceOf } from '../lib/hash.js';
import { fromEntries } from '../lib/record.js';
import { leave, setHash } from '../navigation/go.js';
import { linkTo, placeOf, withQuery, type Params } from '../navigation/links.js';
import { fromPage, onSite, pageUrl } from '../navigation/page-url.js';
import { matchRoute, type RouteName } from '../navigation/routes.js';
import { appUrl, safeImage, safeUrl, type UrlRule } from '../navigation/safe-url.js';
import { callShell, installBack, onNativeBack } from '../shell/bridge.js';
import type { AnswerOf, Endpoint } from '../api/endpoint.js';
import { errorText } from './error-text.js';
import { moneyLock } from './money-move.js';
import { $online, $returns, $visible, readHash } from './page.js';
import type { Outcome, Scope, ScopeHandle, Surface, Toast, ToastKind } from './scope.js';
import { carriedQuery } from './session.js';
import { isExpired, type SharedScope } from './shared.js';
import { storage } from './storage.js';
import { tellable, toldOf } from './told.js';

/** Spec section 9: 3 s, and 2 s for what is told by the way or refused. */
const TOAST_MS: Readonly<Record<ToastKind, number>> = { info: 2000, loading: 3000, success: 3000, fail: 2000 };
const TOAST_LEAST = 300;
/** What may have happened all the same takes a sentence or two, and time to read them. */
const LOST_MS = 8000;

/** Of an account only a trace is remembered. */
const traced = (key: string, value: unknown): unknown => (key === 'cardNo' ? traceOf(String(value), 4) : value);
const whatOf = ({ name }: Endpoint, intent: unknown): string => `${name}${JSON.stringify(intent, traced)}`;
/** Without a way: about all of them. */
const aboutOf = (lock: string, way = ''): string => `${lock} ${way}`;
const aboutPaying = (lock: string): string => aboutOf(lock, 'paying');
const aboutLoan = (productId: string): string => aboutOf(moneyLock({ productId }));

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
  const closers: (() => void)[] = [];
  const refused = new Set<string>();
  const rule = (): UrlRule => ({ page: pageUrl(), origins: config().urls?.origins });
  const carried = () => carriedQuery(shared.$session.get());
  const onward = () => [...carried(), ...surface.dress().filter(([, value]) => value)];
  let toastOff: (() => void) | undefined;
  readHash();
  const offHook = $config.subscribe(({ bridge }) => installBack(bridge?.backHook));

  const after = (ms: number, run: () => void) => {
    const forget = () => {
      const at = closers.indexOf(off);
      if (at >= 0) closers.splice(at, 1);
    };
    const timer = setTimeout(() => {
      forget();
      run();
    }, ms);
    const off = () => {
      clearTimeout(timer);
      forget();
    };
    closers.push(off);
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

  const navigate = (route: RouteName | null, url: string, params: Params, replace: boolean, go = leave) => {
    // Who took the element out of the page has gone on: an answer that comes late leads nowhere.
    if (signal.aborted) return;
    const told = fromEntries(Object.entries(params).map(([key, value]) => [key, String(value ?? '')] as const));
    if (surface.dispatch('loan-navigate', { route, url, params: told, replace }, true)) go(url, replace);
  };

  const linkContext = () => ({ base: config().h5Base, paths: config().routes, carried: onward() });

  const native: Scope['native'] = (action, ...[payload]) => {
    if (!surface.dispatch('loan-native', { action, payload: payload ?? {} }, true)) return false;
    // The pair is typed at every caller; a generic pair cannot be narrowed to the union here.
    callShell({ action, payload } as Parameters<typeof callShell>[0], config().bridge, () => toast('info', words()('closeYourself')));
    return true;
  };

  const scope: ScopeHandle<G> = {
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
    async move(row, payload, state, { intent = payload, given = {}, moved = () => true, pays, issued, way } = {}) {
      const what = whatOf(row, intent);
      const lock = moneyLock(payload);
      const about = aboutOf(lock, way);
      let done = false;
      const send = async (): Promise<Outcome<AnswerOf<typeof row>>> => {
        const sent = shared.intents.keyFor(what, JSON.stringify(state) ?? '', given, about);
        try {
          // Not given up when the element leaves: it would happen all the same, and unheard.
          const answer = await shared.call(row, Object.assign({}, payload, sent.given), { key: sent.key }, surface);
          done = moved(answer);
          shared.intents.settle(what, done ? about : undefined, issued?.(answer));
          if (pays?.(answer)) shared.intents.note(aboutPaying(lock));
          return { state: 'done', answer };
        } catch (thrown) {
          const error = asLoanError(thrown, row.name);
          report(error);
          if (outcomeUnknown(error)) return { state: 'unknown', error };
          // An expired session was refused at the door: what an earlier sending did is as unknown as before.
          shared.intents[isExpired(error, config()) ? 'turnAway' : 'refuse'](what);
          return { state: 'refused', error };
        } finally {
          shared.beside.ended({ by: signal, lock, done });
        }
      };
      const outcome = await shared.locks.once(lock, () => shared.beside.alone(lock, send));
      return outcome ?? { state: 'idle' };
    },
    doubt(payload, state, way) {
      const doubt = shared.intents.doubt(aboutOf(moneyLock(payload), way), () => JSON.stringify(state()) ?? '');
      // Without a key the same is done twice, too: nobody is told that it is safe.
      return doubt && config().idempotencyHeader === '' ? 'changed' : doubt;
    },
    unheard: (row, intent, state) => shared.intents.unheard(whatOf(row, intent), JSON.stringify(state) ?? ''),
    paying(payload) {
      const lock = moneyLock(payload);
      // What is under way is not unheard of yet.
      const unheard = !shared.locks.$held.get().has(lock) && shared.intents.doubt(aboutOf(lock), () => '');
      return Boolean(unheard || shared.intents.done(aboutPaying(lock)));
    },
    taken: (productId) => shared.intents.done(aboutLoan(productId)),
    seen({ productId, orderId }) {
      const about = aboutLoan(productId);
      if (shared.intents.done(about)?.given.orderId === orderId) shared.intents.seen(about);
    },
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
    go(route, params = {}, options = {}) {
      navigate(route, fromPage(linkTo(route, params, linkContext())), params, options.replace ?? false);
    },
    // `#` and not nothing, which leads to the page anew where it is followed.
    goHash: (route, hash, { params = {}, replace = false } = {}) =>
      navigate(route, hash || '#', params, replace, () => setHash(hash, replace)),
    link: (route, params = {}) => onSite(linkTo(route, params, linkContext())),
    follow(url, where, options = {}) {
      const parsed = safeUrl(url, rule());
      if (!parsed) {
        const forShell = appUrl(url, config().urls?.schemes);
        if (forShell !== undefined) {
          // As a page of the web: see `navigate`.
          if (!signal.aborted) native('openUrl', { url: forShell });
          return true;
        }
        report(new LoanError('contract', where, { code: 'url' }));
        toast('fail', words()('errorUrl'));
        return false;
      }
      const { ours, inner, outer } = placeOf(parsed, linkContext().base);
      const route = ours ? matchRoute(inner.pathname, config().routes) : undefined;
      const target = outer(withQuery(inner, route ? onward() : options.carry ? carried() : [], options.params));
      const told = route && toldOf(inner, shared.$session.get());
      navigate(route ? route.name : null, target.href, { ...told, ...options.params }, options.replace ?? false);
      return true;
    },
    safe: (url) => safeUrl(url, rule())?.href,
    told(url) {
      const href = safeUrl(url, rule())?.href ?? appUrl(url, config().urls?.schemes);
      return href === undefined ? '' : tellable(href, shared.$session.get());
    },
    safeImage(url, where, worded = false) {
      const safe = safeImage(url, rule()) ?? undefined;
      if (safe === undefined && where !== undefined && typeof url === 'string' && url !== '' && !refused.has(url)) {
        const first = refused.size === 0;
        refused.add(url);
        // Asked while the view is worked out: nobody may hear of it before it is.
        void Promise.resolve().then(() => {
          if (signal.aborted) return;
          report(new LoanError('contract', where, { code: 'url' }));
          if (!first || worded) return;
          spoken(() => {
            if (!signal.aborted) toast('info', words()('errorImage'));
          });
        });
      }
      return safe;
    },
    native,
    // What nobody sees takes no back.
    onBack: (handler) => void closers.push(onNativeBack(() => surface.isSeen() && handler())),
    after,
    onClose: (run) => void closers.push(run),
    track: (event, detail = {}) => void surface.dispatch('loan-track', { event, ...detail }),
    close() {
      control.abort();
      offHook();
      for (const run of closers.splice(0)) run();
      hideToast();
    },
  };
  return scope;
}
