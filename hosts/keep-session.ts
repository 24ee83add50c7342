import { SESSION_KEYS } from '../src/session/session.js';
import { formatQuery, parseQuery } from '../src/lib/query.js';

const place = 'loanSession';
const keys: ReadonlySet<string> = new Set(SESSION_KEYS);

function kept(): string {
  const state: unknown = window.history.state;
  const search: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, place) : undefined;
  return typeof search === 'string' ? search : '';
}

/**
 * The page query. With `session.hide` the session keys leave the address bar once read, and stay in `history.state`, so that
 * reload and back still work; otherwise the address stays as it came.
 */
export function keepSession(hide: boolean): string {
  const { search, pathname, hash } = window.location;
  const given = [...parseQuery(search)];
  const session = given.filter(([key]) => keys.has(key));
  const before = kept();
  if (!hide || session.length === 0) return before ? `${search}${search ? '&' : '?'}${before}` : search;
  const rest = formatQuery(given.filter(([key]) => !keys.has(key)));
  window.history.replaceState(
    { ...window.history.state, [place]: formatQuery(session) },
    '',
    `${pathname}${rest ? `?${rest}` : ''}${hash}`,
  );
  return search;
}
