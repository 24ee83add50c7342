import { atom, type ReadableAtom } from 'nanostores';
import { common as commonAbroad } from './abroad/common.js';
import type { Abroad, Catalogue, Group, Locale, Messages } from './catalogues.js';
import { common } from './en/common.js';
import { textOf, type Text } from './say.js';

/** So long a screen waits for its language, in milliseconds; then it speaks English until the language is there. */
const PATIENCE = 10_000;

const loaded = new Map<string, Catalogue>();

async function load<G extends Group>(locale: Exclude<Locale, 'en'>, group: G, abroad: Abroad<G>): Promise<Catalogue> {
  const words: { readonly [Name in Group]?: Catalogue } = await abroad[locale]();
  const catalogue = words[group] ?? {};
  loaded.set(`${locale}/${group}`, catalogue);
  return catalogue;
}

/** The words of one element: `undefined` while its language is on the way; English when it cannot be had. */
export interface Texts<G extends Group> {
  readonly $text: ReadableAtom<Text<G> | undefined>;
  /** The words to use now, English until the language is there. */
  now(): Text<G>;
  /** Speaks a language; one that could not be had is asked for again. */
  use(locale: Locale): void;
  /** Waits no longer for a language. */
  stop(): void;
}

export function createTexts<G extends Group>([group, english, abroad]: Messages<G>): Texts<G> {
  const inEnglish: readonly Catalogue[] = [english, common];
  const $text = atom<Text<G> | undefined>();
  let wanted: Locale | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(late);
    wanted = undefined;
  }

  function speak(locale: Locale, catalogues: readonly Catalogue[]): void {
    clearTimeout(late);
    $text.set(textOf<G>(locale, [...catalogues, ...inEnglish]));
  }

  function fetchWords(locale: Exclude<Locale, 'en'>): void {
    late = setTimeout(() => {
      if (!$text.get()) speak('en', []);
    }, PATIENCE);
    Promise.all([load(locale, group, abroad), load(locale, 'common', commonAbroad)]).then(
      (catalogues) => {
        if (wanted === locale) speak(locale, catalogues);
      },
      () => {
        if (wanted !== locale) return;
        stop();
        speak('en', []);
      },
    );
  }

  return {
    $text,
    now: () => $text.get() ?? textOf<G>('en', inEnglish),
    use(locale) {
      if (locale === wanted) return;
      stop();
      wanted = locale;
      const known = locale === 'en' ? [] : [loaded.get(`${locale}/${group}`), loaded.get(`${locale}/common`)];
      if (known.every((catalogue) => catalogue !== undefined)) speak(locale, known);
      else if (locale !== 'en') fetchWords(locale);
    },
    stop,
  };
}
