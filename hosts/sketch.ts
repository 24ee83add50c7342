import { build } from '../src/early/build.js';
import type { Catalogue, Group, Locale } from '../src/i18n/catalogues.js';
import { chooseLocale } from '../src/i18n/locale.js';
import { textOf, type Text } from '../src/i18n/say.js';
import { sessionOf } from '../src/session/first-calls.js';
import { readAnswers, type Sketch } from '../src/session/sketch.js';
import { parsed, written } from './given.js';
import { whenHanded, type Handed } from './handed.js';
import { leaveSketch, type Tap } from './sketched.js';

/** So long what was tapped waits for the store, in milliseconds; then the page says that nothing was sent, and nothing is. */
const PATIENCE = 10_000;
/** Of what is longer, in characters, the store draws a part. */
const LONGEST = 50_000;

type Frame = (view: unknown, model: unknown, t: Text<Group>, style: Readonly<Record<string, string>>) => unknown;

/** The accent of the configuration as it is drawn, for the accent that was there when the page was built. */
type Accents = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The page's own styles, once they are there; nothing in an engine that cannot share them. */
async function styled(): Promise<CSSStyleSheet | undefined> {
  if (!('adoptedStyleSheets' in Document.prototype)) return undefined;
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (link && !link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve, { once: true }));
  const text = Array.from(document.styleSheets[0]?.cssRules ?? [], ({ cssText }) => cssText).join('');
  if ('replaceSync' in CSSStyleSheet.prototype) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  }
  return undefined;
}

/** What says the sketch's words in a language, which may have to come first. */
async function speaking(locale: Locale, english: readonly Catalogue[]): Promise<Text<Group>> {
  if (locale === 'en') return textOf<Group>('en', english);
  const [href, integrity] = written<Partial<Record<Locale, readonly [string, string]>>>('loan-words')[locale] ?? [];
  const answer = await fetch(href ?? '', integrity ? { integrity } : {});
  // Its integrity is checked: it is what the build wrote.
  return textOf<Group>(locale, [(await answer.json()) as Catalogue, ...english]);
}

/** Stands for the screen's model: it keeps what was called, with its arguments. */
function verbs(taps: Tap[], path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => verbs(taps, [...path, String(name)]),
    apply: (_target, _self, args: unknown[]) => void taps.push({ path, args }),
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

/** Draws the screen into its element, and keeps what is tapped. */
function show(element: HTMLElement, sheet: CSSStyleSheet, drawn: (model: unknown) => unknown): void {
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const taps: Tap[] = [];
  const deafen: (() => void)[] = [];
  const rest: (() => void)[] = [];
  let late: ReturnType<typeof setTimeout> | undefined;
  const words = document.querySelector('.host-late');

  function release(): readonly Tap[] {
    clearTimeout(late);
    words?.classList.remove('host-late--now');
    for (const end of [...deafen, ...rest.splice(0)]) end();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    return taps.splice(0);
  }

  /** Nothing came that could do what was tapped: that is said, and it is not done later. */
  function giveUp(): void {
    late = undefined;
    taps.length = 0;
    for (const end of rest.splice(0)) end();
    words?.classList.add('host-late--now');
  }

  build(root, drawn(verbs(taps)), (control, event, capture, handler) => {
    const listener = (happened: Event) => {
      const before = taps.length;
      handler(happened);
      if (taps.length === before) return;
      late ??= setTimeout(giveUp, PATIENCE);
      if (event === 'click' && !control.hasAttribute('aria-busy')) rest.push(waiting(control));
    };
    control.addEventListener(event, listener, capture);
    deafen.push(() => control.removeEventListener(event, listener, capture));
  });
  leaveSketch({ root, release });
}

/** Draws a page's screen as soon as its data is there; where that takes more than is here, the screen's store draws it a little later. */
async function begin({ asked }: Handed, { rows, words, view }: Sketch, common: Catalogue, frame: Frame): Promise<void> {
  const { config, values, answers: coming } = asked;
  const [theme, locale] = [values.get('theme') ?? config.theme ?? 'auto', chooseLocale(values.get('locale'), config.locale)];
  const style = config.accent ? written<Accents>('loan-accents')[config.accent] : {};
  if (coming.length < rows.length || !style || !/^(?:auto|dark|light)$/.test(theme)) return;
  const [answers, t] = await Promise.all([Promise.all(coming), speaking(locale, [words, common]), parsed()]);
  if (answers.some(({ text }) => text.length > LONGEST)) return;
  const shown = view(readAnswers(rows, answers, config), { config, values, session: sessionOf(values), url: window.location.href });
  const sheet = await styled();
  const element = document.body.firstElementChild;
  // The store may have been faster.
  if (!shown || !sheet || !(element instanceof HTMLElement) || element.shadowRoot || element.dataset.state) return;
  element.dataset.theme = theme;
  show(element, sheet, (model) => frame(shown, model, t, style));
}

/** Draws a host page's first data; then what the screen lives on is fetched. */
export function startSketch(sketch: Sketch, common: Catalogue, frame: Frame): void {
  void whenHanded().then((handed) =>
    begin(handed, sketch, common, frame).then(
      () => void requestAnimationFrame(() => setTimeout(handed.go)),
      // Whatever it was, the screen's own store says it.
      handed.go,
    ),
  );
}
