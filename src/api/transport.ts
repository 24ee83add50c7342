/** One request, ready to go. */
export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((share: number) => void) | undefined;
}

/** Carries a request and gives back whatever came, or throws a `TransportError`. */
export type Transport = (out: Outgoing) => Promise<{ status: number; text: string }>;

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
  const reason: unknown = typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'reason') : undefined;
  return reason === 'timeout' || reason === 'aborted' ? reason : 'network';
}
