import { atom, computed } from 'nanostores';
import model from 'virtual:demo-model';
import { readChoices, writeChoices, type Choices } from '../common/choices.js';
import { emptyUntil } from '../common/empty.js';
import { ownWorld } from '../common/defaults.js';
import { statesOf } from '../common/scenarios.js';
import type { ElementModel } from '../common/model.js';
import type { Booking, LogEntry, Message } from '../common/records.js';
import type { Entry, FrameApi } from '../common/talk.js';
import type { LenderLink } from '../lending/link.js';

/** Where the gallery is: its address, read. `tag` is empty on the first page. */
export interface Place {
  readonly tag: string;
  readonly choices: Choices;
}

/** The framed page as the gallery sees it. */
export interface Framed {
  readonly api: FrameApi;
  readonly state: string;
}

export function readHash(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const { choices } = readChoices(query);
  const element = model.elements.find(({ tag }) => tag === path);
  const state = element && statesOf(element, model).includes(choices.state) ? choices.state : 'ready';
  return { tag: element?.tag ?? '', choices: { ...choices, state } };
}

export function hashOf({ tag, choices }: Place): string {
  const query = writeChoices(choices);
  return `#/${tag}${query ? `?${query}` : ''}`;
}

export const $place = atom<Place>(readHash(location.hash));
export const $element = computed($place, ({ tag }): ElementModel | undefined => model.elements.find((one) => one.tag === tag));
export const $link = atom<LenderLink | undefined>();
export const $framed = atom<Framed | undefined>();
export const $entries = atom<readonly Entry[]>([]);
export const $log = atom<readonly LogEntry[]>([]);
export const $messages = atom<readonly Message[]>([]);
export const $bookings = atom<readonly Booking[]>([]);
/** The letters of the picture on screen. */
export const $letters = atom('');
export const $search = atom('');
export const $menu = atom(false);
export const $filter = atom<'all' | 'event' | 'native' | 'wrong'>('all');
/** What was just copied or done, said for a moment. */
export const $note = atom('');
/** Why a property or rule that was typed cannot be used, by its name. */
export const $mistakes = atom<Readonly<Record<string, string>>>({});

/** The world of the lender this tab works in: the merchant number of the element, or the lender's own for an element without one. */
export const world = (): string => ($place.get().choices.attributes['merchant-number'] ?? ownWorld()) || 'main';

let writing: ReturnType<typeof setTimeout> | undefined;

/** Goes to another page of the gallery, or another state of this one; `replace` leaves no step back. */
export function go(place: Place, replace = false): void {
  clearTimeout(writing);
  const hash = hashOf(place);
  if (hash !== location.hash) {
    if (replace) history.replaceState(history.state, '', hash);
    else history.pushState(null, '', hash);
  }
  $place.set(place);
}

/** Changes some choices of this page. The address follows a moment later: it is typed letter by letter, sometimes. */
export function choose(part: Partial<Choices>): void {
  const { tag, choices } = $place.get();
  const left = emptyUntil(tag, choices, part) ? { state: 'ready' as const } : {};
  $place.set({ tag, choices: { ...choices, ...left, ...part } });
  clearTimeout(writing);
  writing = setTimeout(() => history.replaceState(history.state, '', hashOf($place.get())), 200);
}

export function say(note: string): void {
  $note.set(note);
  setTimeout(() => {
    if ($note.get() === note) $note.set('');
  }, 2500);
}
