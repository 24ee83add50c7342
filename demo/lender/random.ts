/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export type Random = () => number;

/** A 32-bit number from a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** A text of that many characters out of an alphabet. */
export const draw = (random: Random, length: number, alphabet: string): string =>
  Array.from({ length }, () => alphabet[below(random, alphabet.length)] ?? '').join('');

export const digits = (random: Random, length: number): string => draw(random, length, '0123456789');
