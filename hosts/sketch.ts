import { build } from '../src/early/build.js';
import type { Catalogue, Group, Locale } from '../src/i18n/catalogues.js';
import { chooseLocale } from '../src/i18n/locale.js';
import { textOf, type Text } from '../src/i18n/say.js';
import { telephone, type Telephone } from '../src/lib/telephone.js';
import { sessionOf } from '../src/session/first-calls.js';
import { readAnswers, type Sketch } from '../src/session/sketch.js';
import type { Asked } from './asked.js';
import { parsed, ran, written } from './given.js';
import { hand, handed } from './handed.js';
import { createTaps } from './sketch-taps.js';
import { leaveSketch } from './sketched.js';
import { tell } from './tell.js';
import type { HostWords } from './words.js';

type Frame = (view: unknown, model: unknown, t: Text<Group>, theme: string, style: Readonly<Record<string, string>>) => unknown;

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
  /** With the page's title, and what its skeleton says. */
  readonly host?: HostWords & { readonly title: string; readonly loading: string };
}

/** The words of a language, once they came; the page's own are put into it. */
async function said(locale: Locale): Promise<Catalogue> {
  const [href, integrity] = written<Partial<Record<Locale, readonly [string, string]>>>('loan-words')[locale] ?? [];
  if (!href || !integrity) return {};
  // Its integrity is checked: it is what the build wrote.
  const { words, host } = (await (await fetch(href, { integrity })).json()) as Said;
  if (host) {
    hand('said', host);
    tell(host.late, host.lateMore, host.again);
    document.documentElement.lang = locale;
    document.title = host.title;
    document.querySelectorAll('.host-title,main [role=status]').forEach((place, at) => {
      place.textContent = at ? host.loading : host.title;
    });
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

/** Draws the screen into its element, and keeps what is tapped; `keeping` keeps what is entered beyond this page. */
function show(element: HTMLElement, sheet: CSSStyleSheet, drawn: (model: unknown) => unknown, keeping: unknown, takesBack: boolean): void {
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const { model, listen, back, giveUp, release } = createTaps(root, keeping, takesBack);
  build(root, drawn(model), listen);
  document.querySelector('.host-title')?.toggleAttribute('hidden', root.querySelector('h1') !== null);
  hand('back', back);
  hand('giveUp', giveUp);
  leaveSketch({
    root,
    release() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
      return release();
    },
  });
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

/** Whom to call where no screen comes: of a configuration that was put into the page after it was built. */
function offerCall(phone: Telephone | undefined): void {
  const again = document.querySelector('.host-late a');
  if (!phone || !again || again.nextElementSibling) return;
  again.after(' ', Object.assign(document.createElement('a'), { href: phone.href, textContent: phone.number }));
}

/** Draws a page's screen as soon as its data is there; where that takes more than is here, the screen's store draws it a little later. */
async function begin({ config, values, answers: coming }: Asked, { sketch, common, frame, css }: Made): Promise<void> {
  offerCall(telephone(config.servicePhone));
  const { rows, words, view, keep, takesBack } = sketch;
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
  show(element, sheet, (model) => frame(shown, model, t, theme, style), keep?.(read, page), takesBack?.(read) === true);
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
