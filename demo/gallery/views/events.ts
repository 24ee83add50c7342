import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { Entry } from '../../common/talk.js';
import { clearEntries } from '../actions.js';
import { $entries, $filter } from '../store.js';
import { none, time } from './parts.js';

const isNative = ({ kind, name }: Entry) => kind === 'bridge' || name === 'loan-native';
const FILTERS = { all: 'All', event: 'Events', native: 'Native', wrong: 'Wrong' } as const;

function shown(entry: Entry): boolean {
  const filter = $filter.get();
  if (filter === 'all') return true;
  return filter === 'native' ? isNative(entry) : entry.kind === filter;
}

/** A short payload in one line. */
const short = (detail: string) => detail.replace(/\s+/g, ' ');

const row = (entry: Entry): TemplateResult =>
  entry.kind === 'page'
    ? html`<li class="log__page"><span>${entry.name}</span> <time>${time(entry.at)}</time></li>`
    : html`<li class="log__row" data-kind=${isNative(entry) ? 'native' : entry.kind}>
        <details class="log__fold">
          <summary class="log__head">
            <span class="log__name">${entry.name}</span>
            <span class="log__short">${entry.note ?? short(entry.detail)}</span>
            <time class="log__time">${time(entry.at)}</time>
          </summary>
          ${entry.note ? html`<p class="log__note">${entry.note}</p>` : nothing}
          ${entry.detail ? html`<pre class="code">${entry.detail}</pre>` : html`<p class="log__note">Without a payload.</p>`}
        </details>
      </li>`;

/** What the element said and asked of the shell, the latest first. */
export function events(): TemplateResult {
  const entries = $entries.get().filter(shown).reverse();
  return html`<div class="bar">
      <div class="pills" role="group" aria-label="Which">
        ${(['all', 'event', 'native', 'wrong'] as const).map(
          (name) =>
            html`<button class="pill" type="button" aria-pressed=${$filter.get() === name} @click=${() => $filter.set(name)}>
              ${FILTERS[name]}
            </button>`,
        )}
      </div>
      <button class="button button--plain" type="button" @click=${clearEntries}>Clear</button>
    </div>
    ${
      entries.length > 0
        ? html`<ul class="log" aria-live="off">
            ${repeat(entries, (entry) => entry, row)}
          </ul>`
        : none('Nothing yet. Use the screen, and what it says stands here.')
    }`;
}
