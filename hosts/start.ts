import { parsed, written } from './given.js';
import { handed } from './handed.js';
import { tell } from './tell.js';
import type { HostWords } from './words.js';

/** What the screen lives on is fetched once its sketch is drawn; or after this many milliseconds. */
const LATEST = 3000;

/** Where chunks ask before they load another one. */
const place = Symbol.for('loan-elements.whole');

/** In the language of the deployment. */
declare const WORDS: Omit<HostWords, 'late' | 'lateMore' | 'again' | 'off' | 'offMore'>;

/** In the language of the page, if its words came. */
const words = () => handed('said') ?? WORDS;

/** What the build wrote onto the script that starts this page. */
type Given = Readonly<Record<string, string | undefined>>;

type File = readonly [href: string, hash: string];

/** The chunks that come only when they are needed, by address, each with what it needs. */
interface Parts {
  /** The styles of the page, where they may not stand in it. */
  readonly style: File;
  /** The views that the screen's own script takes from the sketch, where there is one. */
  readonly pieces?: File;
  readonly demand: Readonly<Record<string, readonly string[]>>;
}

const absolute = (href: string): string => new URL(href, document.baseURI).href;

/** Fetches a chunk with its integrity, before it may run. */
function fetched(href: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) {
    return fetch(href, { integrity }).then(({ ok }) => {
      if (!ok) throw new Error(href);
    });
  }
  return new Promise((resolve, reject) => {
    link.rel = 'modulepreload';
    link.href = href;
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(href)));
    document.head.append(link);
  });
}

/** Whether a chunk comes when it is asked for once more; with its `integrity`, whether it comes whole. */
function comes(href: string, integrity = ''): Promise<boolean> {
  return fetch(href, { cache: 'reload', integrity }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Above the screen, which goes on. */
function tellChanged(): void {
  if (document.querySelector('.host-note')) return;
  const note = document.createElement('p');
  note.className = 'host-note';
  note.slot = 'before';
  note.setAttribute('role', 'status');
  const again = document.createElement('a');
  again.href = '';
  again.textContent = words().reload;
  note.append(`${words().changed} `, again);
  document.querySelector('.host-title + *')?.append(note);
}

function tellNow(heading: string, text: string): void {
  tell(heading, text)?.classList.add('host-late--now');
  handed('giveUp')?.();
  // What its first drawing waits for does not come either.
  const drawing = document.querySelector('.host-title + *')?.shadowRoot;
  for (const waiting of drawing?.querySelectorAll('[aria-busy]') ?? []) waiting.removeAttribute('aria-busy');
}

/** Says so where a script of the page was not run because it came as another than it was made. */
async function tellIfChanged({ src, integrity }: HTMLScriptElement): Promise<void> {
  if ((await comes(src, integrity)) || !(await comes(src))) return;
  const { body } = document;
  const stand = () => document.querySelector('[data-state]') !== null;
  if (stand()) return tellChanged();
  const watch = new MutationObserver(() => {
    if (!stand()) return;
    watch.disconnect();
    tellChanged();
  });
  watch.observe(body, { subtree: true, attributeFilter: ['data-state'] });
}

const checks = new Map<string, Promise<unknown>>();

function check(href: string, integrity: string): Promise<unknown> {
  const known = checks.get(href);
  if (known) return known;
  const going = fetched(href, integrity).catch(async (thrown: unknown) => {
    // It was lost on the way, and is here now; an engine that remembers only the loss does not run it, as if it had not come.
    if (await comes(href, integrity)) return;
    checks.delete(href);
    if (document.querySelector('[data-state]') && (await comes(href))) tellChanged();
    throw thrown;
  });
  checks.set(href, going);
  return going;
}

/** Asked for once something more is loaded: until then nobody waits for it. */
function createParts({ parts = '', whole = '' }: Given): () => Promise<Parts> {
  let asked: Promise<Parts> | undefined;
  return () => {
    asked ??= fetch(parts, { integrity: whole })
      .then((answer): Promise<Parts> => answer.json())
      .catch((thrown: unknown) => {
        asked = undefined;
        throw thrown;
      });
    return asked;
  };
}

/** What comes once the screen is there, as the page names it. */
const later = (): readonly File[] => written('loan-chunks');

/**
 * Every chunk that `url` needs, with its integrity; nothing for what this page does not know. One that is asked for once more has a
 * query.
 */
function partsOf(url: string, { demand }: Parts): readonly File[] {
  const [address, query] = url.split('?');
  const hashes = new Map(later());
  const [wanted, [hash, ...needs]] = Object.entries(demand).find(([href]) => absolute(href) === address) ?? ['', []];
  const others = needs.map((href) => [href, (demand[href] ?? [hashes.get(href)])[0] ?? ''] as const);
  return hash === undefined ? others : [[query === undefined ? wanted : url, hash], ...others];
}

const checked = (files: readonly File[]): Promise<unknown> => Promise.all(files.map(([href, hash]) => check(absolute(href), hash)));

/** What the screen begins with: the page's own links name it. */
function begun(): Promise<unknown> {
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'));
  return checked(links.map(({ href, integrity }) => [href, integrity]));
}

/** A policy stricter than the page's own may forbid the sketch that stands in it, or its file did not come: its views are asked for then. */
async function restock(known: () => Promise<Parts>): Promise<void> {
  if (handed('pieces')) return;
  const { pieces } = await known();
  if (!pieces) return;
  await checked([pieces]);
  await import(absolute(pieces[0]));
}

/** A policy stricter than the page's own may forbid the styles that stand in it, or their file was lost: it is asked for then. */
async function restyle(known: () => Promise<Parts>): Promise<void> {
  if (document.styleSheets[0]?.cssRules.length) return;
  const [href, hash] = (await known()).style;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.integrity = hash;
  link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** Resolves when what the screen lives on may take the line. */
function drawn(): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, LATEST));
  return Promise.race([handed('drawn') ?? Promise.resolve(), late]);
}

/** Starts the page's screen; where it cannot be started, the page says so at once. */
function start(given: Given): void {
  if (given.entry === undefined) return;
  // The newest thing that the oldest engine has, and that no older one of its makers has.
  if (!('flatMap' in Array.prototype) || !('customElements' in window)) {
    void parsed().then(() => tellNow(words().old, words().oldMore));
    return;
  }
  const known = createParts(given);
  // Resolves when all of a chunk that comes later is known to be whole; a changed byte does not run.
  const whole = async (url: string): Promise<void> => {
    const named = later();
    const parts = named.some(([href]) => absolute(href) === url) ? named : partsOf(url, await known());
    if (parts.length === 0) throw new Error(url);
    await checked(parts);
  };
  Reflect.set(window, place, whole);
  restyle(known).catch(() => undefined);
  const url = absolute(given.entry);
  parsed()
    .then(drawn)
    .then(() => Promise.all([begun(), restock(known)]))
    .then(() => import(url))
    .catch(() => tellNow(words().unstarted, words().unstartedMore));
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-part]:not([data-ran])')) void tellIfChanged(script);
}

start(document.currentScript?.dataset ?? {});
