import { askEarly } from '../src/api/first-transport.js';
import { outgoing, type Way } from '../src/api/outgoing.js';
import type { Config } from '../src/config/config.js';
import { kebab } from '../src/lib/names.js';
import { apiQuery, SESSION_KEYS, type Session } from '../src/session/session.js';
import { keepSession } from './keep-session.js';
import { queryByAttribute } from './query.js';

/** One call a screen begins with: how it travels, and its payload, in which `{ attribute }` stands for a value of the page query. */
interface FirstCall {
  readonly way: Way;
  readonly payload: Readonly<Record<string, string | number | { readonly attribute: string }>>;
}

/** What the build and the deployment wrote into this page themselves. */
function written<T>(id: string): T {
  const text = document.getElementById(id)?.textContent ?? '';
  return JSON.parse(text) as T;
}

/**
 * Asks for a host page's first data while its code is still on the way. The calls are the very ones the screen makes; where one
 * differs (an id that cannot be used, another configuration), the screen simply makes its own.
 */
function askFirst(): void {
  const calls = written<readonly FirstCall[]>('loan-first');
  const config = written<Config>('loan-config');
  const values = queryByAttribute(keepSession(config.session?.hide === true));
  const session: Session = Object.assign({}, ...SESSION_KEYS.map((key) => ({ [key]: values.get(kebab(key)) })));
  const context = { config: () => config, query: () => apiQuery(session), header: (name: keyof Session) => session[name] ?? '' };
  const filled = calls.map(({ way, payload }) => ({
    way,
    payload: Object.entries(payload).map(
      ([key, value]) => [key, typeof value === 'object' ? (values.get(value.attribute) ?? '') : value] as const,
    ),
  }));
  for (const { way, payload } of filled) {
    if (payload.some(([, value]) => typeof value === 'string' && !/^[\w-]{1,64}$/.test(value))) continue;
    askEarly(outgoing(way, Object.assign({}, ...payload.map(([key, value]) => ({ [key]: value }))), context));
  }
}

try {
  askFirst();
} catch {
  // The screen asks for itself.
}
