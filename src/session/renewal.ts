import { fromEntries, property } from '../lib/record.js';
import { SESSION_KEYS, type Session } from './session.js';
import type { Surface } from './scope.js';

/** A page that asked for time to renew a session has a minute. */
const RENEW_WITHIN = 60_000;

/** The keys of a session in what a page hands over, and nothing else. */
function sessionIn(given: unknown): Session {
  const pairs = SESSION_KEYS.map((key): [string, unknown] => [key, property(given, key)]);
  return fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

export interface Renewal {
  /** Waits for a session to be renewed: `true` once it is. An aborted call waits no longer. */
  wait(surface: Surface, signal: AbortSignal | undefined): Promise<boolean>;
  /** Nobody waits any more. */
  giveUp(): void;
}

/**
 * Asks the page to renew the session: once for all calls that were refused meanwhile. `renewed` gets the new keys whenever they
 * come, also after nobody waits any more.
 */
export function createRenewal(renewed: (session: Session) => void): Renewal {
  let asked: Promise<boolean> | undefined;
  let giveUp = () => {};
  let waiting = 0;

  function ask(surface: Surface): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (done: boolean) => {
        clearTimeout(timer);
        resolve(done);
      };
      const timer = setTimeout(() => end(false), RENEW_WITHIN);
      giveUp = () => end(false);
      const renew = (session: unknown) => {
        renewed(sessionIn(session));
        end(true);
      };
      if (surface.dispatch('loan-session-expired', { renew }, true)) end(false);
    });
  }

  return {
    giveUp: () => giveUp(),
    wait(surface, signal) {
      asked ??= ask(surface).finally(() => {
        asked = undefined;
      });
      const answer = asked;
      waiting += 1;
      return new Promise((resolve) => {
        const leave = () => {
          signal?.removeEventListener('abort', left);
          waiting -= 1;
          if (waiting === 0) giveUp();
        };
        const left = () => {
          leave();
          resolve(false);
        };
        signal?.addEventListener('abort', left);
        void answer.then((done) => {
          if (!signal?.aborted) leave();
          resolve(done);
        });
      });
    },
  };
}
