import type { Contract } from '../elements/contract.js';
import type { Drawing } from '../elements/drawing.js';
import { createStage, type Stage } from '../elements/stage.js';
import { keepStaged } from '../elements/staged.js';
import { nameFault } from '../src/api/errors.js';
import { allTaken } from '../src/api/first-transport.js';
import { draw, handOver } from '../src/early/patch.js';
import { movedElsewhere } from '../src/session/beside.js';
import { adopt } from '../src/ui/sheets.js';
import { mountHost } from './host.js';
import { callVerb, isEntry, PATIENCE as KEPT, takeSketch, type Sketched, type Tap } from './sketched.js';

/**
 * React is fetched once there is something to see, so that it takes no bandwidth from it; or, where nothing is drawn yet, after this
 * many milliseconds.
 */
const PATIENCE = 5000;

type Draw = (drawing: Drawing) => unknown;

const settled = (drawing: Drawing): boolean => drawing.at !== 'waiting' && (drawing.at !== 'screen' || drawing.view.state !== 'loading');

/** What was entered stays, also where the store can show it only later. */
function enter(stage: Stage, entries: readonly Tap[]): void {
  const fill = (drawing: Drawing) => {
    if (drawing.at !== 'screen' || !/^(?:ready|empty)$/.test(drawing.view.state)) return false;
    for (const { path, args } of entries) callVerb(drawing.model, path, args);
    return true;
  };
  if (entries.length === 0 || fill(stage.$drawing.get())) return;
  const off = stage.$drawing.listen((drawing) => {
    if (fill(drawing)) off();
  });
}

/**
 * What was pressed is done now, if the store shows the same and no dialog: never on numbers that nobody saw, or that may have been paid
 * since, nor long after. That is told by the clock, as timers stand still while a phone sleeps.
 */
function press(stage: Stage, root: ShadowRoot, presses: readonly Tap[]): void {
  const drawing = stage.$drawing.get();
  if (drawing.at !== 'screen' || drawing.view.state === 'failed' || root.querySelector('dialog') || !allTaken() || movedElsewhere()) return;
  for (const { path, args, at } of presses) if (Math.abs(Date.now() - at) < KEPT) callVerb(drawing.model, path, args);
}

/** The words that wait are not needed any more; that does not hang on a stylesheet, which may be lost. */
const hush = () => document.querySelector('.host-late')?.toggleAttribute('hidden', true);

/** Draws as long as nobody has taken over; a drawing that breaks becomes the words that say so. */
function drawEarly(root: ShadowRoot, stage: Stage, drawStage: Draw, sketched: Sketched | undefined): () => void {
  let standing = sketched;
  let claimed = sketched !== undefined;
  const show = (drawing: Drawing) => {
    try {
      draw(root, drawStage(drawing), claimed);
      claimed = false;
      hush();
    } catch (thrown) {
      nameFault(thrown, root.host.localName);
      if (drawing.at !== 'broken') stage.broke();
      return;
    }
    stage.drawn(drawing);
  };
  const off = stage.$drawing.subscribe((drawing) => {
    if (!standing) show(drawing);
    else if (settled(drawing)) {
      const mine = standing;
      // Once this notice has gone round: what a tap changes is then in the drawing that follows.
      void Promise.resolve().then(() => {
        if (mine !== standing) return;
        const { activeElement: typing } = root;
        const taps = mine.release();
        enter(
          stage,
          taps.filter(({ event }) => isEntry(event)),
        );
        standing = undefined;
        show(stage.$drawing.get());
        press(
          stage,
          root,
          taps.filter(({ event }) => !isEntry(event)),
        );
        // Whoever is in a field stays there, whatever a tap of before would have moved them to.
        if (
          typing instanceof HTMLElement &&
          typing.matches('input,textarea') &&
          root.activeElement !== typing &&
          !root.querySelector('dialog')
        )
          typing.focus({ preventScroll: true });
      });
    }
  });
  return () => {
    off();
    if (!standing) return;
    // React is here before the data: it draws from the start.
    standing.release();
    standing = undefined;
    hush();
    for (const node of Array.from(root.childNodes)) node.remove();
  };
}

/** The title that a screen shows itself, or one that stands inside it. */
const headed = (root: ShadowRoot): Element | null =>
  root.querySelector('h1') ?? root.querySelector('[data-state]')?.shadowRoot?.querySelector('h1') ?? null;

/** The page's titles and language follow the screen, whoever draws it; its heading is not there while the screen shows one. */
function nameAfter(stage: Stage, root: ShadowRoot): void {
  const heading = document.querySelector('.host-title');
  const look = () => heading?.toggleAttribute('hidden', headed(root) !== null);
  // The state is that of a screen inside this one.
  new MutationObserver(look).observe(root, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  stage.$drawing.subscribe(({ at, frame }) => {
    // The language may still be on its way.
    if (at === 'waiting') return;
    const { documentElement: page } = document;
    const [title, { locale }] = [stage.title(), frame.t];
    // To an engine also the same language is another one: it styles the whole page anew.
    if (document.title !== title) document.title = title;
    if (heading && heading.textContent !== title) heading.textContent = title;
    if (page.lang !== locale) page.lang = locale;
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
  const sketched = takeSketch();
  const root = sketched?.root ?? element.attachShadow({ mode: 'open' });
  const release = adopt(root);
  for (const { name, value } of Array.from(element.attributes)) stage.attribute(name, value);
  const off = drawEarly(root, stage, drawStage, sketched);
  nameAfter(stage, root);
  keepStaged(element, {
    stage,
    handOver() {
      off();
      release();
      return handOver(root);
    },
  });
  stage.open(sketched !== undefined);

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
  // A sketch stays until its store can go on with it: what is typed there would go with it.
  if (!sketched) setTimeout(rest, PATIENCE);
}
