import * as v from 'valibot';
import { isRecord } from '../lib/record.js';
import { isSaid } from '../lib/text.js';
import type { AnswerOf, Endpoint } from './endpoint.js';
import { LoanError } from './errors.js';
import { wireIn, type WireDictionary } from './wire.js';

function codeOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.length <= 64 ? value.trim() : undefined;
}

const words = (value: unknown): string => (typeof value === 'string' && isSaid(value) ? value.slice(0, 500) : '');

/** What was read of an answer, kept with it: a host page's sketch has read what its store asks for. */
interface Reading<Data = unknown> {
  readonly row: string;
  readonly data: Data;
  readonly message: string;
}

/** What came, from whichever script carried it. */
export interface Came {
  readonly status: number;
  /**
   * Its bytes, which where there are megabytes are there much sooner when they are decoded at once than as text; or its text. Anything
   * else is an empty answer.
   */
  readonly body: unknown;
  reading?: Reading;
  /** As much as was read of a long answer, and its end. */
  part?: { readonly data: unknown; readonly whole: Promise<unknown> };
}

/** Reads what came as the answer of a row. */
export type Reader<E extends Endpoint> = (came: Came, wire: WireDictionary | undefined) => AnswerOf<E>;

/**
 * Reads what came as the answer of a row, in canonical names (contract.md, envelope). Throws a `LoanError` for anything else.
 */
export function decoded<E extends Endpoint>(
  row: E,
  came: Came,
  wire: WireDictionary | undefined,
  onMessage?: (message: string) => void,
): AnswerOf<E> {
  const reading = came.reading?.row === row.name ? came.reading : readingOf(row, bodyOf(row, came, wire));
  came.reading = reading;
  if (reading.message) onMessage?.(reading.message);
  return reading.data;
}

/** An answer that is none of a refusal's, as it came: what it says, and nothing of its data looked at yet. */
export interface Body {
  readonly code: string;
  readonly data: unknown;
  readonly message: string;
}

/** The refused field, named as a value, `{ field: 'account' }`, or as a key, `{ account: 'E12' }`: contract.md may be read either way. */
function fieldOf(data: Readonly<Record<string, unknown>>): string | undefined {
  const named = data.field ?? Object.keys(data)[0];
  return typeof named === 'string' ? named.slice(0, 64) : undefined;
}

/** Of any realm: what stands in for a browser or its server in tests often brings its own. */
export const isBytes = (value: unknown): value is ArrayBuffer => typeof value === 'object' && value !== null && 'byteLength' in value;

const textOf = (sent: unknown): string => (isBytes(sent) ? new TextDecoder().decode(sent) : typeof sent === 'string' ? sent : '');

/** Something of an answer, parsed, in canonical names. Without a disguise it is as it came: a schema takes what it names and nothing else. */
export function undisguised(row: Endpoint, parsed: unknown, wire: WireDictionary | undefined): unknown {
  const { disguised, decode } = wireIn(wire, row.name);
  return disguised ? decode(parsed) : parsed;
}

/** What came, as the answer of a row in canonical names; throws a `LoanError` where it is none, or refuses. */
export function bodyOf(row: Endpoint, { status, body: sent }: Came, wire: WireDictionary | undefined): Body {
  const failed = status < 200 || status > 299;
  const unread = () => new LoanError(failed ? 'http' : 'contract', row.name, { code: failed ? String(status) : '' });
  let body: unknown;
  try {
    body = undisguised(row, JSON.parse(textOf(sent)), wire);
  } catch {
    throw unread();
  }
  const code = isRecord(body) ? codeOf(body.code) : undefined;
  if (!isRecord(body) || code === undefined) throw unread();
  // A gateway that lost the lender's answer says so in an envelope of its own kind: of the money it knows nothing.
  if (row.movesMoney && status > 501 && code === String(status)) throw unread();
  const message = words(body[row.messageField ?? 'message']);
  if (failed || !(row.ok ?? ['0']).includes(code)) {
    throw new LoanError('refused', row.name, { code, message, field: isRecord(body.data) ? fieldOf(body.data) : undefined });
  }
  return { code, data: body.data, message };
}

/** Reads the data of an answer by its row's schema; throws a `LoanError` where it cannot be read. */
export function readingOf<E extends Endpoint>(row: E, { code, data, message }: Body): Reading<AnswerOf<E>> {
  const answer = v.safeParse(row.answer, data);
  // No row answers with a bare list: what is in one would be left out, and nobody would know.
  const listed = Array.isArray(data) && data.length > 0 && row.answer.type !== 'unknown';
  if (!answer.success || listed) throw new LoanError('contract', row.name, { code });
  return { row: row.name, data: answer.output, message };
}
