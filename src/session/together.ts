/** A request that several elements wait for. */
interface Together {
  readonly answer: Promise<unknown>;
  readonly control: AbortController;
  waiting: number;
}

const givenUp = () => new DOMException('The call was given up', 'AbortError');

type Run<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Elements of one session that open in the same turn ask the same once: what reads alike shares one request. What is asked later
 * is asked anew, for it may be a look at what has changed. The request is given up when nobody waits for it any more.
 */
export function createTogether(): <T>(what: string, signal: AbortSignal | undefined, run: Run<T>) => Promise<T> {
  const asked = new Map<string, Together>();

  return <T>(what: string, signal: AbortSignal | undefined, run: Run<T>) => {
    // Who is gone already asks for nothing.
    if (signal?.aborted) return Promise.reject<T>(givenUp());
    let shared = asked.get(what);
    if (!shared || shared.control.signal.aborted) {
      if (asked.size === 0) setTimeout(() => asked.clear());
      const control = new AbortController();
      shared = { answer: run(control.signal), control, waiting: 0 };
      asked.set(what, shared);
    }
    const mine = shared;
    mine.waiting += 1;
    return new Promise<T>((resolve, reject) => {
      const given = () => {
        mine.waiting -= 1;
        if (mine.waiting === 0) mine.control.abort();
        reject(givenUp());
      };
      signal?.addEventListener('abort', given);
      const end = () => signal?.removeEventListener('abort', given);
      mine.answer.then(
        (answer) => {
          end();
          // What was asked word for word alike is answered alike.
          resolve(answer as T);
        },
        (thrown: unknown) => {
          end();
          reject(thrown);
        },
      );
    });
  };
}
