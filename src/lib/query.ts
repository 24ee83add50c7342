import { encoded } from './encoded.js';
import { isForbidden } from './record.js';

const LIMIT = 200;

function decoded(raw: string): string {
  const spaced = raw.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/**
 * Parses a page query into pairs (spec section 7): a repeated key keeps its last value, `product_id` and `productId` mirror
 * each other, `__proto__`, `constructor` and `prototype` are never keys (contract.md). Never throws: what is wrongly
 * encoded stays as it came.
 */
export function parseQuery(search: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const part of search.replace(/^[?#]/, '').split('&').slice(0, LIMIT)) {
    const at = part.indexOf('=');
    const key = decoded(at < 0 ? part : part.slice(0, at));
    if (key && !isForbidden(key)) pairs.set(key, at < 0 ? '' : decoded(part.slice(at + 1)));
  }
  const [snake, camel] = [pairs.get('product_id'), pairs.get('productId')];
  if (snake !== undefined && camel === undefined) pairs.set('productId', snake);
  if (camel !== undefined && snake === undefined) pairs.set('product_id', camel);
  return pairs;
}

/** Writes pairs as a query without the question mark; empty values are left out. */
export function formatQuery(pairs: Iterable<readonly [string, string]>): string {
  return [...pairs]
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
    .join('&');
}
