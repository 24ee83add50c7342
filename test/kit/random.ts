/** A number from 0 and below what is asked for. */
export type Dice = (below: number) => number;

/** The same numbers for the same seed. */
export function random(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let next = Math.imul(state ^ (state >>> 15), 1 | state);
    next = (next + Math.imul(next ^ (next >>> 7), 61 | next)) ^ next;
    return ((next ^ (next >>> 14)) >>> 0) % below;
  };
}
