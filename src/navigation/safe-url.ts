import { appScheme } from '../lib/scheme.js';

/** What a url from outside may be (contract.md, Safety). */
export interface UrlRule {
  /** The page's own url: relative ones are read against it, and its origin is always allowed. */
  readonly page: string;
  /** When there are any, no other absolute origin is followed. */
  readonly origins?: readonly string[] | undefined;
}

const LIMIT = 2048;
// What browsers strip or fold silently while parsing. A blank within is none of it: it is followed as `%20`.
// eslint-disable-next-line no-control-regex
const TRICKY = /[\u0000-\u001f\u007f-\u00a0\u2028\u2029\ufeff\\]/;
// What may stand around a url, as around a line of text.
const AROUND = /^[ \t\r\n]+|[ \t\r\n]+$/g;

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
  if (typeof raw !== 'string' || raw.length > LIMIT) return null;
  const text = raw.replace(AROUND, '');
  if (text === '' || TRICKY.test(text)) return null;
  let url: URL;
  let page: URL;
  try {
    page = new URL(rule.page);
    url = new URL(text, page);
  } catch {
    return null;
  }
  // Some browsers keep a blank in a host as `%20`, where others know no such url.
  if (url.username || url.password || url.hostname.includes('%')) return null;
  const own = url.origin === page.origin && /^https?:$/.test(url.protocol);
  if (own) return url;
  if (url.protocol !== 'https:' || !/^https:\/\//i.test(text)) return null;
  return isListed(rule.origins, url.origin) ? url : null;
}

// Many write base64 in lines.
const DATA_IMAGE = /^data:image\/(?:png|jpeg|gif|webp)(?:;[\w-]+=[\w.-]+)*;base64,[a-z\d+/\r\n]+(?:=[=\r\n]*)?$/i;

/** The same for an image: also `data:image/` of png, jpeg, gif or webp. The text to use as `src`, or `null`. */
export function safeImage(raw: unknown, rule: UrlRule): string | null {
  if (typeof raw === 'string' && DATA_IMAGE.test(raw)) return raw;
  return safeUrl(raw, rule)?.href ?? null;
}

/** The url, parsed, if its scheme is a listed one, which only the shell's `openUrl` may open; else nothing. */
export function appUrl(raw: unknown, schemes: readonly string[] | undefined): string | undefined {
  if (typeof raw !== 'string' || raw.length > LIMIT) return undefined;
  const text = raw.replace(AROUND, '');
  const scheme = TRICKY.test(text) ? undefined : appScheme(text);
  if (scheme === undefined || !(schemes ?? []).some((listed) => appScheme(`${listed}:`) === scheme)) return undefined;
  try {
    const url = new URL(text);
    // Chrome before 130 reads nothing out of such urls, and keeps a blank.
    return url.username || url.password || /^[^/?#]*\/\/[^/?#]*@/.test(text) ? undefined : url.href.replace(/ /g, '%20');
  } catch {
    return undefined;
  }
}
