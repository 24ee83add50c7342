import * as fc from 'fast-check';

/** Keys that hurt where objects are copied carelessly. */
export const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then', '$$typeof'] as const;

/** Texts that hurt where they are shown, measured or parsed. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  '[object Object]',
  'Invalid Date',
  '__proto__',
  '1e999',
  '-1',
  '0x10',
  '1,5',
  '1.',
  '00',
  '９９',
  '99999999999999999999',
  '0.000000000000001',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\u202Egnp.exe\u202C',
  '\u0000\u0007\u001b[31m',
  '\ud800',
  '👩‍👩‍👧‍👦🇹🇿',
  'नमस्ते मुझे ऋण चाहिए',
  '\u2028\u2029\ufeff',
  'x'.repeat(10_000),
  '👍'.repeat(3_000),
  '9'.repeat(400),
];

const NUMBERS = [0, -0, 1, -1, 0.1 + 0.2, 1.005, -3.5, 500, 2 ** 53, -(2 ** 53), 1e21, 1e308, -1e308, 5e-324, 9999999999999.99];

const deep = (depth: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { data: value };
  return value;
};

/** Any JSON value that is not what was asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, undefined, true, false, [], {}, [[]], [null], { length: 3 }, deep(70), deep(700)),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...HOSTILE_KEYS).map((key): unknown => Object.fromEntries([[key, { polluted: true }]])),
  },
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Now and then a hostile value instead. */
const or = (arbitrary: fc.Arbitrary<unknown>, hostile: number): fc.Arbitrary<unknown> =>
  hostile === 0 ? arbitrary : fc.oneof({ weight: 12, arbitrary }, { weight: hostile, arbitrary: hostileValue });

function objectOf(entries: Record<string, unknown>, hostile: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(entries).map(([key, entry]) => fc.tuple(fc.constant(key), valueOf(entry, hostile)));
  const extra = fc.tuple(fc.constantFrom(...HOSTILE_KEYS), hostileValue);
  return fc
    .tuple(fc.tuple(...fields), fc.array(fc.nat(Math.max(fields.length - 1, 0)), { maxLength: 2 }), fc.option(extra, { freq: 5 }))
    .map(([pairs, missing, more]): unknown => {
      const kept = hostile === 0 ? pairs : pairs.filter((_, index) => !missing.includes(index));
      return Object.fromEntries(hostile > 0 && more ? [...kept, more] : kept);
    });
}

/**
 * Values made after a valibot schema, as JSON has them. `hostile` 0 makes only what the schema reads, more spoils it: with 3,
 * about every fifth place holds something else, fields are missing and strange ones are there.
 */
export function valueOf(schema: unknown, hostile: number): fc.Arbitrary<unknown> {
  if (!isRecord(schema)) return hostileValue;
  switch (schema.type) {
    case 'object':
    case 'object_with_rest':
      return or(objectOf(isRecord(schema.entries) ? schema.entries : {}, hostile), hostile);
    case 'array':
      return or(fc.array(valueOf(schema.item, hostile), { maxLength: 4 }), hostile);
    case 'nullish':
    case 'nullable':
    case 'optional':
      return or(fc.oneof({ weight: 5, arbitrary: valueOf(schema.wrapped, hostile) }, { weight: 1, arbitrary: fc.constant(null) }), hostile);
    case 'union':
      return or(fc.oneof(...(Array.isArray(schema.options) ? schema.options : []).map((option) => valueOf(option, 0))), hostile);
    case 'picklist':
      return or(fc.constantFrom(...(Array.isArray(schema.options) ? schema.options : [null])), hostile);
    case 'literal':
      return or(fc.constant(schema.literal), hostile);
    case 'number':
      return or(fc.oneof(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom(0, 1, 21, 170, 500)), hostile);
    case 'string':
      return or(fc.oneof(fc.stringMatching(/^[\w-]{1,12}$/), fc.integer({ min: 0, max: 99_999 }).map(String)), hostile);
    default:
      return hostile === 0 ? fc.constantFrom<unknown>('anything', {}, [1]) : hostileValue;
  }
}
