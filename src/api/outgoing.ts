import type { Config } from '../config/config.js';
import { encoded } from '../lib/encoded.js';
import { isRecord } from '../lib/record.js';
import { plain } from '../lib/text.js';
import { addressOf } from './address.js';
import type { Reader } from './decode.js';
import type { Endpoint } from './endpoint.js';
import type { Outgoing } from './transport.js';
import { wireOut, type HeaderName } from './wire.js';

/** What the client needs to know at the moment of a call. */
export interface ClientContext {
  readonly config: () => Config;
  /** The session keys of the API query. */
  readonly query: () => readonly (readonly [string, string])[];
  /** The values of the four session headers; empty when absent. */
  readonly header: (name: HeaderName) => string;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The idempotency key of a call that moves money. */
  readonly key?: string | undefined;
  /** Upload progress from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

export interface ReadOptions<Row extends Endpoint> {
  /** The server's words beside a success, where it had any. */
  readonly onMessage?: ((message: string) => void) | undefined;
  /** What reads the answer instead, where it may be long; nobody hears its words then. */
  readonly read?: Reader<Row> | undefined;
}

/** What a row says of how it travels: enough to send it, without its schemas. */
export type Way = Pick<Endpoint, 'name' | 'method' | 'path' | 'encoding' | 'movesMoney' | 'inQuery' | 'long'>;

export const TIMEOUT = 60_000;

/** A header takes visible ASCII only. */
const headerValue = (value: string): string => (/^[\x20-\x7e]*$/.test(value) ? value : encoded(value));

/** What a page asks for first, as it goes onto the wire: address, headers and body, in wire names (contract.md, URL, clients, session). */
export function outgoing(row: Way, payload: unknown, context: ClientContext): Outgoing {
  const config = context.config();
  const wire = wireOut(config.wire, row.name);
  const body = wire.encode(payload);
  const fields = isRecord(body) ? body : {};
  const query = new Map(context.query().map(([key, value]) => [wire.key(key), value]));
  const inBody: Record<string, unknown> = {};
  const named = new Set((row.inQuery ?? []).map(wire.key));
  for (const [key, value] of Object.entries(fields)) {
    if (row.method !== 'GET' && row.encoding !== 'query' && !named.has(key)) inBody[key] = value;
    // What a call says itself stands instead of the session's.
    else if (plain(value)) query.set(key, plain(value));
  }
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
  const form = row.encoding === 'form' || row.encoding === 'multipart';
  for (const name of form ? (['swift', 'eyes'] as const) : (['building', 'gather'] as const))
    headers[wire.header(name)] = headerValue(context.header(name));
  return {
    method: row.method,
    url: addressOf(config, row.name, row.path, query),
    headers,
    body: encodedBody(row, inBody, headers),
    long: row.long,
    timeout: TIMEOUT,
    signal: undefined,
    onProgress: undefined,
  };
}

function encodedBody(row: Way, body: Record<string, unknown>, headers: Record<string, string>): string | undefined {
  // Files are of `sent`, which a page's first script is without.
  if (row.method === 'GET' || row.encoding === 'multipart') return undefined;
  if (row.encoding === 'form') {
    headers['Content-Type'] = 'application/x-www-form-urlencoded';
    return Object.entries(body)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => `${encoded(key)}=${encoded(String(value))}`)
      .join('&');
  }
  headers['Content-Type'] = 'application/json';
  return JSON.stringify(body);
}

function filesIn(fields: unknown): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(isRecord(fields) ? fields : {}))
    data.append(key, value instanceof Blob ? value : String(value));
  return data;
}

/** Any call as it goes onto the wire: it may move money, and may hold files. */
export function sent(row: Way, payload: unknown, context: ClientContext, { signal, key, onProgress }: CallOptions): Outgoing {
  const out = outgoing(row, payload, context);
  const { idempotencyHeader = 'Idempotency-Key', wire } = context.config();
  return {
    ...out,
    headers: row.movesMoney && key && idempotencyHeader ? { ...out.headers, [idempotencyHeader]: key } : out.headers,
    body: row.encoding === 'multipart' ? filesIn(wireOut(wire, row.name).encode(payload)) : out.body,
    signal,
    onProgress,
  };
}
