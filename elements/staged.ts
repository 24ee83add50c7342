import type { Stage } from './stage.js';

/** An element that was drawn before its class arrived. */
export interface Staged {
  readonly stage: Stage;
  /** What drew it lets go and gives back what stands in the root: React takes it over as it is. */
  handOver(): readonly ChildNode[];
}

const staged = new WeakMap<Element, Staged>();

/** Keeps the stage of an element until its class arrives. */
export function keepStaged(element: Element, early: Staged): void {
  staged.set(element, early);
}

/** The class takes the stage over: the same store, locks and keys go on. */
export function takeStaged(element: Element): Staged | undefined {
  const early = staged.get(element);
  staged.delete(element);
  return early;
}
