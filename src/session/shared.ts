import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { createClient } from '../api/client.js';
import type { CallOptions, ReadOptions } from '../api/outgoing.js';
import type { AnswerOf, Endpoint, RequestOf } from '../api/endpoint.js';
import { LoanError } from '../api/errors.js';
import type { Config } from '../config/config.js';
import { baseKey } from '../lib/base.js';
import { fromPage, pageUrl } from '../navigation/page-url.js';
import { createAlike, type Alike } from './alike.js';
import type { AllBegun } from './begun.js';
import { besideOf, type Beside } from './beside.js';
import { createHush, type Hush } from './hush.js';
import { createIntents, type Intents } from './intents.js';
import { locksOf, type Locks } from './locks.js';
import { createRenewal } from './renewal.js';
import type { Surface } from './scope.js';
import { apiQuery, borrowerOf, SESSION_KEYS, type Session } from './session.js';
import { storage } from './storage.js';
import { createTogether } from './together.js';

/** What all elements of one session share: the session itself, the client, the intents, and the locks, which are its borrower's. */
export interface SharedScope {
  readonly $session: ReadableAtom<Session>;
  readonly locks: Locks;
  readonly intents: Intents;
  /** The ratings that were sent, by their locks. */
  readonly $rated: WritableAtom<ReadonlySet<string>>;
  /** The payments that were begun. */
  readonly $begun: WritableAtom<AllBegun>;
  /** Which elements show the same. */
  readonly alike: Alike;
  /** Takes the borrower's secrets out of words that leave the screen. */
  readonly hush: Hush;
  /** What moves the same borrower's money in other pages, and here. */
  readonly beside: Beside;
  call<E extends Endpoint>(row: E, payload: RequestOf<E>, options: CallOptions & ReadOptions<E>, surface: Surface): Promise<AnswerOf<E>>;
  /** The borrower goes on with another session: what waits for this one to be renewed is refused, and lets go of its lock. */
  replaced(): void;
}

/** True for the refusal that the configuration calls an expired session. */
export function isExpired(thrown: unknown, config: Config): boolean {
  const code = config.session?.expiredCode;
  return thrown instanceof LoanError && thrown.kind === 'refused' && code !== undefined && thrown.code === String(code);
}

const keyOf = (session: Session, base: string): string => JSON.stringify([base, ...SESSION_KEYS.map((name) => session[name] ?? '')]);

function create(session: Session, config: () => Config, changed: (session: Session) => void): SharedScope {
  const $session = atom(session);
  const owner = borrowerOf(session);
  const locks = locksOf(owner);
  const client = createClient({
    config,
    query: () => apiQuery($session.get()),
    header: (name) => $session.get()[name] ?? '',
    here: fromPage,
  });
  const past: (string | undefined)[] = [];
  let renewals = 0;
  const renewal = createRenewal((next) => {
    renewals += 1;
    // What was refused meanwhile may name the one before.
    past.push($session.get().sessionId);
    $session.set({ ...$session.get(), ...next });
    changed($session.get());
  });
  const together = createTogether();
  const alike = createAlike();
  const hush = createHush(() => [...past, $session.get().sessionId, $session.get().phone]);

  return {
    $session,
    alike,
    hush,
    locks,
    beside: besideOf(owner, locks),
    $rated: atom<ReadonlySet<string>>(new Set()),
    $begun: atom<AllBegun>(new Map()),
    intents: createIntents(storage, owner),
    replaced: renewal.giveUp,
    async call<E extends Endpoint>(
      row: E,
      payload: RequestOf<E>,
      options: CallOptions & ReadOptions<E>,
      surface: Surface,
    ): Promise<AnswerOf<E>> {
      hush.sent(payload);
      const reads = row.reads === true || row.method === 'GET';
      const before = $session.get();
      const what = row.name + JSON.stringify(payload);
      if (reads && options.signal) alike.asks(options.signal, what);
      const send = async () => {
        const came = await (reads
          ? together(renewals + what, options.signal, (signal) => client.ask(row, payload, { ...options, signal }))
          : client.ask(row, payload, options));
        return client.read(row, came, options);
      };
      try {
        return await send();
      } catch (thrown) {
        if (!isExpired(thrown, config())) throw thrown;
        const already = $session.get() !== before;
        if (!already && !(await renewal.wait(surface, options.signal))) throw thrown;
        if (reads) return send();
        // What changes something is the borrower's to send again.
        throw thrown instanceof LoanError ? thrown.whenRenewed() : thrown;
      }
    },
  };
}

interface Held {
  readonly scope: SharedScope;
  readonly owner: string;
  readonly base: string;
  users: number;
}

/** By session and API. A scope whose session was renewed is found by the old session and by the new one. */
const scopes = new Map<string, Held>();

/** A scope as one element uses it. */
export interface ScopeUse {
  readonly scope: SharedScope;
  release(): void;
}

function open(session: Session, base: string, config: () => Config): Held {
  const owner = borrowerOf(session);
  for (const other of scopes.values()) if (other.owner === owner && other.base === base) other.scope.replaced();
  const changed = (next: Session) => {
    const key = keyOf(next, base);
    if (held.users > 0 && !scopes.has(key)) scopes.set(key, held);
  };
  const held: Held = { scope: create(session, config, changed), owner, base, users: 0 };
  scopes.set(keyOf(session, base), held);
  return held;
}

/** What is still under way keeps its lock, and what was begun is to be told: an element that comes back must find it. */
function forget(held: Held): void {
  const { $begun, locks } = held.scope;
  if (held.users > 0 || $begun.get().size > 0) return;
  const { $held } = locks;
  if ($held.get().size === 0) {
    for (const [key, other] of scopes) if (other === held) scopes.delete(key);
    return;
  }
  const off = $held.listen(() => {
    off();
    forget(held);
  });
}

/**
 * The shared scope of a session: the same keys and the same API, spoken the same way, give the same one on the whole page, as long as
 * someone uses it.
 */
export function scopeFor(session: Session, config: () => Config): ScopeUse {
  const { apiBase, basePath, provider, wire } = config();
  const base = JSON.stringify([baseKey(apiBase, pageUrl()), basePath, provider, wire]);
  const held = scopes.get(keyOf(session, base)) ?? open(session, base, config);
  held.users += 1;
  let released = false;
  return {
    scope: held.scope,
    release() {
      if (released) return;
      released = true;
      held.users -= 1;
      forget(held);
    },
  };
}
