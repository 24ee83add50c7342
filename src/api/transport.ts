import { property } from '../lib/record.js';
import type { Came } from './decode.js';

/** One request, ready to go. */
export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** Its answer may be long (`Endpoint`). */
  readonly long?: boolean | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((share: number) => void) | undefined;
}

/** Carries a request and gives back whatever came, or throws a `TransportError`. */
export type Transport = (out: Outgoing) => Promise<Came>;

/** No answer came, and why. */
export class TransportError extends Error {
  readonly reason: 'network' | 'timeout' | 'aborted';
  constructor(reason: 'network' | 'timeout' | 'aborted') {
    super(reason);
    this.reason = reason;
  }
}

/** Why no answer came, whichever script says so. */
export function reasonOf(thrown: unknown): TransportError['reason'] {
  const reason = property(thrown, 'reason');
  return reason === 'timeout' || reason === 'aborted' ? reason : 'network';
}

/** A transport that gives up after the call's time, by the page's clock whatever carries it. */
export function limited(carry: Transport): Transport {
  return async (out) => {
    const control = new AbortController();
    let slow = false;
    const timer = setTimeout(() => {
      slow = true;
      control.abort();
    }, out.timeout);
    const stop = () => control.abort();
    if (out.signal?.aborted) stop();
    out.signal?.addEventListener('abort', stop);
    try {
      return await carry({ ...out, signal: control.signal });
    } catch (thrown) {
      throw slow ? new TransportError('timeout') : thrown;
    } finally {
      clearTimeout(timer);
      out.signal?.removeEventListener('abort', stop);
    }
  };
}
