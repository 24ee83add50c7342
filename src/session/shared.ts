import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { createClient } from '../api/client.js';
import type { CallOptions } from '../api/outgoing.js';
import type { AnswerOf, Endpoint, RequestOf } from '../api/endpoint.js';
import { LoanError } from '../api/errors.js';
import type { Config } from '../config/config.js';
import { createIntents, type Intents } from './intents.js';
import { createLocks, type Locks } from './locks.js';
import type { Surface } from './scope.js';
import { apiQuery, SESSION_KEYS, type Session } from './session.js';
import { storage } from './storage.js';

/** A call that moved money has ended. */
export interface Moved {
  readonly by: AbortSignal;
}

/** What all elements of one session share: the session itself, the client, the locks, the intents. */
export interface SharedScope {
  readonly $session: ReadableAtom<Session>;
  readonly locks: Locks;
  readonly intents: Intents;
  /** The last call that moved money, whatever came of it, by the signal of its element: what the others show is then old. */
  readonly $moved: WritableAtom<Moved | undefined>;
  call<E extends Endpoint>(row: E, payload: RequestOf<E>, options: CallOptions, surface: Surface): Promise<AnswerOf<E>>;
}

/** True for the refusal that the configuration calls an expired session. */
export function isExpired(thrown: unknown, config: Config): boolean {
  const code = config.session?.expiredCode;
  return thrown instanceof LoanError && thrown.kind === 'refused' && code !== undefined && thrown.code === String(code);
}

const RENEW_WITHIN = 60_000;
const scopes = new Map<string, { scope: SharedScope; users: number }>();

function create(session: Session, config: () => Config): SharedScope {
  const $session = atom(session);
  const client = createClient({
    config,
    query: () => apiQuery($session.get()),
    header: (name) => $session.get()[name] ?? '',
  });

  function renewed(surface: Surface): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), RENEW_WITHIN);
      const renew = (next: Session) => {
        clearTimeout(timer);
        $session.set({ ...$session.get(), ...next });
        resolve(true);
      };
      if (surface.dispatch('loan-session-expired', { renew }, true)) {
        clearTimeout(timer);
        resolve(false);
      }
    });
  }

  return {
    $session,
    locks: createLocks(),
    $moved: atom<Moved | undefined>(),
    intents: createIntents(storage, `${session.userId ?? ''}|${session.merchantNumber ?? ''}`),
    async call(row, payload, options, surface) {
      try {
        return await client.call(row, payload, options);
      } catch (thrown) {
        if (!isExpired(thrown, config()) || !(await renewed(surface)) || !(row.reads || row.method === 'GET')) throw thrown;
        return client.call(row, payload, options);
      }
    },
  };
}

/** The shared scope of a session: the same keys and the same API give the same one on the whole page, as long as someone uses it. */
export function scopeFor(session: Session, apiBase: string, config: () => Config): { scope: SharedScope; release: () => void } {
  const key = JSON.stringify([apiBase, ...SESSION_KEYS.map((name) => session[name] ?? '')]);
  const held = scopes.get(key) ?? { scope: create(session, config), users: 0 };
  scopes.set(key, held);
  held.users += 1;
  let released = false;
  const { $held } = held.scope.locks;
  // What is still under way keeps its lock: an element that comes back must find it taken.
  const forget = () => {
    if (held.users > 0 || scopes.get(key) !== held) return;
    if ($held.get().size === 0) scopes.delete(key);
    else {
      const off = $held.listen(() => {
        off();
        forget();
      });
    }
  };
  return {
    scope: held.scope,
    release() {
      if (released) return;
      released = true;
      held.users -= 1;
      forget();
    },
  };
}
