import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { wireFor } from '../../../src/api/wire.js';
import type { LogEntry } from '../../common/records.js';
import { clearLog } from '../actions.js';
import { $link, $log } from '../store.js';
import { cut, none, pretty, time } from './parts.js';

const OUTCOMES = { pending: 'under way', answered: '', dropped: 'broken off', hung: 'hanging' } as const;

function codeOf(answer: unknown): string {
  const code: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'code') : undefined;
  return typeof code === 'number' || typeof code === 'string' ? String(code) : '';
}

/** The answer in the contract's own names, whatever they were on the way. */
function decoded({ answer = '', endpoint }: LogEntry): unknown {
  try {
    const parsed: unknown = JSON.parse(answer);
    return wireFor($link.get()?.wire ?? {}, endpoint).decode(parsed);
  } catch {
    return undefined;
  }
}

function outcomeOf(entry: LogEntry, answer: unknown): { readonly words: string; readonly tone: string } {
  if (entry.problems.length > 0) return { words: 'breaks the contract', tone: 'bad' };
  if (entry.outcome !== 'answered') return { words: OUTCOMES[entry.outcome], tone: entry.outcome === 'pending' ? 'quiet' : 'bad' };
  const code = codeOf(answer);
  if (entry.status >= 400 || answer === undefined) return { words: `${entry.status}`, tone: 'bad' };
  return /^0+$/.test(code) ? { words: `${entry.status}`, tone: 'good' } : { words: `refused ${code}`, tone: 'bad' };
}

const HEADERS = ['building', 'gather', 'swift', 'eyes', 'idempotency-key', 'content-type'];

function sent(entry: LogEntry): string {
  const url = new URL(entry.url);
  const headers = Object.entries(entry.headers).filter(([name, value]) => value && (HEADERS.includes(name) || name.startsWith('x-')));
  return [
    `${entry.method} ${url.pathname}`,
    ...[...url.searchParams].map(([key, value]) => `  ${key}=${value}`),
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ].join('\n');
}

const block = (title: string, text: string): TemplateResult =>
  html`<h3 class="log__title">${title}</h3>
    <pre class="code">${text}</pre>`;

function row(entry: LogEntry): TemplateResult {
  const answer = decoded(entry);
  const { words, tone } = outcomeOf(entry, answer);
  return html`<li class="log__row" data-kind="request">
    <details class="log__fold">
      <summary class="log__head">
        <span class="log__name">${entry.endpoint || entry.url}</span>
        <span class="badge" data-tone=${tone}>${words}</span>
        <time class="log__time">${time(entry.at)}</time>
      </summary>
      ${entry.problems.map((problem) => html`<p class="row__mistake">${problem}</p>`)} ${block('Request', sent(entry))}
      ${entry.payload === null || entry.payload === undefined ? nothing : block('Body', pretty(entry.payload))}
      ${entry.answer === undefined ? nothing : block(`Answer, ${entry.status}`, answer === undefined ? cut(entry.answer) : pretty(answer))}
      ${entry.acted ? nothing : html`<p class="log__note">The lender did nothing.</p>`}
    </details>
  </li>`;
}

/** What the lender was asked, and what it answered, the latest first. */
export function requests(): TemplateResult {
  const log = [...$log.get()].reverse();
  return html`<div class="bar">
      <p class="bar__words">In the names of the contract</p>
      <button class="button button--plain" type="button" @click=${() => void clearLog()}>Clear</button>
    </div>
    ${
      log.length > 0
        ? html`<ul class="log" aria-live="off">
            ${repeat(log, ({ n }) => n, row)}
          </ul>`
        : none('This screen has asked for nothing yet.')
    }`;
}
