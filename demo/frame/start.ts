import { readChoices, type Choices } from '../common/choices.js';
import { attributesOf, demoConfig, ownWorld, propertiesOf } from '../common/defaults.js';
import { given } from '../common/empty.js';
import { installShell } from '../common/fake-shell.js';
import { readJson } from '../common/json.js';
import type { ElementModel, Model } from '../common/model.js';
import type { LenderLink } from '../lending/link.js';
import { openLender } from '../lending/open.js';
import { frameApi } from './api.js';
import { around, gallery, tell, tellWrongs } from './entries.js';
import { hurry } from './hurry.js';
import { answerInPage } from './in-page.js';
import { framed, mayLeave } from './leave.js';

interface Navigation {
  readonly url: string;
  readonly route: string | null;
  readonly replace: boolean;
}

/** The elements as a page loads them, configured. */
async function bundle(config: Record<string, unknown>): Promise<void> {
  const made: unknown = await import(new URL('../loan-elements.js', import.meta.url).href);
  const configure: unknown = typeof made === 'object' && made !== null ? Reflect.get(made, 'configure') : undefined;
  if (typeof configure === 'function') Reflect.apply(configure, undefined, [config]);
}

function words(text: string): void {
  const line = document.createElement('p');
  line.className = 'frame-words';
  line.setAttribute('role', 'alert');
  line.textContent = text;
  document.body.append(line);
}

function dress({ theme, dir, locale }: Choices): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dir = dir;
  if (locale) document.documentElement.lang = locale;
}

/** The shell of the lab around, or the one that is chosen. */
function shell({ shell: kind }: Choices): void {
  const lab = around()?.loanShell;
  if (lab) lab(window);
  else installShell(window, { kind, called: ({ action, via, raw }) => tell('bridge', action, raw, via) });
}

function configOf(choices: Choices, link: LenderLink, own: unknown): Record<string, unknown> {
  const frames = link.kind === 'worker' ? { frames: { sandbox: 'allow-same-origin' } } : {};
  return {
    ...demoConfig,
    ...frames,
    wire: link.wire,
    theme: choices.theme,
    ...(choices.locale ? { locale: choices.locale } : {}),
    ...(typeof own === 'object' ? own : {}),
  };
}

/** Hears everything the element says, and shows where its links lead. */
function listen(element: ElementModel, model: Model, choices: Choices, link: LenderLink): void {
  for (const { name } of [...model.events, ...element.events]) {
    document.addEventListener(name, (event) => {
      if (!(event instanceof CustomEvent)) return;
      const detail: unknown = event.detail;
      tell('event', name, detail, event.defaultPrevented ? 'prevented' : undefined);
      if (name === 'loan-navigate' && !event.defaultPrevented) follow(event, detail, model, choices, link);
    });
  }
}

function follow(event: Event, detail: unknown, model: Model, choices: Choices, link: LenderLink): void {
  const { url: raw, route, replace } = detail as Navigation;
  if (raw.startsWith('#')) return;
  const url = new URL(raw, document.baseURI);
  const next = framed(url, route, choices, model);
  if (choices.links === 'follow' && next === undefined && mayLeave(url, link)) return;
  event.preventDefault();
  if (choices.links === 'stay' || next === undefined) return;
  if (replace) location.replace(next);
  else location.assign(next);
}

/** A page of the demo around one element: everything about it stands in its address. */
export async function startFrame(model: Model, search: string): Promise<void> {
  const { tag, choices } = readChoices(search);
  const spec = model.elements.find((one) => one.tag === tag);
  dress(choices);
  if (!spec) return words(`There is no element “${tag}”.`);
  tellWrongs();
  shell(choices);
  if (choices.state === 'timeout') hurry();
  const link = await openLender();
  answerInPage(link);
  const config = readJson(given(tag, choices).config);
  if ('wrong' in config) return words(`The configuration is no JSON: ${config.wrong}`);
  await bundle(configOf(choices, link, config.value));
  const element = document.createElement(tag);
  element.dataset.loan = '';
  for (const [name, value] of Object.entries(attributesOf(spec, choices, ownWorld()))) element.setAttribute(name, value);
  const api = frameApi(tag, element, choices);
  for (const [name, json] of Object.entries(propertiesOf(spec, choices))) api.property(name, json);
  for (const [name, value] of Object.entries(choices.tokens)) api.token(name, value);
  if (choices.css) api.rules(choices.css);
  listen(spec, model, choices, link);
  window.loanFrame = api;
  gallery()?.opened(api, search);
  document.body.append(element);
  const titled = () => {
    const title: unknown = Reflect.get(element, 'screenTitle');
    if (typeof title === 'string') document.title = title;
  };
  element.addEventListener('loan-ready', titled);
  void customElements.whenDefined(tag).then(titled);
}
