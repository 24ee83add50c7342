import { SESSION_KEYS } from '../src/session/session.js';
import { camel } from '../src/lib/names.js';
import { formatQuery, parseQuery } from '../src/lib/query.js';
import { isRecord, property } from '../src/lib/record.js';

const place = 'loanSession';
const keys: ReadonlySet<string> = new Set(SESSION_KEYS);
/** However it is written (query.ts). */
const isSession = ([key]: readonly [string, string]): boolean => keys.has(camel(key));

function kept(): string {
  const search = property(window.history.state, place);
  return typeof search === 'string' ? search : '';
}

function keep(session: string, url: string): void {
  const state: unknown = window.history.state;
  // Another's, which stays, and with it the address.
  if (state !== null && !isRecord(state)) return;
  try {
    window.history.replaceState({ ...state, [place]: session }, '', url);
  } catch {
    // WebKit refuses what is written too often (100 times in 10 s): the address stays as it came.
  }
}

/**
 * The page query. With `session.hide` the session keys leave the address bar once read, and stay in `history.state`, so that
 * reload and back still work; otherwise the address stays as it came.
 */
export function keepSession(hide: boolean): string {
  const { search, pathname, hash } = window.location;
  const given = [...parseQuery(search)];
  const session = given.filter(isSession);
  const before = kept();
  const here = hide && session.length > 0;
  const hidden = here ? formatQuery(session) : before;
  // A hash that came by a link or by hand made an entry without it.
  if (hidden) window.addEventListener('hashchange', () => kept() || keep(hidden, window.location.href));
  if (!here) return before ? `${search}${search ? '&' : '?'}${before}` : search;
  const rest = formatQuery(given.filter((pair) => !isSession(pair)));
  keep(hidden, `${pathname}${rest ? `?${rest}` : ''}${hash}`);
  return search;
}
