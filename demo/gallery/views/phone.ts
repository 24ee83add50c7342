import { html, type TemplateResult } from 'lit-html';
import { copy, fill } from '../actions.js';
import { $messages } from '../store.js';
import { none, time } from './parts.js';

/** The SMS that came to the borrower. */
export function phone(): TemplateResult {
  const messages = [...$messages.get()].reverse();
  if (messages.length === 0) return none('No SMS has come. Ask for a code on the screen, and it arrives here.');
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
