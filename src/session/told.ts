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
  for (const [key, value] of Array.from(url.searchParams))
    if (/^(?:sessionId|phone)$/.test(camel(key)) || (value && own.includes(value))) url.searchParams.delete(key);
  return url.href;
}
