import leven from 'leven';
import type { Config } from '../src/config/config.js';
import { warnOnce } from '../src/config/warn.js';
import { charactersOf } from '../src/lib/characters.js';
import { own } from '../src/lib/record.js';
import type { Contract } from './contract.js';
import { attributesOf } from './values.js';

/** So many letters may be wrong in what is still taken for a word. */
const wrongLetters = (word: string): number => (word.length < 5 ? 1 : 2);

const letters = (word: string): string => charactersOf(word).sort().join('');

/** How many letters are wrong in a word; swapped ones count once. */
const off = (said: string, word: string): number => (said !== word && letters(said) === letters(word) ? 1 : leven(said, word));

/** The words of a name, whichever way it is written. */
const wordsOf = (name: string): readonly string[] => name.split(/[-_]|(?=[A-Z])/).map((word) => word.toLowerCase());

/** How many letters one name is from another; none where one of its words is another word, as an "id" is no "no". */
function distance(said: readonly string[], name: readonly string[]): number | undefined {
  const wrong = name.map((word, at) => off(said[at] ?? '', word));
  const near = said.length === name.length && name.every((word, at) => (wrong[at] ?? 0) <= wrongLetters(word));
  if (!near) return undefined;
  let sum = 0;
  for (const one of wrong) sum += one;
  return sum;
}

/** The name that was meant, if any. Three letters are near too much. */
export function meant(said: string, names: readonly string[]): string | undefined {
  if (said.length < 4) return undefined;
  const words = wordsOf(said);
  const near = names.flatMap((name) => {
    const wrong = distance(words, wordsOf(name));
    return wrong === undefined ? [] : [{ name, wrong }];
  });
  return near.sort((a, b) => a.wrong - b.wrong)[0]?.name;
}

/** Names attributes that nothing reads, where one that is read was meant, or a property: React 18 makes attributes of these. */
export function nameAttributes(tag: string, strange: readonly string[], contract: Pick<Contract, 'attributes' | 'properties'>): void {
  const names = [...attributesOf(contract).keys()];
  for (const said of strange) {
    const mend = own(contract.properties, said) ? `set the property .${said} from code` : meant(said, names);
    if (mend !== undefined) warnOnce(`<${tag}> has the attribute "${said}", which nothing reads. Mend: ${mend}.`);
  }
}

/** Names elements that nobody defines, where one of `ours` was meant: `tags` as they are in this page, with its prefix. */
export function nameTags(strange: readonly string[], tags: readonly string[], ours: readonly string[]): void {
  for (const said of strange) {
    const name = ours[tags.indexOf(said)] ?? meant(said, ours);
    if (name !== undefined) warnOnce(`<${said}> is no element of ours, and nobody has defined it. Mend: <${name}>.`);
  }
}

/** Names a configuration that is not read. */
export function nameConfiguration(id: string): void {
  warnOnce(
    `The page has another element with the id "${id}" than the one configuration that is read. Mend: one <script type="application/json" id="${id}">.`,
  );
}

/** Names a configuration that came after the one that was read. */
export function nameAnother(id: string): void {
  warnOnce(
    `The page has another <script id="${id}"> than it had, which is not read: it is read once. Mend: configure({ … }), or load the page anew.`,
  );
}

/** Names a call that failed, by where the page can have made a mistake: an address in an answer, what answers, or its path. */
export function nameFailure(endpoint: string, code: string, { apiBase = '', basePath = '/roof' }: Config): void {
  if (code === 'url')
    return warnOnce(
      `The address in "${endpoint}" is refused. Mend: https, or the page's own origin; one of "urls.origins" where the configuration has them.`,
    );
  const said = code.startsWith('4') ? `was answered with status ${code}` : 'was not answered as openapi.json says';
  warnOnce(
    `The call "${endpoint}" ${said}. Mend: see what answers under "${apiBase}${basePath}", the configuration's apiBase and basePath.`,
  );
}
