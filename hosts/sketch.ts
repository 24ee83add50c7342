import { build } from '../src/early/build.js';
import type { Catalogue, Group, Locale } from '../src/i18n/catalogues.js';
import { chooseLocale } from '../src/i18n/locale.js';
import { textOf, type Text } from '../src/i18n/say.js';
import { sessionOf } from '../src/session/first-calls.js';
import { readAnswers, type Sketch } from '../src/session/sketch.js';
import type { Asked } from './asked.js';
import { parsed, ran, written } from './given.js';
import { hand, handed } from './handed.js';
import { callVerb, isEntry, leaveSketch, PATIENCE, type Tap } from './sketched.js';
import { tell } from './tell.js';
import type { HostWords } from './words.js';

type Frame = (view: unknown, model: unknown, t: Text<Group>, style: Readonly<Record<string, string>>) => unknown;

/** The accent of the configuration as it is drawn, for the accent that was there when the page was built. */
type Accents = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The styles of what is drawn; nothing in an engine that cannot share them. */
function styled(css: string): CSSStyleSheet | undefined {
  if (!('adoptedStyleSheets' in Document.prototype)) return undefined;
  if ('replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  }
  return undefined;
}

/** What the build wrote of another language: the words of the sketch, and those of the page where it was not written in it. */
interface Said {
  readonly words: Catalogue;
  readonly host?: HostWords;
}

/** The words of a language, once they came; the page's own are put into it. */
async function said(locale: Locale): Promise<Catalogue> {
  const [href, integrity] = written<Partial<Record<Locale, readonly [string, string]>>>('loan-words')[locale] ?? [];
  if (!href || !integrity) return {};
  // Its integrity is checked: it is what the build wrote.
  const { words, host } = (await (await fetch(href, { integrity })).json()) as Said;
  if (host) {
    hand('said', host);
    tell(host.late, host.lateMore, host.again)?.setAttribute('lang', locale);
  }
  return words;
}

/** What says the sketch's words in a language, which may have to come first; nothing when it cannot be had. */
async function speaking(locale: Locale, english: readonly Catalogue[]): Promise<Text<Group> | undefined> {
  const coming = said(locale).catch(() => undefined);
  if (locale === 'en') return textOf<Group>('en', english);
  const words = await coming;
  return words && textOf<Group>(locale, [words, ...english]);
}

type Called = (path: readonly string[], args: readonly unknown[]) => void;

/** Stands for the screen's model: it tells what was called, with its arguments. */
function verbs(called: Called, path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => verbs(called, [...path, String(name)]),
    apply: (_target, _self, args: unknown[]) => called(path, args),
  });
}

/** A button that was pressed waits, as it does for any answer; gives back what ends that. */
function waiting(control: EventTarget | null): () => void {
  if (!(control instanceof HTMLButtonElement) || !control.classList.contains('button')) return () => {};
  const spinner = document.createElement('span');
  spinner.className = 'button__spinner';
  control.setAttribute('aria-busy', 'true');
  control.append(spinner);
  return () => {
    control.removeAttribute('aria-busy');
    spinner.remove();
  };
}

/** `sends`: what stands in the fields goes with it. `opens`: a dialog, behind which nothing can be pressed. `leads`: to another page. */
interface Held extends Tap {
  readonly sends?: boolean;
  readonly opens?: boolean;
  readonly leads?: boolean;
}

/** What a press would do, as far as its control tells. */
function kindOf(control: Element, event: string): Pick<Held, 'sends' | 'opens' | 'leads'> {
  const beside = !control.matches('.button--plain') || control.closest('.field__side') !== null;
  return {
    sends: (control.matches('.button') && beside) || (event === 'keydown' && control.matches('input,textarea')),
    opens: control.matches('[aria-haspopup]'),
    leads: control.matches('a'),
  };
}

/** Stands for a button of the shell's: whether pressing it was kept. */
type Hold = (press: () => boolean) => void;

/** Draws the screen into its element, and keeps what is tapped; `keeping` keeps what is entered beyond this page. */
function show(element: HTMLElement, sheet: CSSStyleSheet, drawn: (model: unknown) => unknown, keeping: unknown, hold: Hold): void {
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  let taps: readonly Held[] = [];
  let heard = '';
  let kind: ReturnType<typeof kindOf> = {};
  const deafen: (() => void)[] = [];
  const rest: (() => void)[] = [];
  let late: ReturnType<typeof setTimeout> | undefined;
  const words = document.querySelector<HTMLElement>('.host-late');
  let stands = true;

  function release(): readonly Tap[] {
    stands = false;
    clearTimeout(late);
    for (const end of [...deafen, ...rest.splice(0)]) end();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    return taps;
  }

  /** Of what was tapped only this waits on; what was entered stays. */
  function keepOnly(wanted: (tap: Held) => boolean): void {
    const left = taps.filter((tap) => isEntry(tap.event) || wanted(tap));
    if (left.length === taps.length) return;
    taps = left;
    for (const end of rest.splice(0)) end();
    if (taps.some((tap) => !isEntry(tap.event))) return;
    clearTimeout(late);
    late = undefined;
    words?.style.removeProperty('visibility');
  }

  /** Nothing came that could do what was tapped, or the borrower has taken it back: it is not done later. */
  const giveUp = () => keepOnly(() => false);

  const model = verbs((path, args) => {
    // Who enters something has not finished: what waits to be sent is taken back. Who leaves, or sends, does not want what waited before.
    if (isEntry(heard)) keepOnly((tap) => !tap.sends);
    else if (taps.some((tap) => tap.opens)) return;
    else if (kind.sends || kind.leads) keepOnly((tap) => !tap.sends && !tap.leads);
    taps = [...taps, { path, args, event: heard, at: Date.now(), ...kind }];
    callVerb(keeping, path, args);
  });
  hold(() => {
    if (!stands) return false;
    // Who goes back does not want what waits.
    giveUp();
    taps = [...taps, { path: ['back'], args: [], event: '', at: Date.now(), opens: true }];
    late ??= setTimeout(giveUp, PATIENCE);
    return true;
  });
  build(root, drawn(model), (control, event, capture, handler) => {
    const listener = (happened: Event) => {
      const before = taps;
      heard = event;
      kind = kindOf(control, event);
      handler(happened);
      if (taps === before || isEntry(event)) return;
      // The page has said that it cannot start: nothing will come.
      if (words?.classList.contains('host-late--now')) return giveUp();
      // Nobody reads that nothing was sent while this waits to be.
      words?.style.setProperty('visibility', 'hidden', 'important');
      late ??= setTimeout(giveUp, PATIENCE);
      if (event === 'click' && !control.hasAttribute('aria-busy')) rest.push(waiting(control));
    };
    control.addEventListener(event, listener, capture);
    deafen.push(() => control.removeEventListener(event, listener, capture));
  });
  // Nothing opens over whoever went on to a field.
  const entered = ({ target }: Event) => {
    if (target instanceof Element && target.matches('input:not([type=checkbox]),textarea'))
      keepOnly((tap) => !tap.opens || tap.event === '');
  };
  root.addEventListener('focusin', entered);
  deafen.push(() => root.removeEventListener('focusin', entered));
  document.querySelector('.host-title')?.toggleAttribute('hidden', root.querySelector('h1') !== null);
  hand('giveUp', giveUp);
  leaveSketch({ root, release });
}

/** What a sketch is made of: the screen's own, and what all have. */
interface Made {
  readonly sketch: Sketch;
  /** English that all screens say. */
  readonly common: Catalogue;
  readonly frame: Frame;
  /** Styles of what it draws. */
  readonly css: string;
}

/** Draws a page's screen as soon as its data is there; where that takes more than is here, the screen's store draws it a little later. */
async function begin({ config, values, answers: coming }: Asked, { sketch, common, frame, css }: Made): Promise<void> {
  const { rows, words, view, keep, back } = sketch;
  const [theme, locale] = [values.get('theme') ?? config.theme ?? 'auto', chooseLocale(values.get('locale'), config.locale)];
  await parsed();
  // The page's own HTML was one piece of work, this is another: between them there may be a frame, or a tap.
  await new Promise((resolve) => setTimeout(resolve));
  const style = config.accent ? written<Accents>('loan-accents')[config.accent] : {};
  const speech = speaking(locale, [words, common]);
  if (coming.length < rows.length || !style || !/^(?:auto|dark|light)$/.test(theme)) return;
  const [answers, t] = await Promise.all([Promise.all(coming), speech]);
  const read = readAnswers(rows, answers, config);
  const page = { config, values, session: sessionOf(values), url: window.location.href };
  const shown = view(read, page);
  const sheet = styled(css);
  const element = document.querySelector('.host-title + *');
  // The store may have been faster.
  if (!shown || !t || !sheet || !(element instanceof HTMLElement) || element.shadowRoot || element.dataset.state) return;
  element.dataset.theme = theme;
  show(
    element,
    sheet,
    (model) => frame(shown, model, t, style),
    keep?.(read, page),
    (press) => back?.(read, page, press),
  );
}

/** Draws a host page's first data, if the script before this one asked for it. */
export function startSketch(made: Made): void {
  ran();
  const asked = handed('asked');
  if (!asked) return;
  made.sketch.begin?.(asked);
  const framed = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // Whatever went wrong, the screen's own store says it.
  hand(
    'drawn',
    begin(asked, made).then(framed, () => undefined),
  );
}
