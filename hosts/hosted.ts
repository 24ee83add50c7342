import type { Contract } from '../elements/contract.js';
import { defineAs } from '../elements/defining.js';
import type { Drawing } from '../elements/drawing.js';
import { classOf } from '../elements/element-class.js';
import { asReact } from '../src/early/react.js';

/** Defines the element of a host page: React goes on with the views that drew it before, so that the page has them once. */
export function host(contract: Contract, drawStage: (drawing: Drawing) => unknown, options: { prefix?: string } = {}): void {
  defineAs(contract, () => classOf(contract, (drawing) => asReact(drawStage(drawing))), options);
}
