import type { Endpoint } from '../../src/api/endpoint.js';
import type { Wire } from '../../src/api/wire.js';
import type { Reply } from './desk.js';

/** What goes over the wire. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A scenario broke the connection. `part` is what was sent before it broke. */
export class Dropped extends Error {
  override readonly name = 'Dropped';
  readonly part: Answer | undefined;
  constructor(part?: Answer) {
    super('The connection was dropped by a scenario');
    this.part = part;
  }
}

/** What was said, in the envelope of the contract. */
export function envelope(row: Endpoint, wire: Wire, reply: Reply<unknown>, status = 200): Answer {
  const ok = row.ok?.[0];
  const code = reply.ok ? (ok === undefined || ok === '0' ? 0 : ok) : reply.code;
  const words = { [row.messageField ?? 'message']: reply.message ?? (reply.ok ? 'ok' : '') };
  const body = { code, ...words, ...(reply.data === undefined ? {} : { data: reply.data }) };
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(wire.encode(body)) };
}

export const toResponse = ({ status, type, body }: Answer): Response =>
  new Response(body === '' ? null : body, { status, headers: { 'content-type': type } });
