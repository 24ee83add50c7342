import { drawStage } from 'virtual:early';
import type { Contract } from '../../elements/contract.js';
import type { Drawing } from '../../elements/drawing.js';
import { createStage, type Stage } from '../../elements/stage.js';
import { keepStaged } from '../../elements/staged.js';
import { draw, handOver } from '../../src/early/patch.js';
import { adopt } from '../../src/ui/sheets.js';

/** An element that is drawn before its class is there. */
export interface Early {
  readonly element: HTMLElement;
  readonly stage: Stage;
  readonly root: ShadowRoot;
  readonly drawings: readonly Drawing[];
}

/** True once a drawing is more than waiting. */
export const over = (drawing: Drawing | undefined): boolean =>
  drawing !== undefined && drawing.at !== 'waiting' && (drawing.at !== 'screen' || drawing.view.state !== 'loading');

/** What a host page does before React is there. `contract` is one of `virtual:early`; `tag` is not defined yet. */
export function startEarly(contract: Contract, tag: string, attributes: Readonly<Record<string, string>>): Early {
  const element = document.createElement(tag);
  document.body.append(element);
  const root = element.attachShadow({ mode: 'open' });
  const stage = createStage(contract, element);
  const release = adopt(root);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
    stage.attribute(name, value);
  }
  const drawings: Drawing[] = [];
  const off = stage.$drawing.subscribe((drawing) => {
    drawings.push(drawing);
    draw(root, drawStage(drawing));
    stage.drawn(drawing);
  });
  keepStaged(element, {
    stage,
    handOver() {
      off();
      release();
      return handOver(root);
    },
  });
  stage.open();
  return { element, stage, root, drawings };
}
