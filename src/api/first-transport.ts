import { TransportError, type Transport } from './transport.js';

/** Carries the first reads of a page, so that no number waits for axios to arrive (axios takes over once it is loaded). */
export const firstTransport: Transport = async (out) => {
  const control = new AbortController();
  let slow = false;
  const timer = setTimeout(() => {
    slow = true;
    control.abort();
  }, out.timeout);
  const stop = () => control.abort();
  out.signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(out.url, {
      method: out.method,
      headers: out.headers,
      credentials: 'same-origin',
      signal: control.signal,
      ...(out.body === undefined ? {} : { body: out.body }),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    throw new TransportError(slow ? 'timeout' : out.signal?.aborted ? 'aborted' : 'network');
  } finally {
    clearTimeout(timer);
    out.signal?.removeEventListener('abort', stop);
  }
};
