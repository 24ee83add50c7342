import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { ref } from 'lit-html/directives/ref.js';
import model from 'virtual:demo-model';
import { SETTINGS, type Choices, type StateName } from '../../common/choices.js';
import { attributesOf, ownWorld } from '../../common/defaults.js';
import type { ElementModel } from '../../common/model.js';
import { callsOf, statesOf } from '../../common/scenarios.js';
import { formatQuery } from '../../../src/lib/query.js';
import { camel } from '../../../src/lib/names.js';
import { copy, pressBack, setState } from '../actions.js';
import { icon } from '../icons.js';
import { fitted } from '../fit.js';
import { frameAddress, mount, reload } from '../stage.js';
import { $element, $framed, $link, $log, $place, choose } from '../store.js';
import { panel } from './panel.js';
import { choice, named } from './parts.js';

const STATES: readonly { readonly name: StateName; readonly words: string; readonly doc: string }[] = [
  { name: 'ready', words: 'Ready', doc: 'The lender answers as ever.' },
  { name: 'loading', words: 'Loading', doc: 'No answer ever comes.' },
  { name: 'empty', words: 'Empty', doc: 'There is nothing to show.' },
  { name: 'refused', words: 'Refused', doc: 'The server refuses, in words.' },
  { name: 'network', words: 'No network', doc: 'The connection breaks before the server acts.' },
  { name: 'timeout', words: 'Timeout', doc: 'No answer comes in time; the minute passes in a moment here.' },
  { name: 'http', words: 'Server error', doc: '502 without an envelope.' },
  { name: 'contract', words: 'Not understood', doc: 'Another page answers, with 200.' },
  { name: 'lost', words: 'Answer lost', doc: 'The server acts, then the connection breaks.' },
];

const LABELS = {
  size: { phone: '360 × 740', narrow: '320 × 640', large: '412 × 915', tablet: '768 × 1024', fill: 'All there is' },
  theme: { auto: 'System', light: 'Light', dark: 'Dark' },
  locale: { '': 'Page’s own', en: 'English', sw: 'Swahili', id: 'Indonesian', hi: 'Hindi', fil: 'Filipino', 'zh-Hans': 'Chinese' },
  dir: { ltr: 'Left to right', rtl: 'Right to left' },
  text: { '100': '100 %', '130': '130 %', '160': '160 %', '200': '200 %' },
  slow: { '0': 'Fast', '1000': '1 s', '3000': '3 s', '8000': '8 s' },
  shell: { android: 'Android', ios: 'iOS', none: 'Browser' },
  links: { follow: 'Followed', stay: 'Only told' },
} as const;

function setting<S extends keyof typeof LABELS>(name: S, label: string): TemplateResult {
  const { choices } = $place.get();
  const words: Readonly<Record<string, string>> = LABELS[name];
  return choice({
    label,
    value: choices[name],
    options: SETTINGS[name].map((value) => ({ value, words: words[value] ?? value })),
    changed: choices[name] !== SETTINGS[name][0],
    choose: (value) => choose({ [name]: value }),
  });
}

/** The calls that go wrong: those that were made are offered by name. */
function which(spec: ElementModel): TemplateResult | typeof nothing {
  const { state, on } = $place.get().choices;
  if (state === 'ready' || state === 'empty') return nothing;
  const { reads, acts } = callsOf(spec, model);
  const kinds = { reads: 'what reads', actions: 'what changes something' };
  // Of one kind only: every call says the same.
  const general = { '*': 'every call', ...((reads && acts) || on in kinds ? kinds : {}) };
  const asked = $log.get().map(({ endpoint }) => endpoint);
  const named = [...new Set([...asked, on])].filter((name) => name && !(name in general));
  return choice({
    label: 'Of',
    value: on,
    options: [...Object.entries(general), ...named.map((name) => [name, name] as const)].map(([value, words]) => ({ value, words })),
    changed: on !== '*',
    choose: (value) => choose({ on: value }),
  });
}

/** A call that goes wrong is not made before something is pressed. */
function unseen(spec: ElementModel, { state }: Choices): boolean {
  const { reads, acts } = callsOf(spec, model);
  return acts && !reads && state !== 'ready' && state !== 'empty';
}

function states(spec: ElementModel): TemplateResult | typeof nothing {
  const { choices } = $place.get();
  const own = statesOf(spec, model);
  if (own.length === 1) return nothing;
  return html`<fieldset class="states">
      <legend class="side__name">State</legend>
      ${STATES.filter(({ name }) => own.includes(name)).map(
        ({ name, words, doc }) =>
          html`<label class="state" title=${doc}>
            <input
              class="state__input"
              type="radio"
              name="state"
              value=${name}
              .checked=${live(choices.state === name)}
              @change=${() => setState(name)}
            />
            <span class="state__words">${words}</span>
          </label>`,
      )}
    </fieldset>
    ${which(spec)} ${unseen(spec, choices) ? html`<p class="row__doc">It calls nothing by itself: press a button to see it.</p>` : nothing}`;
}

function hostPage(choices: Choices): string | undefined {
  const spec = $element.get();
  const attributes = spec ? attributesOf(spec, choices, ownWorld()) : {};
  const query = formatQuery(Object.entries(attributes).map(([name, value]) => [camel(name), value]));
  return spec && $link.get()?.hostPage(spec.tag, query);
}

/** One element: live, with everything about it. */
export function elementPage(): TemplateResult {
  const place = $place.get();
  const framed = $framed.get();
  const spec = $element.get();
  const state = framed?.state || 'loading';
  const host = hostPage(place.choices);
  return html`<div class="element">
    <section class="stage" aria-label="Preview">
      <header class="stage__head">
        <div class="stage__names">
          <h1 class="stage__title">${named(place.tag)}</h1>
          <code class="stage__tag">&lt;${place.tag}&gt;</code>
          <span class="chip" data-state=${state}>${state}</span>
        </div>
        <div class="stage__tools">
          <button
            class="button button--icon"
            type="button"
            title="Press the shell's back"
            aria-label="Press the shell's back"
            @click=${pressBack}
          >
            ${icon('back')}
          </button>
          <button class="button button--icon" type="button" title="Load again" aria-label="Load again" @click=${reload}>
            ${icon('reload')}
          </button>
          <button
            class="button button--icon"
            type="button"
            title="Copy the link to this"
            aria-label="Copy the link to this"
            @click=${() => void copy(location.href, 'The link is')}
          >
            ${icon('link')}
          </button>
          <a class="button button--icon" target="_blank" href=${frameAddress(place)} title="Open by itself" aria-label="Open by itself"
            >${icon('open')}</a
          >
          ${
            host
              ? html`<a class="button button--icon" target="_blank" href=${host} title="Open its host page" aria-label="Open its host page"
                  >${icon('page')}</a
                >`
              : nothing
          }
        </div>
      </header>
      <div class="stage__side">
        ${spec ? states(spec) : nothing}
        <details class="view" ?open=${matchMedia('(min-width: 760px)').matches}>
          <summary class="view__name">View</summary>
          <div class="settings">
            ${setting('size', 'Size')} ${setting('theme', 'Theme')} ${setting('locale', 'Language')} ${setting('dir', 'Direction')}
            ${setting('text', 'Text')} ${setting('slow', 'Network')} ${setting('shell', 'Shell')} ${setting('links', 'Links')}
          </div>
        </details>
      </div>
      <div class="stage__box" ${ref(fitted)} data-size=${place.choices.size}>
        <div class="device">
          <iframe class="device__page" title="${named(place.tag)}, live" ${ref(mount)}></iframe>
        </div>
      </div>
    </section>
    ${panel()}
  </div>`;
}
