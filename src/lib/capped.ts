import { charactersOf } from './characters.js';

/** How many characters a reader counts. */
export const length = (text: string): number => charactersOf(text).length;

/**
 * A text after a change, with at most `max` characters: what was put in beyond that is ignored where it was put in, so that
 * nothing that stood there before is pushed out.
 */
export function capped(before: string, after: string, max: number): string {
  const next = charactersOf(after);
  if (next.length <= max) return after;
  const old = charactersOf(before).slice(0, max);
  let head = 0;
  while (head < old.length && old[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < old.length - head && old[old.length - 1 - tail] === next[next.length - 1 - tail]) tail += 1;
  const put = next.slice(head, next.length - tail).slice(0, max - head - tail);
  return [...next.slice(0, head), ...put, ...next.slice(next.length - tail)].join('');
}
