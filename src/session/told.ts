import { camel } from '../lib/names.js';
import { parseQuery } from '../lib/query.js';
import { fromEntries } from '../lib/record.js';
import { SECRET } from './hush.js';
import { SESSION_KEYS, type Session } from './session.js';

const KEPT: ReadonlySet<string> = new Set([...SESSION_KEYS, ...SECRET]);

/** What a url of ours says to its page, as the page hears it before it goes there: without the session, and without secrets. */
export function toldOf({ search }: URL, { sessionId, phone }: Session): Record<string, string> {
  const own = [sessionId, phone];
  return fromEntries([...parseQuery(search)].filter(([key, value]) => !KEPT.has(camel(key)) && !(value && own.includes(value))));
}

/** A url as a page hears it in an event: whatever the server wrote into it, neither the session's credential nor the phone number. */
export function tellable(href: string, { sessionId, phone }: Session): string {
  const own = [sessionId, phone];
  const url = new URL(href);
  // Where routes are hashes, so is the query.
  for (const part of ['search', 'hash'] as const) {
    const text = url[part];
    const at = Math.max(0, text.indexOf('?'));
    const query = new URLSearchParams(text.slice(at + 1));
    const secret = Array.from(query).filter(([key, value]) => /^(?:sessionId|phone)$/.test(camel(key)) || (value && own.includes(value)));
    for (const [key] of secret) query.delete(key);
    const rest = String(query);
    if (secret.length > 0) url[part] = text.slice(0, rest ? at + 1 : at) + rest;
  }
  return url.href;
}
