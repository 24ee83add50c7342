import { html, nothing, type TemplateResult } from 'lit-html';
import model from 'virtual:demo-model';
import { routes } from '../../../src/navigation/routes.js';
import type { EventSpec } from '../../../elements/contract.js';
import { copy } from '../actions.js';
import { icon } from '../icons.js';
import { snippet } from '../snippet.js';
import { $element, $link, $place } from '../store.js';
import { worded } from './parts.js';

const event = ({ name, detail, doc, cancelable }: EventSpec & { readonly name: string }): TemplateResult =>
  html`<div class="doc">
    <dt>${name}${cancelable ? html` <span class="need">cancelable</span>` : nothing}</dt>
    <dd>
      <p>${worded(doc)}</p>
      <code class="doc__type">${detail}</code>
    </dd>
  </div>`;

/** The element in words: what it is, the HTML of how it stands here, its events. */
export function use(): TemplateResult {
  const spec = $element.get();
  if (!spec) return html``;
  const text = snippet(spec, $place.get().choices, $link.get());
  const paths = routes.filter(({ element }) => element === spec.tag).map(({ path }) => path);
  return html`
    <p class="lead">${worded(spec.doc)}</p>
    <p class="row__doc">
      ${paths.length > 0 ? html`On ${paths.map((path, at) => html`${at > 0 ? ', ' : ''}<code>${path}</code>`)}. ` : 'No route leads to it. '}From:
      ${spec.spec}.
    </p>
    <div class="bar">
      <h2 class="panel__title">HTML</h2>
      <button class="button" type="button" @click=${() => void copy(text, 'The HTML is')}>${icon('copy', 18)} Copy</button>
    </div>
    <pre class="code" tabindex="0">${text}</pre>
    <h2 class="panel__title">Its events</h2>
    ${spec.events.length > 0 ? html`<dl class="docs">${spec.events.map(event)}</dl>` : html`<p class="row__doc">Only those that every element has.</p>`}
    <h2 class="panel__title">Events of every element</h2>
    <dl class="docs">${model.events.map(event)}</dl>
    <h2 class="panel__title">Slots</h2>
    <dl class="docs">
      ${model.slots.map(
        ({ name, doc }) =>
          html`<div class="doc">
            <dt>${name}</dt>
            <dd><p>${worded(doc)}</p></dd>
          </div>`,
      )}
    </dl>
    <h2 class="panel__title">Methods</h2>
    <dl class="docs">
      <div class="doc">
        <dt>reload()</dt>
        <dd><p>Fetches the screen's data again.</p></dd>
      </div>
    </dl>
  `;
}
