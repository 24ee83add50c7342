import type { Came } from './decode.js';
import { limited, reasonOf, TransportError, type Outgoing, type Transport } from './transport.js';

/**
 * Where a page that asked early keeps its answers: what was asked, word for word, to what will come. The name has the shape's number:
 * another shape would be another name.
 */
const place = Symbol.for('loan-elements.first.1');
export type Answer = Promise<Came>;

/** So long an answer is as good as a new one, in milliseconds. */
const GOOD = 120_000;

interface Early extends Map<string, Answer> {
  /** When the last of them was asked for, on the clock: a phone may have slept since. */
  at?: number;
}

function askedEarly(): Early {
  const page = typeof window === 'undefined' ? {} : window;
  const there: unknown = Reflect.get(page, place);
  const asked = there instanceof Map ? (there as Early) : new Map<string, Answer>();
  Reflect.set(page, place, asked);
  return asked;
}

const wordForWord = (out: Outgoing) => JSON.stringify([out.method, out.url, out.headers, out.body]);

/** Asks before the screen's own code is there; the screen's first call, if it is the same, gets this answer, once. */
export function askEarly(out: Outgoing): Answer {
  const answer = send(out);
  answer.catch(() => undefined);
  const asked = askedEarly();
  asked.at = Date.now();
  asked.set(wordForWord(out), answer);
  return answer;
}

/** True when this very call was asked early, and nobody has its answer yet. */
export const isAsked = (out: Outgoing): boolean => stillGood().has(wordForWord(out));

/** True when the screen has got every answer that was asked for early: what it shows was made of them. */
export const allTaken = (): boolean => askedEarly().size === 0;

/** The page was away for a while: what nobody got yet is old, and nobody gets it; nor was all of it taken, then. */
export function forgetEarly(): void {
  const asked = askedEarly();
  if (asked.size === 0) return;
  asked.clear();
  asked.set('', new Promise(() => {}));
}

/** The answers that are there, unless they are old by now. */
function stillGood(): Early {
  const asked = askedEarly();
  if (Math.abs(Date.now() - (asked.at ?? Date.now())) > GOOD) forgetEarly();
  return asked;
}

/** Carries the first reads of a page, so that no number waits for axios to arrive (axios takes over once it is loaded). */
export const firstTransport: Transport = (out) => {
  const key = wordForWord(out);
  const early = stillGood().get(key);
  askedEarly().delete(key);
  // Another script threw it, and with it another class of the same name.
  return (
    early?.catch((thrown: unknown) => {
      throw new TransportError(reasonOf(thrown));
    }) ?? send(out)
  );
};

const send = limited(
  (out) =>
    new Promise<Came>((resolve, reject) => {
      const fail = () => reject(new TransportError(out.signal?.aborted ? 'aborted' : 'network'));
      // A moment later: who is gone again in the task in which it came has asked nothing.
      Promise.resolve()
        .then(() => {
          if (out.signal?.aborted) return fail();
          const request = new XMLHttpRequest();
          request.open(out.method, out.url);
          for (const [name, value] of Object.entries(out.headers)) request.setRequestHeader(name, value);
          request.responseType = out.long && 'arrayBuffer' in Blob.prototype ? 'blob' : 'arraybuffer';
          request.onload = () => {
            const held: unknown = request.response;
            const bytes = held instanceof Blob ? held.arrayBuffer() : Promise.resolve(held);
            bytes.then((body) => resolve({ status: request.status, body }), fail);
          };
          request.onerror = fail;
          request.onabort = fail;
          out.signal?.addEventListener('abort', () => request.abort());
          request.send(out.body ?? null);
        })
        .catch(fail);
    }),
);
