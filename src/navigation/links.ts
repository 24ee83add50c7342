import { baseKey, baseOf } from '../lib/base.js';
import { formatQuery } from '../lib/query.js';
import { pageUrl } from './page-url.js';
import { pathOf, type RouteName } from './routes.js';

export type Params = Readonly<Record<string, string | number | undefined>>;

export interface LinkContext {
  /** Where host pages are; empty for the page's own origin. */
  readonly base: string | undefined;
  readonly paths: Readonly<Record<string, string>> | undefined;
  /** The session keys that are carried along. */
  readonly carried: readonly (readonly [string, string])[];
}

/** A link to a route: the carried session keys, then its own parameters (contract.md, Navigation). */
export function linkTo(name: RouteName, params: Params, context: LinkContext): string {
  const own = Object.entries(params).flatMap(([key, value]): [string, string][] => (value === undefined ? [] : [[key, String(value)]]));
  const query = formatQuery([...context.carried.filter(([key]) => !(key in params)), ...own]);
  return `${baseOf(context.base)}${pathOf(name, context.paths)}${query ? `?${query}` : ''}`;
}

/** A url with more query pairs; a key it already has keeps the url's own value unless it is in `own`. */
export function withQuery(url: URL, carried: readonly (readonly [string, string])[], own: Params = {}): URL {
  const next = new URL(url.href);
  for (const [key, value] of carried) if (!next.searchParams.has(key)) next.searchParams.append(key, value);
  for (const [key, value] of Object.entries(own)) if (value !== undefined) next.searchParams.set(key, String(value));
  return next;
}

/** What stands before a path while it is read alone. */
const ANY = 'https://a';

/** A url, and what it says to its page. */
export interface Placed {
  /** Below the base of the host pages, or on the page's own origin. */
  readonly ours: boolean;
  /** As its page reads it, also where routes are hashes: the path of a route, and the query. */
  readonly inner: URL;
  /** The same page's address, with what was added to it as it is read. */
  outer(inner: URL): URL;
}

/** Where a url is, seen from the base of the host pages. */
export function placeOf(url: URL, base: string | undefined): Placed {
  const page = pageUrl();
  const pages = baseKey(base, page).slice(0, -1);
  const below = url.href.startsWith(`${pages}/`);
  const head = below ? pages : url.origin;
  return {
    ours: below || url.origin === new URL(page).origin,
    inner: new URL(ANY + url.href.slice(head.length)),
    outer: ({ href }) => new URL(head + href.slice(ANY.length)),
  };
}
