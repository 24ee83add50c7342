import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import model from 'virtual:demo-model';
import { setToken } from '../actions.js';
import { $element, $place, choose } from '../store.js';
import { valueOf, worded } from './parts.js';

const isColor = (value: string) => /^#[\da-f]{6}$/i.test(value);

function token(name: string, doc: string, standard: string): TemplateResult {
  const value = $place.get().choices.tokens[name] ?? '';
  return html`<div class=${value ? 'row row--changed' : 'row'}>
    <label class="row__name" for="token${name}">${name}</label>
    <div class="pair">
      ${
        isColor(standard)
          ? html`<input
              class="swatch"
              type="color"
              aria-label="${name}, as a colour"
              .value=${live(isColor(value) ? value : standard)}
              @input=${(event: Event) => setToken(name, valueOf(event))}
            />`
          : nothing
      }
      <input
        class="input"
        id="token${name}"
        spellcheck="false"
        autocomplete="off"
        placeholder=${standard || 'not set'}
        .value=${live(value)}
        @input=${(event: Event) => setToken(name, valueOf(event).trim())}
      />
    </div>
    <p class="row__doc">${worded(doc)}</p>
  </div>`;
}

function insert(part: string): void {
  const tag = $place.get().tag;
  const { css } = $place.get().choices;
  choose({ css: `${css}${css && !css.endsWith('\n') ? '\n' : ''}${tag}::part(${part}) {\n  \n}\n` });
  document.getElementById('rules')?.focus();
}

/** Parts and custom properties, with what comes of them at once. */
export function style(): TemplateResult {
  const parts = $element.get()?.parts ?? [];
  const { css } = $place.get().choices;
  return html`
    <div class="row">
      <label class="row__name" for="rules">Rules of the page</label>
      <textarea
        class="input input--code"
        id="rules"
        rows="7"
        spellcheck="false"
        placeholder="${$place.get().tag}::part(primary) { border-radius: 999px; }"
        .value=${live(css)}
        @input=${(event: Event) => choose({ css: valueOf(event) })}
      ></textarea>
    </div>
    <h2 class="panel__title">Parts</h2>
    <ul class="parts">
      ${parts.map(
        ({ name, doc }) =>
          html`<li>
            <button class="pill" type="button" @click=${() => insert(name)}>::part(${name})</button>
            <span class="row__doc">${doc}</span>
          </li>`,
      )}
    </ul>
    <h2 class="panel__title">Custom properties</h2>
    ${model.tokens.map(({ name, doc, default: standard }) => token(name, doc, standard))}
  `;
}
