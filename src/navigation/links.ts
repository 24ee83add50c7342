import { baseKey, baseOf } from '../lib/base.js';
import { formatQuery } from '../lib/query.js';
import { pageUrl } from './page-url.js';
import { pathOf, type RouteName } from './routes.js';

export type Params = Readonly<Record<string, string | number | undefined>>;

export interface LinkContext {
  /** Where host pages are; empty for the page's own origin. */
  readonly base: string;
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

/** The path of a url among the host pages: below their base, or on the page's own origin; of any other url, nothing. */
export function pathOfOurs({ href, origin, pathname }: URL, base: string): string | undefined {
  const page = pageUrl();
  const ours = baseKey(base, page);
  if (ours && href.startsWith(ours)) return pathname.slice(new URL(ours).pathname.length - 1);
  return origin === new URL(page).origin ? pathname : undefined;
}
