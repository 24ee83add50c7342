import * as v from 'valibot';
import { isId } from '../lib/id.js';
import { toCents, type Cents } from '../lib/money.js';
import { isBlank, isSlip, written } from '../lib/text.js';

/**
 * What the rows are made of. Servers of this family are loose (contract.md, notation): a number or its decimal string for
 * every `Num`, `Flag` and code, `null` for absent, unknown fields ignored. `!` fields stand bare in a row; all others stand
 * in `maybe` or `list`, where a value of the wrong type counts as absent.
 */

const TEXT_LIMIT = 10_000;
const decimal = v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.regex(/^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/))]);

/** `Num`: a finite number or its decimal string; read as a number. */
export const num = v.pipe(
  decimal,
  v.transform(Number),
  v.check((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER),
);

/** An amount in major units, read into integer cents. */
export const money = v.pipe(
  decimal,
  v.transform((value) => toCents(value)),
  v.guard((amount): amount is Cents => amount !== null),
);

/** An amount of which there is something, in major units, read into integer cents: nobody can take nothing, or less. */
export const something = v.pipe(
  money,
  v.check((amount) => amount > 0),
);

/** `Flag`: 1 or "1" is true, every other number false. */
export const flag = v.pipe(
  num,
  v.transform((value) => value === 1),
);

/** Text; a number is read as its decimal string. Past 10 000 characters it is cut. Blanks say nothing. A server's `"undefined"` is none. */
export const text = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.transform((value) => (typeof value === 'number' ? written(value) : value).slice(0, TEXT_LIMIT)),
  v.transform((value) => (isBlank(value) ? '' : value)),
  v.check((value) => !isSlip(value)),
);

/** An address, of a page or an image: text, whole, and no number. Whether it may be followed or shown is decided where it is. */
export const address = v.pipe(
  v.string(),
  v.check((value) => !isSlip(value)),
);

/** An address without which the screen cannot go on. */
export const neededAddress = v.pipe(
  address,
  v.check((value) => value.trim() !== ''),
);

/** Text that has to say something: a required field that is empty is missing. */
export const words = v.pipe(
  text,
  v.check((value) => value !== ''),
);

/** A name that goes back to the server: `^[\w-]{1,64}$` (contract.md, Safety). */
export const id = v.pipe(text, v.check(isId));

/** A value that may be absent, `null`, an empty text, or wrong: then `undefined`. */
export const maybe = <const S extends v.GenericSchema>(schema: S) =>
  v.fallback(
    v.pipe(
      v.nullish(schema),
      v.transform((value) => (value === '' ? undefined : (value ?? undefined))),
    ),
    undefined,
  );

/** A list to look at: absent is empty, and an item that cannot be read is left out. */
export const list = <const S extends v.GenericSchema>(item: S) =>
  v.fallback(
    v.pipe(
      v.nullish(v.array(v.fallback(v.nullable(item), null)), []),
      v.transform((items) => (items ?? []).filter((entry) => entry !== null)),
    ),
    () => [],
  );

/** A list without which the screen cannot work: absent is an error, an item that cannot be read is left out. */
export const needed = <const S extends v.GenericSchema>(item: S) =>
  v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform((items) => items.filter((entry) => entry !== null)),
  );

/** A list that money depends on: one item that is none makes the whole answer a contract error. */
export const every = <const S extends v.GenericSchema>(item: S) => v.array(item);

/** A `Flag` in a request: 0 or 1, nothing else. */
export const bit = v.picklist([0, 1]);

/** 1 to 5 stars in a request. */
export const stars = v.pipe(num, v.integer(), v.minValue(1), v.maxValue(5));

/** An answer without data. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** `TextValue` of the contract: one line of details. */
export const textValue = v.object({ text, value: text });
export type TextValue = v.InferOutput<typeof textValue>;

/** `BankInfo`: the account money goes to or comes from; `bankNode` is the bank's code. */
export const bankInfo = v.object({ bankName: maybe(text), bankNode: maybe(text), cardNo: maybe(text) });
export type BankInfo = v.InferOutput<typeof bankInfo>;

/**
 * A list of agreements; one without a position has its place in the list as it came. Where there are some and none can be read, the
 * borrower would agree to what is not shown: that is no answer.
 */
export const agreements = v.pipe(
  v.nullish(v.array(v.fallback(v.nullable(v.object({ title: words, position: maybe(num) })), null)), []),
  v.check((items) => items.length === 0 || items.some((item) => item !== null)),
  v.transform((items) => items.flatMap((item, index) => (item ? [{ title: item.title, position: item.position ?? index }] : []))),
);
export type Agreement = v.InferOutput<typeof agreements>[number];
