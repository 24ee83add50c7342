import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

/** A labelled choice. */
export const choice = (of: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly words: string }[];
  readonly changed: boolean;
  readonly choose: (value: string) => void;
}): TemplateResult =>
  html`<label class=${of.changed ? 'choice choice--changed' : 'choice'}>
    <span class="choice__label">${of.label}</span>
    <select
      class="select"
      .value=${live(of.value)}
      @change=${(event: Event) => event.target instanceof HTMLSelectElement && of.choose(event.target.value)}
    >
      ${of.options.map(({ value, words }) => html`<option value=${value} ?selected=${value === of.value}>${words}</option>`)}
    </select>
  </label>`;

/** The value of the field an event came from. */
export function valueOf(event: Event): string {
  const { target } = event;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    ? target.value
    : '';
}

/** A value as it is read: pictures that are part of it are cut. */
export const pretty = (value: unknown): string => cut(JSON.stringify(value, null, 2) ?? '');

/** Text without the bytes of its pictures. */
export const cut = (text: string): string => text.replace(/(data:image\/[a-z+]+;base64,[\w+/]{16})[\w+/=]+/g, '$1…');

export const time = (at: number): string => new Date(at).toTimeString().slice(0, 8);

export const none = (words: string): TemplateResult => html`<p class="none">${words}</p>`;

/** A tag as a name. */
export const named = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1).replace(/-/g, ' ');

/** Words of a contract: what stands between backticks is code. */
export const worded = (text: string): unknown[] => text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));
