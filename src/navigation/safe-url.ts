import { appScheme } from '../lib/scheme.js';

/** What a url from outside may be (contract.md, Safety). */
export interface UrlRule {
  /** The page's own url: relative ones are read against it, and its origin is always allowed. */
  readonly page: string;
  /** When there are any, no other absolute origin is followed. */
  readonly origins?: readonly string[] | undefined;
}

const LIMIT = 2048;
// What browsers strip or fold silently while parsing: with it, the text that was checked is not the text that is followed.
// eslint-disable-next-line no-control-regex
const TRICKY = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/** `https://pay.example:443/` is the origin `https://pay.example`; what is no origin is none of a url's. */
function originOf(text: string): string | undefined {
  try {
    return new URL(text).origin;
  } catch {
    return undefined;
  }
}

/** Without a list every origin; a list that is none lets no origin through. */
function isListed(origins: unknown, origin: string): boolean {
  if (!Array.isArray(origins)) return origins === undefined;
  return origins.length === 0 || origins.some((listed) => originOf(String(listed)) === origin);
}

/** The url, parsed, if it may be followed; else `null`. What is followed is the parsed url, never the raw string. */
export function safeUrl(raw: unknown, rule: UrlRule): URL | null {
  if (typeof raw !== 'string' || raw === '' || raw.length > LIMIT || TRICKY.test(raw)) return null;
  let url: URL;
  let page: URL;
  try {
    page = new URL(rule.page);
    url = new URL(raw, page);
  } catch {
    return null;
  }
  if (url.username || url.password) return null;
  const own = url.origin === page.origin && /^https?:$/.test(url.protocol);
  if (own) return url;
  if (url.protocol !== 'https:' || !/^https:\/\//i.test(raw)) return null;
  return isListed(rule.origins, url.origin) ? url : null;
}

/** The same for an image: also `data:image/` of png, jpeg, gif or webp. The text to use as `src`, or `null`. */
export function safeImage(raw: unknown, rule: UrlRule): string | null {
  if (typeof raw === 'string' && /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/]+=*$/i.test(raw)) return raw;
  return safeUrl(raw, rule)?.href ?? null;
}

/** True for a url with one of the listed schemes, which only the shell's `openUrl` may open. */
export function hasScheme(raw: unknown, schemes: readonly string[] | undefined): raw is string {
  if (typeof raw !== 'string' || raw.length > LIMIT || TRICKY.test(raw)) return false;
  const scheme = appScheme(raw);
  return scheme !== undefined && (schemes ?? []).some((listed) => appScheme(`${listed}:`) === scheme);
}
