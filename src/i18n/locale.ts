import { own } from '../lib/record.js';
import type { Locale } from './catalogues.js';

/** The languages of tags. */
export const aliases: Readonly<Record<string, Locale>> = {
  en: 'en',
  sw: 'sw',
  id: 'id',
  in: 'id',
  hi: 'hi',
  fil: 'fil',
  tl: 'fil',
  zh: 'zh-Hans',
};

/** The language of a tag such as `sw-TZ` or `zh-CN`, if it is one of ours. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return own(aliases, language);
}

/** The first of the wishes that is one of our languages, else English (screens.md, languages). */
export function chooseLocale(...wishes: readonly (string | null | undefined)[]): Locale {
  for (const wish of wishes) {
    const locale = localeOf(wish);
    if (locale) return locale;
  }
  return 'en';
}
