import { bodyOf, decoded, isBytes, readingOf, undisguised, type Came, type Reader } from '../api/decode.js';
import type { AnswerOf, Endpoint } from '../api/endpoint.js';
import { WHOLE } from '../lib/listed.js';
import { cutJson } from '../lib/long-json.js';
import { property } from '../lib/record.js';

/** So many items are read before anything is drawn: more than are drawn, as some may be left out. */
const FIRST = 64;
/** Stands where the rest was cut out. */
const CUT = '\0';
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
  /** The whole answer, to come, of which `read` gave this part; nothing where it gave the whole. Rejects where it turns out to be none. */
  readonly whole: (part: AnswerOf<Row>) => Promise<AnswerOf<Row>> | undefined;
}

/**
 * Reads an answer with a list, each item by itself: of a long one the items that are drawn first, with as many holes after them as
 * items came; then, after the frame, the rest. Nor is more of it parsed before.
 */
export function longAnswer<Row extends Endpoint>(row: Row, place: ListPlace): LongAnswer<Row> {
  const wholes = new Map<AnswerOf<Row>, Promise<AnswerOf<Row>>>();
  const partly = ({ data, whole }: NonNullable<Came['part']>): AnswerOf<Row> => {
    const once = whole.finally(() => wholes.delete(data));
    // A host page's sketch does not wait for it.
    once.catch(() => undefined);
    wholes.set(data, once);
    return data;
  };

  const read: Reader<Row> = (came, wire) => {
    if (came.reading) return decoded(row, came, wire);
    if (came.part) return partly(came.part);
    const whole = () => decoded(row, came, wire);
    const cut = isBytes(came.body) && cutJson(new Uint8Array(came.body), FIRST, SLICE);
    if (!cut) return whole();
    const body = bodyOf(row, { status: came.status, body: `${cut.before},${JSON.stringify(CUT)}${cut.after}` }, wire);
    const items = place.items(body.data);
    // Where another list was cut, this one is whole.
    if (!Array.isArray(items) || items.length !== FIRST + 1 || items[FIRST] !== CUT) return whole();
    const part = (items: readonly unknown[], alone: boolean) => {
      const reading = readingOf(row, { ...body, data: place.within(body.data, items, alone) });
      const listed = place.items(reading.data);
      const read: unknown[] = Array.isArray(listed) ? listed : [];
      return { reading, read };
    };
    const first = part(items.slice(0, FIRST), false);
    if (first.read.length <= WHOLE) return whole();

    const all = [...first.read];
    const { data } = first.reading;
    const rest = async () => {
      await new Promise(requestAnimationFrame);
      let until = 0;
      for (const parsed of cut.pieces) {
        if (came.reading) break;
        if (performance.now() > until) {
          await new Promise((resolve) => setTimeout(resolve));
          until = performance.now() + TURN;
        }
        let items: unknown;
        try {
          items = undisguised(row, parsed(), wire);
        } catch {
          // It is no JSON then, and read as such.
          return whole();
        }
        if (Array.isArray(items)) for (const item of part(items, true).read) all.push(item);
      }
      came.reading ??= { ...first.reading, data: place.within(data, all) };
      return whole();
    };
    first.read.length += cut.count;
    const coming = rest();
    // Whoever reads it after that, as the store of a host page, has to hear of it too: not a part of what has no end.
    coming.catch(() => delete came.part);
    return partly((came.part = { data, whole: coming }));
  };
  return { row: { ...row, long: true }, read, whole: (part) => wholes.get(part) };
}
