import { atom } from 'nanostores';
import { logEntry, message, readList, type LogEntry } from '../common/records.js';
import { $link, $log, $messages, world } from './store.js';

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
