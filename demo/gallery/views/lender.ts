import { html, type TemplateResult } from 'lit-html';
import { DEMO } from '../../lender/demo.js';
import { formatMinor } from '../../../src/lib/money.js';
import { advance, resetLender, setAttribute, settle } from '../actions.js';
import { icon } from '../icons.js';
import { $bookings, $framed, $link, $place, choose, world } from '../store.js';
import { offline, $offline } from '../offline.js';
import { valueOf } from './parts.js';

const KINDS = {
  server: 'It runs on the server that shows these pages.',
  worker: 'It runs in a service worker of this browser: no server is needed. When nobody looks for a while it begins anew.',
  page: 'It runs in this page, for there is neither a server for it nor a service worker. It begins anew with every load.',
} as const;

const HOUR = 3_600_000;
const WAITS = [
  ['1 minute', HOUR / 60],
  ['1 hour', HOUR],
  ['1 day', 24 * HOUR],
  ['30 days', 30 * 24 * HOUR],
] as const;

const list = (title: string, ids: Readonly<Record<string, string>>): TemplateResult =>
  html`<h3 class="log__title">${title}</h3>
    <dl class="ids">
      ${Object.entries(ids).map(
        ([name, id]) =>
          html`<div>
            <dt>${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}</dt>
            <dd>${id}</dd>
          </div>`,
      )}
    </dl>`;

function disguise(): TemplateResult {
  const link = $link.get();
  const names = Object.keys(link?.wire.fields ?? {}).length;
  const words = names > 0 ? `${names} fields, every path and header go by other names.` : 'Nothing is disguised.';
  if (link?.kind === 'server')
    return html`<p class="row__doc">${words} A server is started with a disguise: <code>npm start -- --disguise 7</code></p>`;
  return html`<input
      class="input"
      id="disguise"
      inputmode="numeric"
      placeholder="none"
      .value=${$place.get().choices.disguise}
      @change=${(event: Event) => choose({ disguise: valueOf(event).replace(/\D/g, '') })}
    />
    <p class="row__doc">${words} A number makes a dictionary; another one, another dictionary.</p>`;
}

function bookings(): TemplateResult {
  const moved = [...$bookings.get()].reverse();
  if (moved.length === 0) return html`<p class="row__doc">None yet.</p>`;
  return html`<ul class="log">
    ${moved.map(
      ({ id, endpoint, orderId, amount, settled }) =>
        html`<li class="log__row moved">
          <span class="moved__what">
            <strong>${formatMinor(amount)}</strong>
            <span class="row__doc">${endpoint}, order ${orderId}, ${id}</span>
          </span>
          ${
            settled
              ? html`<span class="badge" data-tone="good">arrived</span>`
              : html`<button class="button" type="button" @click=${() => void settle(id)}>Let it arrive</button>`
          }
        </li>`,
    )}
  </ul>`;
}

/** The sandbox lender: where it is, how it begins, its clock, its ids. */
export function lender(): TemplateResult {
  const { choices } = $place.get();
  const { users, products, orders, complaints } = DEMO;
  return html`
    <p class="lead">${KINDS[$link.get()?.kind ?? 'page']}</p>
    <div class="tools">
      <button class="button" type="button" @click=${() => void resetLender()}>${icon('reload', 18)} Begin anew</button>
      <button
        class="button"
        type="button"
        aria-pressed=${$offline.get()}
        ?disabled=${!$framed.get()}
        @click=${() => void offline(!$offline.get())}
      >
        ${icon('offline', 18)} ${$offline.get() ? 'Offline' : 'Go offline'}
      </button>
    </div>
    <div class="row">
      <label class="row__name" for="world">World <span class="row__type">merchant-number</span></label>
      <input
        class="input"
        id="world"
        autocomplete="off"
        .value=${world()}
        @change=${(event: Event) => setAttribute('merchant-number', valueOf(event), '')}
      />
      <p class="row__doc">Worlds know nothing of each other. Every tab has one of its own.</p>
    </div>
    <div class="row">
      <label class="row__name" for="seed">Seed</label>
      <input
        class="input"
        id="seed"
        inputmode="numeric"
        placeholder="1"
        .value=${choices.seed}
        @change=${(event: Event) => choose({ seed: valueOf(event).replace(/\D/g, '') })}
      />
      <p class="row__doc">What ids, codes and pictures are drawn from. The same seed and the same calls give the same answers.</p>
    </div>
    <div class="row">
      <label class="row__name" for="disguise">Disguise</label>
      ${disguise()}
    </div>
    <h2 class="panel__title">Money that moved</h2>
    ${bookings()}
    <h2 class="panel__title">Let time pass</h2>
    <div class="pills">
      ${WAITS.map(([words, ms]) => html`<button class="pill" type="button" @click=${() => void advance(ms, words)}>${words}</button>`)}
    </div>
    <h2 class="panel__title">Ids that are always there</h2>
    ${list('Borrowers', users)} ${list('Products', products)} ${list('Orders', orders)} ${list('Complaints', complaints)}
  `;
}
