import type { Stage } from './stage.js';

const staged = new WeakMap<Element, Stage>();

/** Keeps the stage of an element that was drawn before its class arrived. */
export function keepStage(element: Element, stage: Stage): void {
  staged.set(element, stage);
}

/** The class takes the stage over: the same store, locks and keys go on. */
export function takeStage(element: Element): Stage | undefined {
  const stage = staged.get(element);
  staged.delete(element);
  return stage;
}
