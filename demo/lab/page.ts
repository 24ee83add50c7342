import model from 'virtual:demo-model';
import { formatQuery } from '../../src/lib/query.js';
import { camel } from '../../src/lib/names.js';
import { defaults, writeChoices } from '../common/choices.js';
import { attributesOf, ownWorld } from '../common/defaults.js';
import { actionNames, installShell } from '../common/fake-shell.js';
import { folder } from '../lending/link.js';
import { coverOf } from './app.js';
import { $calls, $cover, $lab, $link, $title, came, type Lab } from './store.js';

/** What a renamed shell is called. */
export const RENAMED = { object: 'HarakaApp', prefix: 'app_', hook: 'appBack' } as const;
/** For so long a page that is on its way is looked for. */
const LOOKING = 10_000;

let frame: HTMLIFrameElement | undefined;
let shown = '';
let visited = 0;
/** Which search for a page is under way: a later one ends it. */
let looking = 0;

const named = (action: string, { renamed }: Lab) => (renamed ? RENAMED.prefix + action : action);

/** Puts the shell that is played into a page, before its scripts run. */
export function install(page: Window): void {
  const lab = $lab.get();
  visited += 1;
  installShell(page, {
    kind: lab.shell,
    ...(lab.renamed ? { object: RENAMED.object } : {}),
    name: (action) => named(action, lab),
    state: (action) => lab.methods[action] ?? 'works',
    called({ action, via, raw, threw }) {
      came({ action, via, raw, threw });
      if (!threw) $cover.set(coverOf(action, raw));
    },
  });
}

function addressOf(lab: Lab): string | undefined {
  const spec = model.elements.find(({ tag }) => tag === lab.tag);
  if (!spec) return undefined;
  const names = Object.fromEntries(actionNames.map((action) => [action, named(action, lab)]));
  const config = lab.renamed ? JSON.stringify({ bridge: { object: RENAMED.object, names, backHook: RENAMED.hook } }) : '';
  const choices = { ...defaults, shell: lab.shell, config, attributes: lab.attributes };
  const attributes = attributesOf(spec, choices, ownWorld());
  const query = formatQuery(Object.entries(attributes).map(([name, value]) => [camel(name), value]));
  const host = lab.pages === 'host' ? $link.get()?.hostPage(lab.tag, query) : undefined;
  return host ?? `${new URL('frame.html', folder).href}?${writeChoices(choices, lab.tag)}`;
}

/**
 * A host page knows nothing of this lab: its new window is looked for in every free moment, so that the shell is in it before
 * the page's module runs.
 */
function lookFor(before: Window['document'] | undefined): void {
  const mine = ++looking;
  const since = Date.now();
  const ticks = new MessageChannel();
  ticks.port1.addEventListener('message', () => {
    const page = frame?.contentWindow;
    if (!page || mine !== looking || Date.now() - since > LOOKING) return;
    if (page.document === before || page.location.href === 'about:blank') return ticks.port2.postMessage(0);
    install(page);
    // Where another page was opened instead, that one is looked for already, or installs the shell itself.
    page.addEventListener('pagehide', () => mine === looking && lookFor(page.document), { once: true });
  });
  ticks.port1.start();
  ticks.port2.postMessage(0);
}

/** Opens the page anew, with the shell as it is now. */
export function open(): void {
  const address = addressOf($lab.get());
  if (!frame || address === undefined) return;
  const page = frame.contentWindow;
  $cover.set(undefined);
  visited = 0;
  shown = key($lab.get());
  if (address.includes('/frame.html?')) looking += 1;
  else lookFor(page?.document);
  if (frame.src) page?.location.replace(address);
  else frame.src = address;
}

const key = (lab: Lab) => JSON.stringify(lab);

/** The page follows what is chosen. */
export function sync(): void {
  if (frame && $link.get() && key($lab.get()) !== shown) open();
}

export function mount(element: Element | undefined): void {
  frame = element instanceof HTMLIFrameElement ? element : undefined;
  shown = '';
  if (!frame) return;
  queueMicrotask(sync);
  setInterval(() => $title.set(frame?.contentDocument?.title ?? ''), 400);
}

/** The shell's own back: the page is asked first; when no screen takes it, the shell goes back itself. */
export function pressBack(): void {
  const page = frame?.contentWindow;
  const hook = $lab.get().renamed ? RENAMED.hook : 'nativeBack';
  if ($cover.get()) return $cover.set(undefined);
  if (!page) return;
  const ask: unknown = Reflect.get(page, hook);
  const answer: unknown = typeof ask === 'function' ? Reflect.apply(ask, page, []) : undefined;
  came({ action: 'back', via: `${hook}()`, raw: typeof ask === 'function' ? String(answer === true) : 'nobody listens', threw: false });
  if (answer === true) return;
  if (visited > 1) page.history.back();
  else $cover.set(coverOf('closeWebview', ''));
}

export const clear = (): void => $calls.set([]);
