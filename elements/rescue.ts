import { $config } from '../src/config/config.js';
import { expectAnother } from './copies.js';

let attempts = 0;
let going: Promise<unknown> | undefined;

/**
 * Loads the one file with everything, where a chunk cannot be had: it was lost on the way, which a browser remembers for as long as
 * the page is open, or a newer build has taken its place since. Its name stays the same, and each attempt has an address of its own.
 */
export function rescue(): Promise<unknown> {
  if (going) return going;
  attempts += 1;
  expectAnother();
  Reflect.set(window, Symbol.for('loan-elements.config'), $config.get());
  going = import(new URL(`./loan-elements.iife.js?${attempts}`, import.meta.url).href).catch((thrown: unknown) => {
    going = undefined;
    throw thrown;
  });
  return going;
}
