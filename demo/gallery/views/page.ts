import { html, nothing, type TemplateResult } from 'lit-html';
import { $link, $note, $place } from '../store.js';
import { elementPage } from './element.js';
import { home } from './home.js';
import { nav } from './nav.js';

/** The whole gallery. */
export const page = (): TemplateResult => html`
  <button class="skip" type="button" @click=${() => document.getElementById('main')?.focus()}>Skip to the content</button>
  ${nav()}
  <main class="main" id="main" tabindex="-1">
    ${$link.get() ? ($place.get().tag ? elementPage() : home()) : html`<p class="waiting" role="status">Starting the lender…</p>`}
  </main>
  <div class="note" role="status">${$note.get() ? html`<span class="note__text">${$note.get()}</span>` : nothing}</div>
`;
