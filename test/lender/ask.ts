import * as v from 'valibot';
import type { Endpoint } from '../../src/api/endpoint.js';
import { wireFor } from '../../src/api/wire.js';
import { createLender, type Lender, type LenderOptions } from '../../demo/lender/app.js';
import { multipart } from '../../demo/lending/multipart.js';

/** What a call says beside its payload, and what a test wants to spoil. */
export interface AskOptions {
  readonly session?: Readonly<Record<string, string>>;
  readonly key?: string;
  /** Headers over the right ones; `null` leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** More query keys, as they are. */
  readonly query?: readonly (readonly [string, string])[];
  readonly signal?: AbortSignal;
}

export interface Asked {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Decoded by the row. */
  readonly data: unknown;
  readonly raw: string;
}

export const ORIGIN = 'http://lender.test';

let made = 0;

/** A lender with nothing on it yet. */
export const lenderFor = (options: LenderOptions = {}): Lender => createLender({ origin: ORIGIN, ...options });

/** A key nobody has used. */
export const newKey = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;

const fieldsOf = (value: unknown): [string, unknown][] => Object.entries(Object(value));

function bodyOf(row: Endpoint, fields: [string, unknown][]): string | Blob | URLSearchParams | null {
  if (row.method === 'GET') return null;
  if (row.encoding === 'json') return JSON.stringify(Object.fromEntries(fields));
  if (row.encoding === 'form') return new URLSearchParams(fields.map(([key, value]): [string, string] => [key, String(value)]));
  const form = new FormData();
  for (const [key, value] of fields) form.append(key, value instanceof Blob ? value : String(value));
  return multipart(form);
}

/** The request of a call, as the contract has it. */
export function requestFor(lender: Lender, row: Endpoint, payload: unknown, options: AskOptions = {}, origin = ORIGIN): Request {
  const wire = wireFor(lender.config.wire, row.name);
  const inQuery = new Set(row.inQuery ?? []);
  const goesToQuery = (key: string) => row.method === 'GET' || inQuery.has(key);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(options.session ?? {})) query.append(wire.key(key), value);
  for (const [key, value] of fieldsOf(payload)) if (goesToQuery(key)) query.append(wire.key(key), String(value));
  for (const [key, value] of options.query ?? []) query.append(key, value);
  const body = bodyOf(
    row,
    fieldsOf(wire.encode(Object.fromEntries(fieldsOf(payload).filter(([key]) => !goesToQuery(key))))).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const isForm = row.encoding === 'form' || row.encoding === 'multipart';
  const headers = new Headers({ 'X-Requested-With': 'XMLHttpRequest' });
  for (const name of isForm ? (['swift', 'eyes'] as const) : (['building', 'gather'] as const)) headers.set(wire.header(name), '');
  if (row.encoding === 'json') headers.set('Content-Type', 'application/json');
  if (row.movesMoney) headers.set('Idempotency-Key', options.key ?? newKey());
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  const path = wire.path(row.path).replace(/\{provider\}/g, 'lender');
  const init = { method: row.method, headers, body, ...(options.signal ? { signal: options.signal } : {}) };
  return new Request(`${origin}/roof${path}${[...query].length > 0 ? `?${query.toString()}` : ''}`, init);
}

/** Reads an answer by its row; a success that the row cannot read throws. */
export async function readAnswer(lender: Lender, row: Endpoint, response: Response): Promise<Asked> {
  const raw = await response.text();
  const envelope = Object(wireFor(lender.config.wire, row.name).decode(JSON.parse(raw)));
  const code = String(envelope.code);
  const message = String(envelope[row.messageField ?? 'message'] ?? '');
  const data: unknown = (row.ok ?? ['0']).includes(code) ? v.parse(row.answer, envelope.data) : envelope.data;
  return { status: response.status, code, message, data, raw };
}

/** Asks the lender as a client would. */
export async function ask<Request extends v.GenericSchema, Answer extends v.GenericSchema>(
  lender: Lender,
  row: Endpoint<Request, Answer>,
  payload: v.InferInput<Request>,
  options: AskOptions = {},
): Promise<Asked & { data: v.InferOutput<Answer> }> {
  return readAnswer(lender, row, await lender.fetch(requestFor(lender, row, payload, options)));
}
