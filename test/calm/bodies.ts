import * as fc from 'fast-check';
import type { Endpoint } from '../../src/api/endpoint.js';
import { goodUrls, hostileUrls } from '../navigation/hostile-urls.js';
import { HOSTILE_KEYS, HOSTILE_TEXTS, hostileValue, valueOf } from '../kit/hostile.js';

/** A whole answer: an HTTP status and a text. */
export interface Body {
  readonly what: string;
  readonly status: number;
  readonly text: string;
}

const NOTHING: readonly (readonly [string, number?])[] = [
  ['<!doctype html><html><body><h1>Welcome to the Wi-Fi</h1></body></html>'],
  [''],
  ['null'],
  ['[]'],
  ['{}'],
  ['""'],
  ['0'],
  ['undefined'],
  ['{"code":0,"data":{"amount":'],
  ['{"code":0}'],
  ['{"code":0,"data":null}'],
  ['{"code":0,"data":[]}'],
  ['{"code":0,"data":"NaN"}'],
  ['{"code":"0","data":{}}'],
  ['{"code":null,"data":{}}'],
  ['{"code":{},"data":{}}'],
  ['{"code":"00","data":null}'],
  ['{"code":9,"message":null}'],
  ['{"code":9,"message":"undefined","errMsg":"undefined"}'],
  ['{"code":9,"message":{"a":1},"errMsg":{"a":1}}'],
  ['{"code":9,"message":"<b>No</b> [object Object]","errMsg":"<b>No</b>"}'],
  ['{"__proto__":{"polluted":true},"code":0,"data":{"__proto__":{"polluted":true}}}'],
  ['{"code":0,"data":{"constructor":{"prototype":{"polluted":true}}}}'],
  [`{"code":9,"message":"${'x'.repeat(10_000)}"}`],
  ['{"code":9,"message":"No","data":{"field":"__proto__"}}'],
  [`${'{"data":'.repeat(400)}1${'}'.repeat(400)}`],
  ['\ufeff{"code":0,"data":null}'],
  ['', 204],
  ['', 500],
  ['<html>Bad gateway</html>', 502],
  ['{"code":5,"message":"Sorry"}', 503],
  ['null', 404],
];

/** Answers that are none. */
export const noAnswers: readonly Body[] = NOTHING.map(([text, status = 200]) => ({ what: text.slice(0, 60), status, text }));

const RTL = '\u202E\u0627\u0644\u0639\u0631\u0628\u064a\u0629 evil\u202C';
const HTML = '<img src=x onerror="window.polluted=1"><script>window.polluted=1</script>';
const texts = [...HOSTILE_TEXTS, RTL, HTML, 'W'.repeat(300), 'a '.repeat(2000)];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileUrls) },
  { weight: 1, arbitrary: fc.constantFrom(...goodUrls.map(([raw]) => raw)) },
);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  const inner = Array.isArray(value)
    ? value.slice(0, 4).flatMap((one, at) => pathsOf(one, [...path, at]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...path, key]))
      : [];
  return path.length > 0 ? [path, ...inner] : inner;
}

const MISSING = Symbol('missing');

function put(value: unknown, [head, ...rest]: Path, next: unknown): unknown {
  if (head === undefined) return next;
  if (Array.isArray(value)) return value.map((one: unknown, at) => (at === head ? put(one, rest, next === MISSING ? null : next) : one));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
    if (key !== head) return [[key, one]];
    return rest.length === 0 && next === MISSING ? [] : [[key, put(one, rest, next)]];
  });
  return Object.fromEntries(entries);
}

/** Another text at every place that holds one which is no number. */
function dressed(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return /^\s*-?[\d.]+\s*$/.test(value) ? value : next();
  if (Array.isArray(value)) return value.map((one: unknown) => dressed(one, next));
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dressed(one, next)])) : value;
}

/** Spoils up to three places of a good value. */
function spoiled(base: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(base);
  if (paths.length === 0) return hostileValue;
  const place = fc.tuple(fc.constantFrom(...paths), fc.oneof(text, hostileValue, fc.constant<unknown>(MISSING)));
  const stranger = fc.option(fc.tuple(fc.constantFrom(...HOSTILE_KEYS), hostileValue), { freq: 3 });
  return fc.tuple(fc.array(place, { minLength: 1, maxLength: 3 }), stranger).map(([places, more]): unknown => {
    const made = places.reduce((value, [path, next]) => put(value, path, next), base);
    return more && isRecord(made) ? Object.fromEntries([...Object.entries(made), more]) : made;
  });
}

/**
 * Hostile bodies of one endpoint, made of its schema and of a good answer: hostile texts everywhere, all of them where there is room, then
 * mixtures, which are most. The same seed makes the same ones.
 */
export function hostileBodies(row: Endpoint, good: unknown, count: number, seed: number): Body[] {
  const whole: unknown = fc.sample(valueOf(row.answer, 0), { numRuns: 1, seed })[0];
  const base: unknown = isRecord(whole) && isRecord(good) ? { ...whole, ...good } : (good ?? whole);
  const words = fc.sample(text, { numRuns: 400, seed });
  const data = fc.oneof(
    { weight: 4, arbitrary: spoiled(base) },
    { weight: 2, arbitrary: fc.nat(350).map((from) => dressed(base, () => words[(from += 1) % words.length] ?? '')) },
    { weight: 2, arbitrary: valueOf(row.answer, 3) },
    { weight: 1, arbitrary: valueOf(row.answer, 0) },
  );
  const each = Array.from(
    { length: Math.min(texts.length, Math.floor(count / 3)) },
    (_, at) => texts[(seed * 7 + at) % texts.length] ?? '',
  );
  const everywhere = each.map((one) => dressed(base, () => one));
  return [...everywhere, ...fc.sample(data, { numRuns: count - each.length, seed })].map((one) => {
    const text = JSON.stringify({ code: row.ok?.[0] ?? 0, data: one });
    return { what: text.slice(0, 2000), status: 200, text };
  });
}

/** Hostile texts for attributes. */
export const hostileAttributes: readonly string[] = [...texts.slice(1), ...hostileUrls.slice(2, 24)];

/** Hostile values for a property that usually holds `good`. */
export const hostileProperties = (good: unknown, count: number, seed: number): unknown[] =>
  fc.sample(
    fc.oneof(
      spoiled(good),
      hostileValue,
      fc.nat(90).map((from) => dressed(good, () => texts[(from += 1) % texts.length] ?? '')),
    ),
    { numRuns: count, seed },
  );
