import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import model from 'virtual:demo-model';
import { given } from '../../common/empty.js';
import { attributesOf, defaultAttributes, ownWorld, propertiesOf } from '../../common/defaults.js';
import { examplesOf, type Example } from '../../common/examples.js';
import { readJson } from '../../common/json.js';
import type { Attribute, ElementModel } from '../../common/model.js';
import { differing, setAttribute, setProperty, show } from '../actions.js';
import { idsFor } from '../ids.js';
import { $element, $link, $mistakes, $place, choose } from '../store.js';
import { valueOf, worded } from './parts.js';

interface Shown {
  readonly spec: ElementModel;
  readonly values: Readonly<Record<string, string>>;
  readonly standard: Readonly<Record<string, string>>;
}

function control(attribute: Attribute, { values, standard }: Shown): TemplateResult {
  const { name, type } = attribute;
  const value = values[name] ?? '';
  const set = (next: string) => setAttribute(name, next, standard[name] ?? '');
  const id = `attribute-${name}`;
  const options = type === 'enum' ? (attribute.values ?? []) : undefined;
  if (options)
    return html`<select class="select" id=${id} @change=${(event: Event) => set(valueOf(event))}>
      ${['', ...options].map((option) => html`<option value=${option} ?selected=${option === value}>${option || 'not set'}</option>`)}
    </select>`;
  const ids = idsFor(name);
  return html`<input
      class="input"
      id=${id}
      type="text"
      inputmode=${type === 'number' ? 'numeric' : nothing}
      autocomplete="off"
      spellcheck="false"
      placeholder="not set"
      list=${ids.length > 0 ? `${id}-ids` : nothing}
      aria-describedby="${id}-doc"
      .value=${live(value)}
      @input=${(event: Event) => set(valueOf(event))}
    />
    ${
      ids.length > 0
        ? html`<datalist id="${id}-ids">${ids.map(([one, words]) => html`<option value=${one}>${words}</option>`)}</datalist>`
        : nothing
    }`;
}

const row = (attribute: Attribute, shown: Shown): TemplateResult =>
  html`<div class=${(shown.values[attribute.name] ?? '') === (shown.standard[attribute.name] ?? '') ? 'row' : 'row row--changed'}>
    <label class="row__name" for="attribute-${attribute.name}"
      >${attribute.name}${attribute.required ? html` <span class="need" title="Without it the screen is an error state.">required</span>` : nothing}
      <span class="row__type">${attribute.type}</span></label
    >
    ${control(attribute, shown)}
    <p class="row__doc" id="attribute-${attribute.name}-doc">${worded(attribute.doc)}</p>
  </div>`;

function property(spec: ElementModel, name: string, type: string, doc: string): TemplateResult {
  const mistake = $mistakes.get()[name];
  return html`<div class="row">
    <label class="row__name" for="property-${name}">${name} <span class="row__type">${type}</span></label>
    <textarea
      class="input input--code"
      id="property-${name}"
      rows="6"
      spellcheck="false"
      placeholder="JSON; empty is not set"
      aria-describedby=${mistake ? `property-${name}-mistake property-${name}-doc` : `property-${name}-doc`}
      aria-invalid=${mistake ? 'true' : nothing}
      .value=${live(propertiesOf(spec, $place.get().choices)[name] ?? '')}
      @input=${(event: Event) => setProperty(name, valueOf(event))}
    ></textarea>
    ${mistake ? html`<p class="row__mistake" id="property-${name}-mistake">${mistake}</p>` : nothing}
    <p class="row__doc" id="property-${name}-doc">${worded(doc)}</p>
  </div>`;
}

const sorted = (attributes: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(attributes).sort(([one], [other]) => (one < other ? -1 : 1)));

function isShown(example: Example): boolean {
  const { choices } = $place.get();
  const { 'merchant-number': _world, ...own } = choices.attributes;
  return (example.config ?? '') === choices.config && sorted(differing(example)) === sorted(own);
}

function examples(tag: string): TemplateResult | typeof nothing {
  const cases = examplesOf(tag, $link.get()?.base ?? '');
  if (cases.length === 0) return nothing;
  return html`<h2 class="panel__title">Examples</h2>
    <div class="pills">
      ${cases.map(
        (example) =>
          html`<button class="pill" type="button" aria-pressed=${isShown(example)} @click=${() => show(example)}>${example.name}</button>`,
      )}
    </div>`;
}

function configuration(): TemplateResult {
  const { tag, choices } = $place.get();
  const { config } = given(tag, choices);
  const read = readJson(config);
  return html`<div class="row">
    <label class="row__name" for="config">Configuration keys, over those of the demo <span class="row__type">JSON</span></label>
    <textarea
      class="input input--code"
      id="config"
      rows="5"
      spellcheck="false"
      placeholder='{ "accent": "#7a3ff2" }'
      aria-invalid=${'wrong' in read ? 'true' : nothing}
      aria-describedby=${'wrong' in read ? 'config-mistake' : nothing}
      .value=${live(config)}
      @change=${(event: Event) => choose({ config: valueOf(event) })}
    ></textarea>
    ${'wrong' in read ? html`<p class="row__mistake" id="config-mistake">${read.wrong}</p>` : nothing}
    <dl class="keys">
      ${model.config.map(
        ({ name, doc }) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${doc}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
}

const fold = (title: string, content: unknown): TemplateResult =>
  html`<details class="fold">
    <summary class="fold__name">${title}</summary>
    <div class="fold__body">${content}</div>
  </details>`;

/** A form for everything that can be set on the element. */
export function controls(): TemplateResult {
  const spec = $element.get();
  if (!spec) return html``;
  const { choices } = $place.get();
  const shown: Shown = {
    spec,
    values: attributesOf(spec, choices, ownWorld()),
    standard: defaultAttributes(spec, ownWorld(), choices.shell),
  };
  return html`
    ${examples(spec.tag)}
    <h2 class="panel__title">Attributes</h2>
    ${spec.attributes.length > 0 ? spec.attributes.map((attribute) => row(attribute, shown)) : html`<p class="row__doc">It has none of its own.</p>`}
    ${
      spec.properties.length > 0
        ? html`<h2 class="panel__title">Properties</h2>
            ${spec.properties.map(({ name, type, doc }) => property(spec, name, type, doc))}`
        : nothing
    }
    ${fold(
      'Session',
      model.session.map((attribute) => row(attribute, shown)),
    )}
    ${fold(
      'What every element has',
      model.common.map((attribute) => row(attribute, shown)),
    )}
    ${fold('Configuration', configuration())}
  `;
}
