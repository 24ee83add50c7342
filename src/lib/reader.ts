/**
 * What pages read values with: those of valibot's functions that the rows are written in, half of its bytes, because these are on
 * the way to the first number a borrower sees. A schema is put together once, of functions that call each other: a loop through an
 * iterator, for each field of ten thousand rows, took a third of all reading. Sources import valibot, for its types and for what is made of them (openapi.json);
 * the build of the pages puts this in its place. test/lib/reader.node.ts holds the two against each other.
 */

import { fromEntries, isForbidden, own } from './record.js';

/** Why a value was not read, in words for whoever wrote it. */
class Wrong {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

type Read = (value: unknown) => unknown;

interface Schema {
  readonly type: string;
  /** Gives what was read, or a `Wrong`. */
  readonly read: Read;
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly value?: Schema;
  readonly item?: Schema;
  readonly preset?: unknown;
  readonly fallback?: { readonly of: unknown };
}

const called = (value: unknown): unknown => (typeof value === 'function' ? Reflect.apply(value, undefined, []) : value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const expected = (what: string): Wrong => new Wrong(`Expected ${what}`);

/*#__NO_SIDE_EFFECTS__*/
function kind(type: string, fits: (value: unknown) => boolean, what = type): Schema {
  return { type, read: (value) => (fits(value) ? value : expected(what)) };
}

/*#__NO_SIDE_EFFECTS__*/
export const string = (): Schema => kind('string', (value) => typeof value === 'string');
/*#__NO_SIDE_EFFECTS__*/
export const number = (): Schema => kind('number', (value) => typeof value === 'number' && !Number.isNaN(value));
/*#__NO_SIDE_EFFECTS__*/
export const boolean = (): Schema => kind('boolean', (value) => typeof value === 'boolean');
/*#__NO_SIDE_EFFECTS__*/
export const unknown = (): Schema => kind('unknown', () => true);
/*#__NO_SIDE_EFFECTS__*/
export const blob = (): Schema => kind('blob', (value) => value instanceof Blob);
/*#__NO_SIDE_EFFECTS__*/
export const literal = (wanted: unknown): Schema => kind('literal', (value) => value === wanted, String(wanted));
/*#__NO_SIDE_EFFECTS__*/
export const picklist = (options: readonly unknown[]): Schema => kind('picklist', (value) => options.includes(value), options.join(' or '));

/** Of a property that is missing and of which nothing is to be said. */
const nothing = {};

/** What is read of a property that is missing. */
/*#__NO_SIDE_EFFECTS__*/
function missing(schema: Schema, key: string): () => unknown {
  const { preset, fallback: other } = schema;
  const absent = /^(?:optional|nullish)$/.test(schema.type);
  if (absent && preset !== undefined) return () => schema.read(called(preset));
  if (other && other.of !== undefined) return () => called(other.of);
  return () => (absent ? nothing : expected(`"${key}"`));
}

/** Fills in a field and all after it. */
type Fill = (input: Readonly<Record<string, unknown>>, made: Record<string, unknown>) => unknown;

/*#__NO_SIDE_EFFECTS__*/
export function object(entries: Readonly<Record<string, Schema>>): Schema {
  let fill: Fill = (_, made) => made;
  for (const [key, schema] of Object.entries(entries).reverse()) {
    const absent = missing(schema, key);
    const others = fill;
    fill = (input, made) => {
      const value = input[key];
      const read = value !== undefined || key in input ? schema.read(value) : absent();
      if (read instanceof Wrong) return read;
      if (read !== nothing) made[key] = read;
      return others(input, made);
    };
  }
  return { type: 'object', entries, read: (input) => (isObject(input) ? fill(input, {}) : expected('Object')) };
}

/*#__NO_SIDE_EFFECTS__*/
export function array(item: Schema): Schema {
  return {
    type: 'array',
    item,
    read(input) {
      if (!Array.isArray(input)) return expected('Array');
      const items: unknown[] = [];
      for (let at = 0; at < input.length; at += 1) {
        const read = item.read(input[at]);
        if (read instanceof Wrong) return read;
        items.push(read);
      }
      return items;
    },
  };
}

/*#__NO_SIDE_EFFECTS__*/
export function record(name: Schema, value: Schema): Schema {
  return {
    type: 'record',
    value,
    read(input) {
      if (!isObject(input)) return expected('Object');
      const made: Record<string, unknown> = {};
      for (const [key, inner] of Object.entries(input)) {
        if (isForbidden(key)) continue;
        const [place, read] = [name.read(key), value.read(inner)];
        if (place instanceof Wrong) return place;
        if (read instanceof Wrong) return read;
        made[String(place)] = read;
      }
      return made;
    },
  };
}

/*#__NO_SIDE_EFFECTS__*/
export function objectWithRest(entries: Readonly<Record<string, Schema>>, others: Schema): Schema {
  const [known, more] = [object(entries), record(string(), others)];
  return {
    type: 'object_with_rest',
    entries,
    read(input) {
      const made = known.read(input);
      if (made instanceof Wrong || !isObject(input)) return made;
      const rest = fromEntries(Object.entries(input).filter(([key]) => own(entries, key) === undefined));
      const read = more.read(rest);
      return read instanceof Wrong ? read : Object.assign({}, made, read);
    },
  };
}

/*#__NO_SIDE_EFFECTS__*/
function without(type: string, isNothing: (value: unknown) => boolean, wrapped: Schema, preset: unknown): Schema {
  return {
    type,
    wrapped,
    preset,
    read(input) {
      if (!isNothing(input)) return wrapped.read(input);
      const value = preset === undefined ? input : called(preset);
      return isNothing(value) ? value : wrapped.read(value);
    },
  };
}

/*#__NO_SIDE_EFFECTS__*/
export const optional = (wrapped: Schema, preset?: unknown): Schema => without('optional', (value) => value === undefined, wrapped, preset);
/*#__NO_SIDE_EFFECTS__*/
export const nullable = (wrapped: Schema, preset?: unknown): Schema => without('nullable', (value) => value === null, wrapped, preset);
/*#__NO_SIDE_EFFECTS__*/
export const nullish = (wrapped: Schema, preset?: unknown): Schema =>
  without('nullish', (value) => value === undefined || value === null, wrapped, preset);

/*#__NO_SIDE_EFFECTS__*/
export function fallback(schema: Schema, of: unknown): Schema {
  return {
    ...schema,
    fallback: { of },
    read(input) {
      const read = schema.read(input);
      return read instanceof Wrong ? called(of) : read;
    },
  };
}

/*#__NO_SIDE_EFFECTS__*/
export function union(options: readonly Schema[]): Schema {
  return {
    type: 'union',
    read(input) {
      for (const option of options) {
        const value = option.read(input);
        if (!(value instanceof Wrong)) return value;
      }
      return expected(options.map(({ type }) => type).join(' or '));
    },
  };
}

/*#__NO_SIDE_EFFECTS__*/
export function pipe(schema: Schema, ...steps: readonly Read[]): Schema {
  return {
    ...schema,
    read(input) {
      let value = schema.read(input);
      for (const step of steps) if (!(value instanceof Wrong)) value = step(value);
      return value;
    },
  };
}

/*#__NO_SIDE_EFFECTS__*/
export const transform = (change: Read): Read => change;
/*#__NO_SIDE_EFFECTS__*/
export const check =
  (fits: (value: unknown) => boolean, words?: string): Read =>
  (value) =>
    fits(value) ? value : words === undefined ? expected('another value') : new Wrong(words);
export const guard = check;
/*#__NO_SIDE_EFFECTS__*/
export const regex = (pattern: RegExp, words?: string): Read => check((value) => pattern.test(String(value)), words);
/*#__NO_SIDE_EFFECTS__*/
export const finite = (): Read => check(Number.isFinite);
/*#__NO_SIDE_EFFECTS__*/
export const integer = (): Read => check(Number.isInteger);
/*#__NO_SIDE_EFFECTS__*/
export const minValue = (least: number): Read => check((value) => Number(value) >= least);

/*#__NO_SIDE_EFFECTS__*/
export const maxValue = (most: number): Read => check((value) => Number(value) <= most);

export type Result = { readonly success: true; readonly output: unknown } | { readonly success: false; readonly issues: readonly [Wrong] };

export function safeParse(schema: Schema, value: unknown): Result {
  const read = schema.read(value);
  return read instanceof Wrong ? { success: false, issues: [read] } : { success: true, output: read };
}

export function parse(schema: Schema, value: unknown): unknown {
  const read = schema.read(value);
  if (read instanceof Wrong) throw new Error(read.message);
  return read;
}
