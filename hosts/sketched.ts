import { property } from '../src/lib/record.js';

/** So long what was tapped waits for the store, in milliseconds; then the page says that nothing was sent, and nothing is. */
export const PATIENCE = 10_000;

/** A verb of the screen's model that was called on a sketch: `['payment', 'check']` and its arguments. */
export interface Tap {
  readonly path: readonly string[];
  readonly args: readonly unknown[];
  /** The event that it was called for; empty for the shell's back. */
  readonly event: string;
  /** When it was called, on the clock. */
  readonly at: number;
}

/** It says what was typed, ticked or chosen, and does nothing else. */
export const isEntry = (event: string): boolean => /^(?:input|change)$/.test(event);

/** A sketch that stands, for whoever goes on with it. */
export interface Sketched {
  readonly root: ShadowRoot;
  /** Lets go of what is drawn and gives what was tapped; the sketch answers no more. */
  release(): readonly Tap[];
}

/** Calls a verb of a screen's model. */
export function callVerb(model: unknown, path: readonly string[], args: readonly unknown[]): void {
  const [name = '', ...rest] = path;
  const member = property(model, name);
  if (rest.length > 0) callVerb(member, rest, args);
  else if (typeof member === 'function') Reflect.apply(member, model, args);
}

const place = Symbol.for('loan-elements.sketch');

/** Leaves a sketch for the script that comes later. */
export function leaveSketch(sketched: Sketched): void {
  Reflect.set(window, place, sketched);
}

/** The sketch that stands in this page, once. */
export function takeSketch(): Sketched | undefined {
  const there: unknown = Reflect.get(window, place);
  Reflect.deleteProperty(window, place);
  return there as Sketched | undefined;
}
