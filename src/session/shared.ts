import { atom, type ReadableAtom } from 'nanostores';
import { createClient, type CallOptions } from '../api/client.js';
import type { AnswerOf, Endpoint, RequestOf } from '../api/endpoint.js';
import { LoanError } from '../api/errors.js';
import type { Config } from '../config/config.js';
import { createIntents, type Intents } from './intents.js';
import { createLocks, type Locks } from './locks.js';
import type { Surface } from './scope.js';
import { apiQuery, SESSION_KEYS, type Session } from './session.js';
import { storage } from './storage.js';

/** What all elements of one session share: the session itself, the client, the locks, the intents. */
export interface SharedScope {
  readonly $session: ReadableAtom<Session>;
  readonly locks: Locks;
  readonly intents: Intents;
  call<E extends Endpoint>(row: E, payload: RequestOf<E>, options: CallOptions, surface: Surface): Promise<AnswerOf<E>>;
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
    intents: createIntents(storage, `${session.userId ?? ''}|${session.merchantNumber ?? ''}`),
    async call(row, payload, options, surface) {
      try {
        return await client.call(row, payload, options);
      } catch (thrown) {
        const expired = config().session?.expiredCode;
        const isExpired =
          thrown instanceof LoanError && thrown.kind === 'refused' && expired !== undefined && thrown.code === String(expired);
        if (!isExpired || !(await renewed(surface)) || !(row.reads || row.method === 'GET')) throw thrown;
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
  return {
    scope: held.scope,
    release() {
      if (released) return;
      released = true;
      held.users -= 1;
      // What is still under way keeps its lock: an element that comes back must find it taken.
      if (held.users === 0 && held.scope.locks.$held.get().size === 0 && scopes.get(key) === held) scopes.delete(key);
    },
  };
}
