import { html, type TemplateResult } from 'lit-html';
import type { Message } from '../../common/records.js';
import { copy, fill } from '../actions.js';
import { $letters, $messages, $place } from '../store.js';
import { none, time } from './parts.js';

/** The SMS that came to the borrower. */
export function phone(): TemplateResult {
  const messages = [...$messages.get()].reverse();
  const letters = $place.get().tag === 'register-promo' ? $letters.get() : '';
  return html`${letters ? html`<p class="sms__picture">The picture on the screen reads <strong class="sms__code">${letters}</strong></p>` : ''}
  ${messages.length > 0 ? list(messages) : none('No SMS has come. Ask for a code on the screen, and it arrives here.')}`;
}

function list(messages: readonly Message[]): TemplateResult {
  return html`<ul class="sms">
    ${messages.map(
      ({ to, text, code, at }) =>
        html`<li class="sms__message">
          <p class="sms__to">To ${to} <time>${time(at)}</time></p>
          <p class="sms__text">${text}</p>
          ${
            code
              ? html`<div class="sms__tools">
                  <output class="sms__code">${code}</output>
                  <button class="button" type="button" @click=${() => fill(code)}>Type it in</button>
                  <button class="button button--plain" type="button" @click=${() => void copy(code, 'The code is')}>Copy</button>
                </div>`
              : ''
          }
        </li>`,
    )}
  </ul>`;
}
