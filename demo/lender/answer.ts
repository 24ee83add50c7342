import type { Endpoint } from '../../src/api/endpoint.js';
import type { Wire } from '../../src/api/wire.js';
import type { Reply } from './desk.js';

/** What goes over the wire. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** The connection breaks in the middle of the body. */
  readonly breaks?: boolean;
}

/** A scenario broke the connection: whoever serves the lender has to break the real one. */
export class Dropped extends Error {
  override readonly name = 'Dropped';
  constructor() {
    super('The connection was dropped by a scenario');
  }
}

/** `Response.json`, which Safari before 17 does not have. */
export const asJson = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What was said, in the envelope of the contract. */
export function envelope(row: Endpoint, wire: Wire, reply: Reply<unknown>, status = 200): Answer {
  const ok = row.ok?.[0];
  const code = reply.ok ? (ok === undefined || ok === '0' ? 0 : ok) : reply.code;
  const words = { [row.messageField ?? 'message']: reply.message ?? (reply.ok ? 'ok' : '') };
  const body = { code, ...words, ...(reply.data === undefined ? {} : { data: reply.data }) };
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(wire.encode(body)) };
}

/** Half a body, then an error. The pause lets the first half leave. */
function broken(body: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body);
  let sent = false;
  return new ReadableStream({
    async pull(stream) {
      if (sent) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return stream.error(new Dropped());
      }
      sent = true;
      stream.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)));
    },
  });
}

export function toResponse({ status, type, body, breaks }: Answer): Response {
  const length = breaks ? { 'content-length': String(new TextEncoder().encode(body).length) } : {};
  return new Response(breaks ? broken(body) : body === '' ? null : body, { status, headers: { 'content-type': type, ...length } });
}
