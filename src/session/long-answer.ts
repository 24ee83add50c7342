import { bodyOf, decoded, readingOf, type Reader } from '../api/decode.js';
import type { AnswerOf, Endpoint } from '../api/endpoint.js';
import { WHOLE } from '../lib/listed.js';
import { property } from '../lib/record.js';

/** So many items are read before anything is drawn: more than are drawn, as some may be left out. */
const FIRST = 64;
/** So many are read at once after that, so that no tap waits for them. */
const SLICE = 400;

/** The fields of an answer that are lists. */
type ListsOf<Answer> = { [K in keyof Answer]: Answer[K] extends readonly unknown[] ? K : never }[keyof Answer] & string;

/**
 * Reads an answer whose `field` is a list, each item by itself: of a long one the items that are drawn first, with as many holes after
 * them as items came; then, after the frame, the rest, for the store that asks for it.
 */
export function longAnswer<Row extends Endpoint>(row: Row, field: ListsOf<AnswerOf<Row>>): Reader<Row> {
  return (came, wire) => {
    const body = bodyOf(row, came, wire);
    const whole = () => decoded(row, came, wire, undefined, body);
    const items = property(body.data, field);
    if (!Array.isArray(items) || items.length <= FIRST) return whole();
    const part = (from: number, to: number) => {
      const reading = readingOf(row, { ...body, data: Object.assign({}, body.data, { [field]: items.slice(from, to) }) });
      const listed = property(reading.data, field);
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
        came.reading = { ...reading, data: Object.assign({}, reading.data, { [field]: all }) };
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
