import type { Endpoint } from '../api/endpoint.js';
import { askEarly, type Answer } from '../api/first-transport.js';
import { outgoing, type Way } from '../api/outgoing.js';
import type { Config } from '../config/config.js';
import { idIn } from '../lib/id.js';
import { kebab } from '../lib/names.js';
import { fromEntries } from '../lib/record.js';
import { isSlip } from '../lib/text.js';
import { apiQuery, SESSION_KEYS, type Session } from './session.js';

/** An attribute that holds an id; a call is made without one that is `optional`. */
interface Given {
  readonly attribute: string;
  readonly optional?: true;
}

/** A payload in which `{ attribute: 'product-id' }` stands for the value of that attribute. */
export type FirstPayload = Readonly<Record<string, string | number | Given>>;

/**
 * The calls a screen begins with, so that a host page can make them while its code is on the way. They must be the ones its store
 * makes: where one differs, it is made twice.
 */
export type FirstCalls = readonly (readonly [Endpoint, FirstPayload, When?])[];

/** A call that is made only with an attribute, or only without one. */
export interface When {
  readonly attribute: string;
  readonly given: boolean;
}

/** The same, as a host page holds it: how each call travels, without its schemas. */
export interface WrittenCall {
  readonly way: Way;
  readonly payload: FirstPayload;
  readonly when?: When;
}

type MaybeAnswer = Promise<Awaited<Answer> | undefined>;

/** The session that a page query carries, by attribute name. */
export const sessionOf = (values: ReadonlyMap<string, string>): Session =>
  fromEntries(
    SESSION_KEYS.map((key) => [key, values.get(kebab(key)) ?? ''] as const).filter(([, value]) => value !== '' && !isSlip(value)),
  );

/**
 * Makes a page's first calls; `values` holds the attributes. A call that lacks an id, or has a malformed one, is not made, nor is any
 * after it: the screen will not make them either. Gives what was asked, in order; for a call that is not for such a page the answer is `undefined`.
 */
export function askFirst(calls: readonly WrittenCall[], config: Config, values: ReadonlyMap<string, string>): readonly MaybeAnswer[] {
  const session = sessionOf(values);
  const context = { config: () => config, query: () => apiQuery(session), header: (name: keyof Session) => session[name] ?? '' };
  const asked: MaybeAnswer[] = [];
  for (const { way, payload, when } of calls) {
    if (when && Boolean(values.get(when.attribute)) !== when.given) {
      asked.push(Promise.resolve(undefined));
      continue;
    }
    const lacking = Object.values(payload).some((part) => typeof part === 'object' && !part.optional && !idIn(values, part.attribute));
    const filled = Object.entries(payload).map(
      ([key, part]) => [key, typeof part === 'object' ? idIn(values, part.attribute) : part] as const,
    );
    if (lacking) break;
    asked.push(askEarly(outgoing(way, fromEntries(filled), context)));
  }
  return asked;
}
