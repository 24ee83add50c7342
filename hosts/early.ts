import type { Contract } from '../elements/contract.js';
import { createStage, type Drawing } from '../elements/stage.js';
import { keepStaged } from '../elements/staged.js';
import { flat } from '../src/early/jsx-runtime.js';
import { clear, patch } from '../src/early/patch.js';
import { adopt } from '../src/ui/sheets.js';
import { mountHost } from './host.js';
import { importWhole } from './integrity.js';

/** React is fetched once there is something to see, so that it takes no bandwidth from it; or after this many milliseconds. */
const PATIENCE = 5000;

/** Where the focus is inside a root, by id: early and late drawings have the same ids. */
function keepFocus(root: ShadowRoot): () => void {
  const active = root.activeElement;
  const input = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement ? active : undefined;
  const [start, end] =
    input && input.type !== 'checkbox' && input.type !== 'radio' ? [input.selectionStart, input.selectionEnd] : [null, null];
  const id = active?.id;
  return () => {
    const now = id ? root.getElementById(id) : null;
    now?.focus({ preventScroll: true });
    if (start !== null && (now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement)) now.setSelectionRange(start, end);
  };
}

/**
 * Draws a host page's screen before React is there: the same store, the same views, a smaller runtime. What is tapped now goes to
 * the store that React takes over, with its locks and idempotency keys: no tap is lost or doubled.
 */
export function startEarly(contract: Contract, draw: (drawing: Drawing) => unknown, load: () => Promise<unknown>): void {
  const element = mountHost(contract);
  if (!element || customElements.get(contract.tag)) {
    void load();
    return;
  }
  const stage = createStage(contract, element);
  const root = element.attachShadow({ mode: 'open' });
  const release = adopt(root);
  for (const { name, value } of Array.from(element.attributes)) stage.attribute(name, value);
  let asked = false;
  const rest = () => {
    if (asked) return;
    asked = true;
    importWhole(load).catch(() => {
      asked = false;
      console.warn(
        '[loan-elements] The rest of this page could not be loaded; what is on screen works. Mend: see that the chunks are complete and unchanged.',
      );
      window.addEventListener('online', rest, { once: true });
    });
  };
  const off = stage.$drawing.subscribe((drawing) => {
    patch(root, flat(draw(drawing)));
    document.title = stage.title();
    document.documentElement.lang = drawing.frame.t.locale;
    if (drawing.at !== 'waiting' && (drawing.at !== 'screen' || drawing.view.state !== 'loading')) setTimeout(rest);
  });
  keepStaged(element, {
    stage,
    clear() {
      const focus = keepFocus(root);
      off();
      clear(root);
      release();
      return focus;
    },
  });
  stage.open();
  setTimeout(rest, PATIENCE);
}
