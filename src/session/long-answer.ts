import { bodyOf, decoded, readingOf, type Reader } from '../api/decode.js';
import type { AnswerOf, Endpoint } from '../api/endpoint.js';
import { WHOLE } from '../lib/listed.js';
import { property } from '../lib/record.js';

/** So many items are read before anything is drawn: more than are drawn, as some may be left out. */
const FIRST = 64;
/** So many are read at once after that, so that no tap waits for them. */
const SLICE = 400;

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

/**
 * Reads an answer with a list, each item by itself: of a long one the items that are drawn first, with as many holes after them as
 * items came; then, after the frame, the rest, for the store that asks for it.
 */
export function longAnswer<Row extends Endpoint>(row: Row, place: ListPlace): Reader<Row> {
  return (came, wire) => {
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
    const { reading, read } = part(0, FIRST);
    if (read.length <= WHOLE) return whole();

    const all = [...read];
    const rest = (from: number) => {
      // The store may have been faster.
      if (came.reading) return;
      if (from >= items.length) {
        came.reading = { ...reading, data: place.within(reading.data, all) };
        return;
      }
      for (const item of part(from, from + SLICE).read) all.push(item);
      setTimeout(rest, 0, from + SLICE);
    };
    requestAnimationFrame(() => setTimeout(rest, 0, FIRST));
    read.length += items.length - FIRST;
    return reading.data;
  };
}
