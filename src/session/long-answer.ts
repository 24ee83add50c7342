import { bodyOf, decoded, readingOf, type Came, type Reader } from '../api/decode.js';
import type { AnswerOf, Endpoint, RequestOf } from '../api/endpoint.js';
import { WHOLE } from '../lib/listed.js';
import { property } from '../lib/record.js';
import type { Scope } from './scope.js';

/** So many items are read before anything is drawn: more than are drawn, as some may be left out. */
const FIRST = 64;
/** So many are read together after that, */
const SLICE = 100;
/** and for so long, in ms, before a tap or a frame has its turn. */
const TURN = 8;

/** Where in an answer the list stands that may be long. */
export interface ListPlace {
  items(data: unknown): unknown;
  /** The same data with these items; `alone` without what else is long. */
  within(data: unknown, items: readonly unknown[], alone?: boolean): object;
}

/** The fields of an answer that are lists. */
type ListsOf<Answer> = { [K in keyof Answer]: Answer[K] extends readonly unknown[] ? K : never }[keyof Answer] & string;

/** A list that stands in a field of the answer. */
export const listIn = <Row extends Endpoint>(field: ListsOf<AnswerOf<Row>>): ListPlace => ({
  items: (data) => property(data, field),
  within: (data, items) => Object.assign({}, data, { [field]: items }),
});

/** A call whose answer is read in parts. */
export interface LongAnswer<Row extends Endpoint> {
  readonly row: Row;
  readonly read: Reader<Row>;
  /** The whole answer, to come, of which `read` gave this part; nothing where it gave the whole. */
  readonly whole: (part: AnswerOf<Row>) => Promise<AnswerOf<Row>> | undefined;
}

/**
 * Reads an answer with a list, each item by itself: of a long one the items that are drawn first, with as many holes after them as
 * items came; then, after the frame, the rest.
 */
export function longAnswer<Row extends Endpoint>(row: Row, place: ListPlace): LongAnswer<Row> {
  const wholes = new Map<AnswerOf<Row>, Promise<AnswerOf<Row>>>();
  const partly = ({ data, whole }: NonNullable<Came['part']>): AnswerOf<Row> => {
    wholes.set(
      data,
      whole.finally(() => wholes.delete(data)),
    );
    return data;
  };

  const read: Reader<Row> = (came, wire) => {
    if (came.reading) return decoded(row, came, wire);
    if (came.part) return partly(came.part);
    const body = bodyOf(row, came, wire);
    const whole = () => decoded(row, came, wire, undefined, body);
    const items = place.items(body.data);
    if (!Array.isArray(items) || items.length <= FIRST) return whole();
    const part = (from: number, to: number) => {
      const reading = readingOf(row, { ...body, data: place.within(body.data, items.slice(from, to), from > 0) });
      const listed = place.items(reading.data);
      const read: unknown[] = Array.isArray(listed) ? listed : [];
      return { reading, read };
    };
    const first = part(0, FIRST);
    if (first.read.length <= WHOLE) return whole();

    const all = [...first.read];
    const { data } = first.reading;
    const rest = async () => {
      await new Promise(requestAnimationFrame);
      for (let from = FIRST, until = 0; from < items.length && !came.reading; from += SLICE) {
        if (performance.now() > until) {
          await new Promise((resolve) => setTimeout(resolve));
          until = performance.now() + TURN;
        }
        for (const item of part(from, from + SLICE).read) all.push(item);
      }
      came.reading ??= { ...first.reading, data: place.within(data, all) };
      return whole();
    };
    first.read.length += items.length - FIRST;
    return partly((came.part = { data, whole: rest() }));
  };
  return { row, read, whole: (part) => wholes.get(part) };
}

/** Makes the call; `later` is told the whole answer where what it gives is a part. */
export async function askLong<Row extends Endpoint>(
  scope: Pick<Scope, 'call'>,
  { row, read, whole }: LongAnswer<Row>,
  payload: RequestOf<Row>,
  signal: AbortSignal,
  later: (answer: AnswerOf<Row>) => void,
): Promise<AnswerOf<Row>> {
  const answer = await scope.call(row, payload, { signal, read });
  void whole(answer)?.then(later);
  return answer;
}
