import type { Contract } from '../elements/contract.js';
import { createStage, type Drawing, type Stage } from '../elements/stage.js';
import { keepStaged } from '../elements/staged.js';
import { draw, handOver } from '../src/early/patch.js';
import { adopt } from '../src/ui/sheets.js';
import { mountHost } from './host.js';

/** React is fetched once there is something to see, so that it takes no bandwidth from it; or after this many milliseconds. */
const PATIENCE = 5000;

type Draw = (drawing: Drawing) => unknown;

const settled = (drawing: Drawing): boolean => drawing.at !== 'waiting' && (drawing.at !== 'screen' || drawing.view.state !== 'loading');

/** Draws as long as nobody has taken over; a drawing that breaks becomes the words that say so. */
function drawEarly(root: ShadowRoot, stage: Stage, drawStage: Draw): () => void {
  return stage.$drawing.subscribe((drawing) => {
    try {
      draw(root, drawStage(drawing));
    } catch {
      if (drawing.at !== 'broken') stage.broke();
      return;
    }
    stage.drawn(drawing);
  });
}

/** The page's title and language follow the screen, whoever draws it. */
function nameAfter(stage: Stage): void {
  stage.$drawing.subscribe(({ at, frame }) => {
    // The language may still be on its way.
    if (at === 'waiting') return;
    document.title = stage.title();
    document.documentElement.lang = frame.t.locale;
  });
}

/**
 * Draws a host page's screen before React is there: the same store, the same views, a smaller runtime. What is tapped now goes to
 * the store that React takes over, with its locks and idempotency keys: no tap is lost or doubled.
 */
export function startEarly(contract: Contract, drawStage: Draw, load: () => Promise<unknown>): void {
  const element = mountHost(contract);
  if (!element) return;
  const stage = createStage(contract, element);
  const root = element.attachShadow({ mode: 'open' });
  const release = adopt(root);
  for (const { name, value } of Array.from(element.attributes)) stage.attribute(name, value);
  const off = drawEarly(root, stage, drawStage);
  nameAfter(stage);
  keepStaged(element, {
    stage,
    handOver() {
      off();
      release();
      return handOver(root);
    },
  });
  stage.open();

  let asked = false;
  const rest = () => {
    if (asked) return;
    asked = true;
    load().catch(() => {
      asked = false;
      window.addEventListener('online', rest, { once: true });
    });
  };
  const ready = stage.$drawing.subscribe((drawing) => {
    if (!settled(drawing)) return;
    setTimeout(rest);
    setTimeout(() => ready());
  });
  setTimeout(rest, PATIENCE);
}
