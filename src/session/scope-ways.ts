import { LoanError } from '../api/errors.js';
import type { Config } from '../config/config.js';
import type { Text } from '../i18n/say.js';
import { fromEntries } from '../lib/record.js';
import { leave, setHash } from '../navigation/go.js';
import { linkTo, placeOf, withQuery, type Params } from '../navigation/links.js';
import { fromPage, onSite, pageUrl } from '../navigation/page-url.js';
import { matchRoute, type RouteName } from '../navigation/routes.js';
import { appUrl, safeImage, safeUrl, type UrlRule } from '../navigation/safe-url.js';
import { callShell } from '../shell/bridge.js';
import type { Scope, Surface } from './scope.js';
import { carriedQuery } from './session.js';
import type { SharedScope } from './shared.js';
import { tellable, toldOf } from './told.js';

interface Around extends Pick<Scope, 'report' | 'toast'> {
  readonly shared: SharedScope;
  readonly surface: Surface;
  readonly signal: AbortSignal;
  readonly config: () => Config;
  readonly words: () => Text;
  /** Does something once the language is there; at once where it is. */
  readonly spoken: (run: () => void) => void;
}

type Ways = Pick<Scope, 'go' | 'goHash' | 'link' | 'follow' | 'safe' | 'told' | 'safeImage' | 'native'>;

/** Where one element leads to: routes, urls that arrived from outside, and the shell. */
export function waysOf({ shared, surface, signal, config, report, toast, words, spoken }: Around): Ways {
  const refused = new Set<string>();
  const rule = (): UrlRule => ({ page: pageUrl(), origins: config().urls?.origins });
  const carried = () => carriedQuery(shared.$session.get());
  const onward = () => [...carried(), ...surface.dress().filter(([, value]) => value)];
  const linkContext = () => ({ base: config().h5Base, paths: config().routes, carried: onward() });

  const navigate = (route: RouteName | null, url: string, params: Params, replace: boolean, go = leave) => {
    // Who took the element out of the page has gone on: an answer that comes late leads nowhere.
    if (signal.aborted) return;
    const told = fromEntries(Object.entries(params).map(([key, value]) => [key, String(value ?? '')] as const));
    if (surface.dispatch('loan-navigate', { route, url, params: told, replace }, true)) go(url, replace);
  };

  const native: Scope['native'] = (action, ...[payload]) => {
    if (!surface.dispatch('loan-native', { action, payload: payload ?? {} }, true)) return false;
    // The pair is typed at every caller; a generic pair cannot be narrowed to the union here.
    callShell({ action, payload } as Parameters<typeof callShell>[0], config().bridge, () => toast('info', words()('closeYourself')));
    return true;
  };

  return {
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
  };
}
