import { own } from '../lib/record.js';
import type { Catalogue, Group, Groups, Locale, Message } from './catalogues.js';

export type Values = Readonly<Record<string, string | number>>;
/** The keys a screen of group G can say: the common ones and its own. */
export type KeyOf<G extends Group> = Extract<keyof Groups['common'], string> | (G extends Group ? Extract<keyof Groups[G], string> : never);
/** Says the messages of these keys. */
export type Says<Key> = ((key: Key, values?: Values) => string) & { readonly locale: Locale };
/** Says a message in the language of the element. */
export type Text<G extends Group = 'common'> = Says<KeyOf<G>>;

/** Words that are chosen when they are shown: the language may be another one by then. */
export type Said<G extends Group = 'common'> = (t: Text<G>) => string;

function filled(message: Message, values: Values, locale: Locale): string {
  const form =
    typeof message === 'string' ? message : (message[new Intl.PluralRules(locale).select(Number(values.n ?? 0)) as 'one'] ?? message.other);
  return form.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** What says the messages of some catalogues: the first that has one says it. */
export function textOf<G extends Group>(locale: Locale, catalogues: readonly Catalogue[]): Text<G> {
  const say = (key: string, values: Values = {}): string => {
    const holder = catalogues.find((catalogue) => own(catalogue, key) !== undefined);
    return filled(holder?.[key] ?? key, values, locale);
  };
  return Object.assign(say, { locale });
}

/** Says nothing, as long as the words are on the way. */
export const silent: Text<Group> = /* @__PURE__ */ Object.assign(() => '', { locale: 'en' } as const);
