import { atom } from 'nanostores';
import * as v from 'valibot';
import { wireFor } from '../../src/api/wire.js';
import { booking, captcha, logEntry, message, readList, type LogEntry } from '../common/records.js';
import type { LenderLink } from '../lending/link.js';
import { forgetBorrower } from './forget.js';
import { $bookings, $letters, $link, $log, $messages, $place, world } from './store.js';

const EVERY = 700;
const KEPT = 300;

/** How often the lender began anew behind the gallery's back. */
export const $renewed = atom(0);

let watched = '';

/** Another world is looked at, or this one began anew. */
export function restart(): void {
  watched = '';
  $log.set([]);
  $messages.set([]);
  $bookings.set([]);
  $letters.set('');
}

/** Lets the lender begin a world anew, by a seed or as it was begun last: whoever looks meanwhile is not told that it forgot. */
export async function beginAnew(link: LenderLink, seed?: number): Promise<void> {
  restart();
  await link.control('POST', 'reset', { world: world(), ...(seed === undefined ? {} : { seed }) });
  forgetBorrower();
  restart();
}

/** The last call, and those that were under way, are looked at again; new ones come after them. */
function since(log: readonly LogEntry[]): number {
  const open = log.find(({ outcome }) => outcome === 'pending') ?? log[log.length - 1];
  return open ? open.n - 1 : 0;
}

/** Whether the lender has forgotten the last call: it was started again, or a worker was put to sleep. */
function forgotten(log: readonly LogEntry[], fresh: readonly LogEntry[]): boolean {
  const last = log[log.length - 1];
  return last !== undefined && !fresh.some(({ n, at }) => n === last.n && at === last.at);
}

/** The registration that was begun last, as its answer names it. */
function lastSid(link: LenderLink): string {
  const entry = [...$log.get()].reverse().find(({ endpoint, answer }) => endpoint === 'getSid' && answer);
  if (!entry?.answer) return '';
  const answer: unknown = JSON.parse(entry.answer);
  const read = v.safeParse(v.object({ data: v.object({ sid: v.string() }) }), wireFor(link.wire, 'getSid').decode(answer));
  return read.success ? read.output.data.sid : '';
}

/** What only some tabs show. */
async function lookCloser(link: LenderLink, query: string): Promise<void> {
  const { tab } = $place.get().choices;
  if (tab === 'lender') {
    const bookings = readList(booking, await link.control('GET', `bookings?${query}`));
    if (JSON.stringify(bookings) !== JSON.stringify($bookings.get())) $bookings.set(bookings);
  }
  const sid = tab === 'phone' ? lastSid(link) : '';
  if (!sid) return;
  const read = v.safeParse(captcha, await link.control('GET', `captcha?sid=${encodeURIComponent(sid)}`));
  $letters.set(read.success ? read.output.letters : '');
}

/** Asks the lender what it was asked, and what came to the borrower's phone. */
export async function look(): Promise<void> {
  const link = $link.get();
  if (!link || document.hidden) return;
  const of = world();
  if (of !== watched) restart();
  watched = of;
  const query = `world=${encodeURIComponent(of)}`;
  const from = since($log.get());
  const [log, phone] = await Promise.all([link.control('GET', `log?${query}&since=${from}`), link.control('GET', `phone?${query}`)]);
  if (of !== watched) return;
  const fresh = readList(logEntry, log);
  if (forgotten($log.get(), fresh)) {
    restart();
    $renewed.set($renewed.get() + 1);
    return;
  }
  const kept = $log.get().filter(({ n }) => n <= from);
  if (JSON.stringify(fresh) !== JSON.stringify($log.get().slice(kept.length))) $log.set([...kept, ...fresh].slice(-KEPT));
  const messages = readList(message, phone);
  if (messages.length !== $messages.get().length) $messages.set(messages);
  await lookCloser(link, query);
}

/** Looks again and again, while somebody looks at the gallery. */
export function watch(): void {
  const again = () => {
    void look()
      .catch(() => undefined)
      .then(() => setTimeout(again, EVERY));
  };
  again();
  document.addEventListener('visibilitychange', () => void look().catch(() => undefined));
}
