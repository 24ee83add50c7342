import { isForbidden, own } from '../lib/record.js';

/** The disguise of a deployment: canonical name to wire name (contract.md, Disguise). The only place that knows wire names. */
export interface WireDictionary {
  readonly paths?: Readonly<Record<string, string>> | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly endpoints?: Readonly<Record<string, { readonly fields?: Readonly<Record<string, string>> | undefined }>> | undefined;
  readonly headers?: { readonly [N in HeaderName]?: string | undefined } | undefined;
}

export type HeaderName = 'building' | 'gather' | 'swift' | 'eyes';

/** The translation for one endpoint of what goes out. */
export interface WireOut {
  path(canonical: string): string;
  key(canonical: string): string;
  encode(value: unknown): unknown;
  header(name: HeaderName): string;
}

/** The translation for one endpoint of what comes. */
export interface WireIn {
  decode(value: unknown): unknown;
  /** False where `decode` would change no name. */
  readonly disguised: boolean;
}

/** Both ways. */
export type Wire = WireOut & WireIn;

const DEPTH = 64;

/** A key that has no name on the other side is left out. */
function renamed(value: unknown, rename: (key: string) => string | undefined, depth = 0): unknown {
  if (value === null || typeof value !== 'object' || depth > DEPTH) return depth > DEPTH ? undefined : value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename, depth + 1));
  // An image to upload is a value, not a structure.
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const name = rename(key);
    if (name !== undefined && !isForbidden(name)) copy[name] = renamed(Reflect.get(value, key), rename, depth + 1);
  }
  return copy;
}

/** The names of an endpoint's own, and how a field is called there: by its own name first, then by the general one. */
function namesFor(dictionary: WireDictionary | undefined, endpoint: string) {
  const mine = own(dictionary?.endpoints, endpoint)?.fields;
  return { mine, key: (canonical: string) => own(mine, canonical) ?? own(dictionary?.fields, canonical) ?? canonical };
}

/** The dictionary as it applies to what goes to one endpoint. */
export function wireOut(dictionary: WireDictionary | undefined, endpoint: string): WireOut {
  const { key } = namesFor(dictionary, endpoint);
  return {
    path: (canonical) => own(dictionary?.paths, canonical) ?? canonical,
    key,
    encode: (value) => renamed(value, key),
    // No header has an empty name.
    header: (name) => own(dictionary?.headers, name) || name,
  };
}

/** The dictionary as it applies to what comes from one endpoint. */
export function wireIn(dictionary: WireDictionary | undefined, endpoint: string): WireIn {
  const { mine, key } = namesFor(dictionary, endpoint);
  const back = new Map<string, string>();
  for (const table of [dictionary?.fields, mine]) for (const name of Object.keys(table ?? {})) back.set(key(name), name);
  // What is called otherwise here is not known by its own name, which would stand in for it.
  const known = (name: string) => (key(name) === name ? name : undefined);
  return { disguised: back.size > 0, decode: (value) => renamed(value, (name) => back.get(name) ?? known(name)) };
}

/** Both ways, for whoever stands at the other end. */
export const wireFor = (dictionary: WireDictionary | undefined, endpoint: string): Wire => ({
  ...wireOut(dictionary, endpoint),
  ...wireIn(dictionary, endpoint),
});
