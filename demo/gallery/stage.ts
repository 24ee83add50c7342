import model from 'virtual:demo-model';
import { readChoices, writeChoices, type Choices } from '../common/choices.js';
import { attributesOf, defaultAttributes, ownWorld, propertiesOf } from '../common/defaults.js';
import { scenariosFor } from '../common/scenarios.js';
import { DEFAULT_SEED } from '../lender/demo.js';
import type { FrameApi } from '../common/talk.js';
import { folder } from '../lending/link.js';
import { $element, $entries, $framed, $link, $mistakes, $place, go, world, type Place } from './store.js';
import { beginAnew, restart } from './watch.js';

/** What the framed page cannot take over while it stands: with another one of these it is loaded anew. */
function keyOf({ tag, choices }: Place): string {
  const { attributes: _attributes, properties: _properties, tokens: _tokens, css: _css, size: _size, tab: _tab, ...settings } = choices;
  return JSON.stringify([tag, settings]);
}

/** The gallery's own choices are none of the framed page's. */
const inFrame = (choices: Choices): Choices => ({ ...choices, size: 'phone', tab: 'controls' });

export const frameSearch = ({ tag, choices }: Place): string => writeChoices(inFrame(choices), tag);

/** The address of the framed page by itself, in this tab's world. */
export function frameAddress(place: Place): string {
  const attributes = { 'merchant-number': ownWorld(), ...place.choices.attributes };
  return `${new URL('frame.html', folder).href}?${frameSearch({ ...place, choices: { ...place.choices, attributes } })}`;
}

let frame: HTMLIFrameElement | undefined;
let shown = '';
let told = '';
/** What worlds of the lender were begun with from here. */
const seeds = new Map<string, string>();
let applied: Choices | undefined;
let run = 0;
/** What the framed page was told to load and has not shown yet. */
let awaited: string | undefined;

/** Puts the lender into the wished state; then the page may load. */
async function prepare({ tag, choices }: Place): Promise<void> {
  const link = $link.get();
  if (!link) return;
  const name = world();
  const scenarios = scenariosFor(tag, choices, name, model);
  const wanted = JSON.stringify([name, choices.seed, scenarios]);
  if (wanted === told) return;
  told = wanted;
  if (choices.seed !== (seeds.get(name) ?? '')) {
    seeds.set(name, choices.seed);
    await beginAnew(link, Number(choices.seed || DEFAULT_SEED));
  }
  await link.control('DELETE', `scenarios?world=${encodeURIComponent(name)}`);
  if (scenarios.length > 0) await link.control('PUT', 'scenarios', scenarios);
}

async function load(place: Place): Promise<void> {
  const mine = ++run;
  shown = keyOf(place);
  const url = new URL('frame.html', folder);
  url.search = frameSearch(place);
  const address = url.href;
  awaited = url.search;
  $framed.set(undefined);
  await prepare(place);
  if (mine !== run || !frame) return;
  // No step back in the tab's history: the gallery's own address has one.
  if (frame.src) frame.contentWindow?.location.replace(address);
  else frame.src = address;
}

/** Changes what stands: attributes, properties, tokens, rules. */
function apply(place: Place, api: FrameApi): void {
  const spec = $element.get();
  if (!spec || !applied) return;
  const { choices } = place;
  const [before, now] = [attributesOf(spec, applied, ownWorld()), attributesOf(spec, choices, ownWorld())];
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) if (before[name] !== now[name]) api.attribute(name, now[name]);
  const [were, are] = [propertiesOf(spec, applied), propertiesOf(spec, choices)];
  const mistakes: Record<string, string> = {};
  for (const name of new Set([...Object.keys(were), ...Object.keys(are)])) {
    if (were[name] === are[name] && !(name in $mistakes.get())) continue;
    const mistake = api.property(name, are[name] ?? '');
    if (mistake) mistakes[name] = mistake;
  }
  $mistakes.set(mistakes);
  for (const name of new Set([...Object.keys(applied.tokens), ...Object.keys(choices.tokens)]))
    if (applied.tokens[name] !== choices.tokens[name]) api.token(name, choices.tokens[name] ?? '');
  if (applied.css !== choices.css) api.rules(choices.css);
  applied = choices;
  api.address(frameSearch(place));
}

/** Makes the framed page what the gallery's address says. */
export function sync(): void {
  const place = $place.get();
  if (!place.tag || !frame || !$link.get()) return;
  const framed = $framed.get();
  if (keyOf(place) !== shown) void load(place);
  else if (framed && applied && applied !== place.choices) {
    const moved = applied.attributes['merchant-number'] !== place.choices.attributes['merchant-number'];
    if (moved) restart();
    void (moved ? prepare(place) : Promise.resolve()).then(() => apply(place, framed.api));
  }
}

/** What the lender was told holds no more: the next page tells it again. */
export const untold = (): void => {
  told = '';
};

/** Tells the lender once more what is wished of it. */
export async function tellAgain(): Promise<void> {
  untold();
  await prepare($place.get());
}

/** Loads the page again, the lender as it is. */
export function reload(): void {
  shown = '';
  sync();
}

/** The lender began anew: what was wished of it is told again. */
export function retell(): void {
  untold();
  seeds.clear();
  reload();
}

/** The framed page's element, or none. */
export function mount(element: Element | undefined): void {
  frame = element instanceof HTMLIFrameElement ? element : undefined;
  shown = '';
  applied = undefined;
  awaited = undefined;
  $framed.set(undefined);
  // The link that lit draws with is still under way: first it, then the page.
  if (frame) queueMicrotask(sync);
}

/** The attributes of a link say everything; the gallery's address says what differs. */
function withoutDefaults(tag: string, { attributes, shell }: Choices): Record<string, string> {
  const spec = model.elements.find((one) => one.tag === tag);
  const standard = spec ? defaultAttributes(spec, ownWorld(), shell) : {};
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => value !== (standard[name] ?? '')));
}

/** A framed page stands. One that its own links led to takes the gallery along. */
export function opened(api: FrameApi, search: string): void {
  const wished = awaited !== undefined;
  // A page that is about to make room for another one came to life late.
  if (wished && search !== awaited) return;
  awaited = undefined;
  const read = readChoices(search);
  const { choices } = $place.get();
  const attributes = withoutDefaults(read.tag, read.choices);
  const next: Place = { tag: read.tag, choices: { ...read.choices, attributes, size: choices.size, tab: choices.tab } };
  applied = next.choices;
  shown = keyOf(next);
  const state = () => {
    if ($framed.get()?.api === api) $framed.set({ api, state: api.element.dataset.state ?? '' });
  };
  $framed.set({ api, state: '' });
  new MutationObserver(state).observe(api.element, { attributes: true, attributeFilter: ['data-state'] });
  $entries.set([...$entries.get(), { n: 0, at: Date.now(), kind: 'page', name: read.tag, detail: '' }]);
  if (frameSearch(next) === frameSearch($place.get())) return;
  // What was chosen while the page came is told to it now.
  if (wished) sync();
  else go(next, true);
}
