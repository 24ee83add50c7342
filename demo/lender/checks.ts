import type { Endpoint } from '../../src/api/endpoint.js';
import type { Wire } from '../../src/api/wire.js';
import { HEADERS, SESSION_KEYS } from './disguise.js';
import { namesOf } from './fields.js';
import { isRecord, recordOf } from './record.js';

/** A call as it was read: what it says, and everything about it that the contract does not allow. */
export interface Call {
  readonly session: Readonly<Record<string, string>>;
  readonly payload: unknown;
  readonly problems: readonly string[];
}

const sessionKeys: ReadonlySet<string> = new Set(SESSION_KEYS);
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** What session keys look like; the others are any text of one line. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  userId: /^[\w-]{1,64}$/,
  merchantNumber: /^[\w-]{1,64}$/,
  phone: /^\+?\d{6,15}$/,
  clientType: /^(?:android|ios|h5)$/,
};

/** The canonical name of a key on the wire; a name the dictionary should have disguised is a problem. */
function nameOf(wire: Wire, key: string, problems: string[]): string {
  const [name = ''] = Object.keys(recordOf(wire.decode({ [key]: '' })));
  if (name === '') {
    const called = wire.key(key);
    problems.push(called === key ? `${key}: never a key` : `${key}: went undisguised, it is called ${called} here`);
  }
  return name;
}

function checkKeys(wire: Wire, value: unknown, problems: string[]): void {
  if (Array.isArray(value)) value.forEach((item) => checkKeys(wire, item, problems));
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) {
      nameOf(wire, key, problems);
      checkKeys(wire, item, problems);
    }
}

function checkSession(session: Readonly<Record<string, string>>, own: ReadonlySet<string>, problems: string[]): void {
  for (const [key, value] of Object.entries(session)) {
    if (own.has(key)) continue;
    if (value === '') problems.push(`${key}: an empty session key is left out of the query`);
    // oxlint-disable-next-line no-control-regex
    else if (value.length > 256 || /[\u0000-\u001f\u007f]/.test(value) || !(SHAPES[key]?.test(value) ?? true))
      problems.push(`${key}: malformed session key`);
  }
}

/** Splits the query into session and payload. */
function readQuery(
  row: Endpoint,
  wire: Wire,
  url: URL,
  problems: string[],
): { session: Record<string, string>; fields: Record<string, string> } {
  const own = new Set(row.method === 'GET' ? namesOf(row.request) : (row.inQuery ?? []));
  const session: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const [key, value] of url.searchParams) {
    const name = nameOf(wire, key, problems);
    const isOwn = own.has(name);
    if (!isOwn && !sessionKeys.has(name)) problems.push(`${name}: stands in the query and should not`);
    if (isOwn ? name in fields && !sessionKeys.has(name) : name in session) problems.push(`${name}: stands in the query twice`);
    if (isOwn) fields[name] = value;
    if (sessionKeys.has(name) && !(isOwn && name in session)) session[name] = value;
  }
  // What a call asks itself is its payload's schema to check, also where it is called as a session key is.
  checkSession(session, own, problems);
  return { session, fields };
}

function checkHeaders(row: Endpoint, wire: Wire, headers: Headers, idempotencyHeader: string, problems: string[]): void {
  if (headers.get('x-requested-with') !== 'XMLHttpRequest') problems.push('X-Requested-With: should say XMLHttpRequest');
  const isForm = row.encoding === 'form' || row.encoding === 'multipart';
  for (const name of HEADERS) {
    const wanted = isForm === (name === 'swift' || name === 'eyes');
    const present = headers.has(wire.header(name));
    if (wanted && !present) problems.push(`header ${wire.header(name)} (${name}): missing; it is sent even when empty`);
    if (!wanted && present) problems.push(`header ${wire.header(name)} (${name}): belongs to the other client`);
  }
  if (!row.movesMoney || idempotencyHeader === '') return;
  const key = headers.get(idempotencyHeader);
  if (key === null) problems.push(`header ${idempotencyHeader}: missing; this call moves money`);
  else if (!UUID.test(key)) problems.push(`header ${idempotencyHeader}: should be a UUID`);
}

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data', query: '' } as const;

async function readBody(row: Endpoint, wire: Wire, type: string, bytes: Uint8Array<ArrayBuffer>, problems: string[]): Promise<unknown> {
  if (row.method === 'GET') {
    if (bytes.length > 0) problems.push('body: a GET has none');
    return {};
  }
  const isEmpty = bytes.length === 0;
  // What stands in the query leaves a body empty.
  if (isEmpty && namesOf(row.request)?.every((name) => row.inQuery?.includes(name))) return {};
  const wanted = TYPES[row.encoding];
  if (type.split(';')[0]?.trim().toLowerCase() !== wanted) {
    problems.push(`Content-Type: should be ${wanted}, is ${type || 'missing'}`);
    return {};
  }
  try {
    if (row.encoding === 'json') {
      const raw: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
      if (!isRecord(raw)) problems.push('body: should be a JSON object');
      checkKeys(wire, raw, problems);
      return wire.decode(raw);
    }
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const fields: Record<string, unknown> = {};
    for (const [key, value] of form) {
      const name = nameOf(wire, key, problems);
      if (name in fields) problems.push(`${name}: stands in the body twice`);
      fields[name] = value;
    }
    return fields;
  } catch {
    problems.push(`body: cannot be read as ${wanted}`);
    return {};
  }
}

/** Reads a call and lists what breaks the contract. The payload's own schema is the route's to check. */
export async function readCall(
  row: Endpoint,
  wire: Wire,
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  idempotencyHeader: string,
): Promise<Call> {
  const problems: string[] = [];
  const { session, fields } = readQuery(row, wire, new URL(request.url), problems);
  checkHeaders(row, wire, request.headers, idempotencyHeader, problems);
  const body = await readBody(row, wire, request.headers.get('content-type') ?? '', bytes, problems);
  for (const key of row.inQuery ?? []) if (isRecord(body) && key in body) problems.push(`${key}: stands in the body and should not`);
  const payload = isRecord(body) ? { ...body, ...fields } : fields;
  const known = namesOf(row.request);
  if (known) for (const key of Object.keys(payload)) if (!known.includes(key)) problems.push(`${key}: no field of ${row.name}`);
  return { session, payload, problems };
}

/** The world and borrower of a call, before anything else is known of it. */
export function sessionValue(wire: Wire, url: URL, key: (typeof SESSION_KEYS)[number]): string {
  return url.searchParams.get(wire.key(key)) ?? '';
}
