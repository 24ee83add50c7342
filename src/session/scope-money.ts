import { asLoanError, outcomeUnknown, type LoanError } from '../api/errors.js';
import type { AnswerOf, Endpoint } from '../api/endpoint.js';
import type { Config } from '../config/config.js';
import { traceOf } from '../lib/hash.js';
import { moneyLock } from './money-move.js';
import { cameBack } from './page.js';
import type { Outcome, Scope, Surface } from './scope.js';
import { isExpired, type SharedScope } from './shared.js';

/** Of an account only a trace is remembered. */
const traced = (key: string, value: unknown): unknown => (key === 'cardNo' ? traceOf(String(value), 4) : value);
const whatOf = ({ name }: Endpoint, intent: unknown): string => `${name}${JSON.stringify(intent, traced)}`;
/** Without a way: about all of them. */
const aboutOf = (lock: string, way = ''): string => `${lock} ${way}`;
const aboutPaying = (lock: string): string => aboutOf(lock, 'paying');
const aboutLoan = (productId: string): string => aboutOf(moneyLock({ productId }));

interface Around {
  readonly shared: SharedScope;
  readonly surface: Surface;
  readonly signal: AbortSignal;
  readonly config: () => Config;
  readonly report: (error: LoanError) => void;
}

type Money = Pick<Scope, 'move' | 'doubt' | 'unheard' | 'paying' | 'taken' | 'seen'>;

/** What moves money, as one element has it sent, and what is known of that by now. */
export function moneyOf({ shared, surface, signal, config, report }: Around): Money {
  return {
    async move(row, payload, state, { intent = payload, given = {}, moved = () => true, pays, issued, way } = {}) {
      const what = whatOf(row, intent);
      const lock = moneyLock(payload);
      const about = aboutOf(lock, way);
      let done = false;
      const send = async (): Promise<Outcome<AnswerOf<typeof row>>> => {
        const sent = shared.intents.keyFor(what, JSON.stringify(state) ?? '', given, about);
        try {
          // Not given up when the element leaves: it would happen all the same, and unheard.
          const answer = await shared.call(row, Object.assign({}, payload, sent.given), { key: sent.key }, surface);
          done = moved(answer);
          shared.intents.settle(what, done ? about : undefined, issued?.(answer));
          if (pays?.(answer)) shared.intents.note(aboutPaying(lock));
          return { state: 'done', answer };
        } catch (thrown) {
          const error = asLoanError(thrown, row.name);
          report(error);
          if (outcomeUnknown(error)) return { state: 'unknown', error };
          // An expired session was refused at the door: what an earlier sending did is as unknown as before.
          shared.intents[isExpired(error, config()) ? 'turnAway' : 'refuse'](what);
          return { state: 'refused', error };
        } finally {
          shared.beside.ended({ by: signal, lock, done });
        }
      };
      const outcome = await shared.locks.once(lock, () => shared.beside.alone(lock, send));
      return outcome ?? { state: 'idle' };
    },
    doubt(payload, state, way) {
      const doubt = shared.intents.doubt(aboutOf(moneyLock(payload), way), () => JSON.stringify(state()) ?? '');
      // Without a key the same is done twice, too: nobody is told that it is safe.
      return doubt && config().idempotencyHeader === '' ? 'changed' : doubt;
    },
    unheard: (row, intent, state) => shared.intents.unheard(whatOf(row, intent), JSON.stringify(state) ?? ''),
    paying(payload) {
      const lock = moneyLock(payload);
      // What is under way is not unheard of yet.
      const unheard = !shared.locks.$held.get().has(lock) && shared.intents.doubt(aboutOf(lock), () => '');
      return Boolean(unheard || shared.intents.done(aboutPaying(lock)));
    },
    taken(productId) {
      const done = shared.intents.done(aboutLoan(productId));
      return done?.given.seen && !cameBack() ? undefined : done;
    },
    seen({ productId, orderId }) {
      const about = aboutLoan(productId);
      if (shared.intents.done(about)?.given.orderId === orderId) shared.intents.seen(about);
    },
  };
}
