import { encoded } from '../lib/encoded.js';
import { camel } from '../lib/names.js';
import { parseQuery } from '../lib/query.js';
import { fromEntries } from '../lib/record.js';
import { LEAST, SECRET } from './hush.js';
import { SESSION_KEYS, type Session } from './session.js';

const KEPT: ReadonlySet<string> = new Set([...SESSION_KEYS, ...SECRET]);

/** Without the session's credential and the phone number, wherever a server wrote them; short ones are known by their keys alone. */
function hidden(words: string, { sessionId = '', phone = '' }: Session): string {
  let told = words;
  for (const own of [sessionId, phone]) if (own.length >= LEAST) for (const one of [own, encoded(own)]) told = told.split(one).join('•••');
  return told.replace(/([?&#])((session[_-]?id|phone)=[^&#]*&?)+/gi, '$1');
}

/** A url as a page hears it in an event. */
export function tellable(href: string, session: Session): string {
  return hidden(href, session).replace(/[?&]+(?=#|$)/g, '');
}

/** What a url of ours says to its page, as the page hears it before it goes there: without the session, and without secrets. */
export function toldOf({ search }: URL, session: Session): Record<string, string> {
  return fromEntries([...parseQuery(search)].filter(([key, value]) => !KEPT.has(camel(key)) && hidden(value, session) === value));
}
