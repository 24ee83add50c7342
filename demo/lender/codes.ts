import { digits } from './random.js';
import type { World } from './world.js';

/** How long a code works, in milliseconds. */
export const CODE_LIFE = 5 * 60_000;
const TRIES = 5;

/** Sends a code of six digits to the phone of the sandbox; an earlier one for the same purpose stops working. */
export function sendCode(world: World, to: string, purpose: string, words: string): void {
  const code = digits(world.random, 6);
  world.codes.set(purpose, { code, until: world.now() + CODE_LIFE, tries: 0 });
  world.messages.push({ to, code, text: `${words}: ${code}. It works once, for 5 minutes.`, at: world.now() });
}

/** Takes a code: it works once, in time, and not after five wrong ones. */
export function takeCode(world: World, purpose: string, code: string): 'right' | 'wrong' | 'expired' {
  const held = world.codes.get(purpose);
  if (!held || held.until < world.now() || held.tries >= TRIES) return 'expired';
  if (held.code !== code.trim()) {
    held.tries += 1;
    return 'wrong';
  }
  world.codes.delete(purpose);
  return 'right';
}
