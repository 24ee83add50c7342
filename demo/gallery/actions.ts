import { carriedTo, type Choices } from '../common/choices.js';
import { defaultAttributes, ownWorld } from '../common/defaults.js';
import { productOf, type Example } from '../common/examples.js';
import { $element, $entries, $framed, $link, $place, choose, go, say, world } from './store.js';
import { reload, retell } from './stage.js';
import { beginAnew, restart } from './watch.js';

/** Opens the page of an element: how it is looked at stays. */
export const placeOf = (tag: string) => ({ tag, choices: carriedTo($place.get().choices) });

/** The attributes of a case as far as they differ from what the element has anyway. */
export function differing({ attributes = {} }: Example): Readonly<Record<string, string>> {
  const spec = $element.get();
  const standard = spec ? defaultAttributes(spec, ownWorld(), $place.get().choices.shell) : {};
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => value !== (standard[name] ?? '')));
}

export function show(example: Example): void {
  const { properties = {}, config = '' } = example;
  const { 'merchant-number': chosen } = $place.get().choices.attributes;
  choose({ attributes: { ...(chosen ? { 'merchant-number': chosen } : {}), ...differing(example) }, properties, config });
}

export function setAttribute(name: string, value: string, standard: string): void {
  const { [name]: _before, ...rest } = $place.get().choices.attributes;
  // An order is one of a product: the lender knows no other pair.
  const product =
    name === 'order-id' && $element.get()?.attributes.some((one) => one.name === 'product-id') ? productOf.get(value) : undefined;
  choose({ attributes: { ...rest, ...(value === standard ? {} : { [name]: value }), ...(product ? { 'product-id': product } : {}) } });
}

export function setProperty(name: string, json: string): void {
  choose({ properties: { ...$place.get().choices.properties, [name]: json } });
}

export function setToken(name: string, value: string): void {
  const { [name]: _before, ...rest } = $place.get().choices.tokens;
  choose({ tokens: value === '' ? rest : { ...rest, [name]: value } });
}

/** Chooses a state: a step of its own in the tab's history. */
export function setState(state: Choices['state']): void {
  const { tag, choices } = $place.get();
  if (choices.state === state) reload();
  else {
    const on = state === 'ready' || state === 'empty' ? '*' : state === 'lost' && choices.on === '*' ? 'actions' : choices.on;
    go({ tag, choices: { ...choices, state, on } });
  }
}

export async function copy(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say(`${what} copied`);
  } catch {
    say('Copying is not allowed here. Please select the text.');
  }
}

/** The world begins anew: papers, calls, messages. */
export async function resetLender(): Promise<void> {
  const link = $link.get();
  const { seed } = $place.get().choices;
  if (link) await beginAnew(link, seed ? Number(seed) : undefined);
  retell();
  say('The lender began anew');
}

export async function clearLog(): Promise<void> {
  await $link.get()?.control('DELETE', `log?world=${encodeURIComponent(world())}`);
  restart();
}

export const clearEntries = (): void => $entries.set([]);

/** Lets time pass in the world of the lender. */
export async function advance(ms: number, words: string): Promise<void> {
  await $link.get()?.control('POST', 'clock', { world: world(), advance: ms });
  say(`${words} passed for the lender`);
}

/** A payment that waited at a wallet arrives. */
export async function settle(tradeNo: string): Promise<void> {
  await $link.get()?.control('POST', 'settle', { world: world(), tradeNo });
  say(`${tradeNo} has arrived`);
}

export function pressBack(): void {
  const framed = $framed.get();
  if (!framed) return;
  const answer = framed.api.back();
  const text = answer === undefined ? 'no screen listens' : answer === true ? 'true' : 'false';
  $entries.set([...$entries.get(), { n: 0, at: Date.now(), kind: 'bridge', name: 'back', detail: '', note: `nativeBack() → ${text}` }]);
  say(answer === true ? 'The screen took it' : 'Back: the shell goes back itself');
}

export function fill(code: string): void {
  say($framed.get()?.api.fill(code) ? 'The code is in its field' : 'No field for a code is on screen');
}
