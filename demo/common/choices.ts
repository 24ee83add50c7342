import { camel, kebab } from '../../src/lib/names.js';
import { formatQuery, parseQuery } from '../../src/lib/query.js';

/** What may be chosen beside attributes, the default first. */
export const SETTINGS = {
  state: ['ready', 'loading', 'empty', 'refused', 'network', 'timeout', 'http', 'contract', 'lost'],
  theme: ['auto', 'light', 'dark'],
  locale: ['', 'en', 'sw', 'id', 'hi', 'fil', 'zh-Hans'],
  dir: ['ltr', 'rtl'],
  text: ['100', '130', '160', '200'],
  slow: ['0', '1000', '3000', '8000'],
  shell: ['android', 'ios', 'none'],
  links: ['follow', 'stay'],
  size: ['phone', 'narrow', 'large', 'tablet', 'fill'],
  tab: ['controls', 'events', 'requests', 'phone', 'lender', 'style', 'use'],
} as const;

export type Setting = keyof typeof SETTINGS;
export type Settings = { readonly [S in Setting]: (typeof SETTINGS)[S][number] };
export type StateName = Settings['state'];

/** Everything a page of the gallery shows, as its address holds it. */
export interface Choices extends Settings {
  /** The calls that `state` is about: `*`, `reads`, `actions`, or an endpoint's name. */
  readonly on: string;
  /** What the sandbox lender begins with; only when the lender runs in the page can it be disguised. */
  readonly seed: string;
  readonly disguise: string;
  /** Those that differ from the defaults; an empty one is left out of the element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** As JSON. */
  readonly properties: Readonly<Record<string, string>>;
  readonly tokens: Readonly<Record<string, string>>;
  /** Rules for parts. */
  readonly css: string;
  /** Configuration keys, as JSON. */
  readonly config: string;
}

const names = ['state', 'theme', 'locale', 'dir', 'text', 'slow', 'shell', 'links', 'size', 'tab'] as const satisfies readonly Setting[];
const texts = ['on', 'seed', 'disguise', 'css', 'config'] as const;
const none: Readonly<Record<string, string>> = {};

function oneOf<T extends string>(values: readonly [T, ...T[]], wanted: string | undefined): T {
  return values.find((value) => value === wanted) ?? values[0];
}

/** Reads a query; what is not known is left out. */
export function readChoices(query: string): { readonly tag: string; readonly choices: Choices } {
  const pairs = parseQuery(query);
  const setting = <S extends Setting>(name: S) => pairs.get(`_${name}`);
  const starting = (start: RegExp, cut: number) =>
    Object.fromEntries([...pairs].filter(([key]) => start.test(key)).map(([key, value]) => [key.slice(cut), value]));
  // The keys of a host page's query mean the same.
  const attributes = Object.fromEntries(Object.entries(starting(/^[a-z]/, 0)).map(([key, value]) => [kebab(camel(key)), value]));
  return {
    tag: pairs.get('_tag') ?? '',
    choices: {
      state: oneOf(SETTINGS.state, setting('state')),
      theme: oneOf(SETTINGS.theme, setting('theme')),
      locale: oneOf(SETTINGS.locale, setting('locale')),
      dir: oneOf(SETTINGS.dir, setting('dir')),
      text: oneOf(SETTINGS.text, setting('text')),
      slow: oneOf(SETTINGS.slow, setting('slow')),
      shell: oneOf(SETTINGS.shell, setting('shell')),
      links: oneOf(SETTINGS.links, setting('links')),
      size: oneOf(SETTINGS.size, setting('size')),
      tab: oneOf(SETTINGS.tab, setting('tab')),
      on: pairs.get('_on') ?? '*',
      seed: pairs.get('_seed') ?? '',
      disguise: pairs.get('_disguise') ?? '',
      css: pairs.get('_css') ?? '',
      config: pairs.get('_config') ?? '',
      attributes,
      properties: starting(/^\./, 1),
      tokens: starting(/^--/, 0),
    },
  };
}

/** Writes what differs from the defaults. An attribute that is left out on purpose stands there empty. */
export function writeChoices(choices: Choices, tag = ''): string {
  const chosen = names.filter((name) => choices[name] !== SETTINGS[name][0]).map((name): [string, string] => [`_${name}`, choices[name]]);
  const said = texts
    .filter((name) => choices[name] !== '' && !(name === 'on' && choices.on === '*'))
    .map((name): [string, string] => [`_${name}`, choices[name]]);
  const properties = Object.entries(choices.properties).map(([name, json]): [string, string] => [`.${name}`, json]);
  const left = Object.entries(choices.attributes).filter(([, value]) => value === '');
  const query = formatQuery([
    ['_tag', tag],
    ...Object.entries(choices.attributes),
    ...properties,
    ...chosen,
    ...said,
    ...Object.entries(choices.tokens),
  ]);
  return [query, ...left.map(([name]) => `${encodeURIComponent(name)}=`)].filter(Boolean).join('&');
}

/** What is chosen when nothing is. */
export const defaults: Choices = readChoices('').choices;

/** The choices of another element: how it is looked at stays, what is its own goes. */
export function carriedTo(choices: Choices, attributes: Readonly<Record<string, string>> = none): Choices {
  return { ...choices, state: 'ready', on: '*', attributes, properties: none, css: '' };
}
