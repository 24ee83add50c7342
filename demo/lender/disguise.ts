import { captchaPath } from '../../src/api/endpoints/promotion.js';
import type { Endpoint } from '../../src/api/endpoint.js';
import type { WireDictionary } from '../../src/api/wire.js';
import { allNamesOf } from './fields.js';
import { below, createRandom, draw, hashOf, type Random } from './random.js';

/** The session keys of the API query (contract.md, Session). */
export const SESSION_KEYS = [
  'deviceId',
  'userId',
  'sessionId',
  'merchantNumber',
  'phone',
  'appName',
  'appVersion',
  'clientType',
  'system',
] as const;
export const HEADERS = ['building', 'gather', 'swift', 'eyes'] as const;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** New names that are none of the old ones. */
function coiner(random: Random, taken: Iterable<string>): (length: number) => string {
  const used = new Set(taken);
  return function coin(length) {
    const name = draw(random, 1, LETTERS) + draw(random, length - 1, `${LETTERS}0123456789`);
    if (used.has(name)) return coin(length);
    used.add(name);
    return name;
  };
}

/** Every field name of the contract: of envelopes, sessions, requests and answers. */
export function fieldNames(rows: readonly Endpoint[]): string[] {
  const names = rows.flatMap((row) => [...allNamesOf(row.request), ...allNamesOf(row.answer)]);
  return [...new Set(['code', 'message', 'errMsg', 'data', 'field', 'sid', 't', ...SESSION_KEYS, ...names])];
}

/**
 * A dictionary made from a seed: every path, field and header under another name, and for three endpoints some fields under a
 * third. The same seed gives the same dictionary.
 */
export function createDictionary(rows: readonly Endpoint[], seed: number): WireDictionary {
  const random = createRandom(hashOf(`disguise ${seed}`));
  const names = fieldNames(rows);
  const coin = coiner(random, names);
  const wirePath = (path: string) => `/${coin(2)}/${path.includes('{provider}') ? '{provider}/' : ''}${coin(3)}`;
  const paths = Object.fromEntries([...rows.map((row) => row.path), captchaPath].map((path) => [path, wirePath(path)]));
  const fields = Object.fromEntries(names.map((name) => [name, coin(3)]));
  const special = new Set(Array.from({ length: 3 }, () => rows[below(random, rows.length)]));
  const endpoints = Object.fromEntries(
    [...special].flatMap((row) => {
      if (!row) return [];
      const own = [...new Set(['code', 'data', ...allNamesOf(row.request), ...allNamesOf(row.answer)])].filter(
        (_, index) => index % 2 === 0,
      );
      return [[row.name, { fields: Object.fromEntries(own.map((name) => [name, coin(4)])) }]];
    }),
  );
  const [building, gather, swift, eyes] = HEADERS.map(() => `x-${coin(4)}`);
  return { paths, fields, endpoints, headers: { building: building ?? '', gather: gather ?? '', swift: swift ?? '', eyes: eyes ?? '' } };
}
