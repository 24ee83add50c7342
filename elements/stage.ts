import { atom, computed, type ReadableAtom } from 'nanostores';
import { $config, readPageConfig } from '../src/config/config.js';
import { warnOnce } from '../src/config/warn.js';
import { telephone } from '../src/lib/telephone.js';
import { isRendered } from '../src/lib/rendered.js';
import { chooseLocale } from '../src/i18n/locale.js';
import { silent } from '../src/i18n/say.js';
import { createTexts } from '../src/i18n/text.js';
import { $pageLanguage } from '../src/session/page.js';
import type { Surface } from '../src/session/scope.js';
import { borrowerOf } from '../src/session/session.js';
import { scopeFor } from '../src/session/shared.js';
import { nameLanguage, nameStrangers } from '../src/session/strangers.js';
import type { Contract } from './contract.js';
import type { Drawing, FrameState } from './drawing.js';
import { createOpened } from './opened.js';
import { createValues, type Values } from './values.js';

/** One element's life without React: its values, its scope, its screen's store, and what is to be drawn. */
export interface Stage {
  readonly $drawing: ReadableAtom<Drawing>;
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  /** What an attribute says, as it was written, or given to the property of its name: read by its type, and never reflected. */
  attribute(name: string, value: unknown): void;
  /** `standing`: something true is on screen already, and stays until there is as much to draw. */
  open(standing?: boolean): void;
  close(): void;
  reload(): void;
  broke(): void;
  /** This drawing is on screen now: only then do the attribute and the event say so. */
  drawn(drawing: Drawing): void;
  /** Says its state again, where somebody took that away. */
  restate(): void;
  /** The page title of the screen in the element's language. */
  title(): string;
}

/** Some frameworks put an element into the page first and give it its attributes a little later, in tasks of their own. */
const GRACE = 100;

/** It lives as long as the scope, which may outlive the element: it holds nothing of that. */
const settingsAt = (apiBase: string | undefined) => () => ({ ...$config.get(), apiBase });

export function createStage(contract: Contract, element: HTMLElement): Stage {
  const texts = createTexts(contract.messages);
  const values = createValues(contract, element.localName, schedule);
  // What the screen sees: it changes once a turn, after it is known whose session it is and that nothing is missing.
  const $params = atom<Values>({});
  const $missing = atom<string | undefined>();
  const $broken = atom(false);
  const $theme = atom('auto');
  let connected = false;
  let stands = false;
  let told = false;
  let scheduled = false;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let offPage: (() => void) | undefined;

  const surface: Surface = {
    isSeen: () => isRendered(element),
    dress: () => ['locale', 'theme'].map((name): [string, string] => [name, text(name) ?? '']),
    dispatch(name: string, detail: object, cancelable = false) {
      const tell = (to: EventTarget) => to.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
      // Who listens on the page, and took it out of there, hears what became of it; and is the one who leads on.
      return tell(element) && (element.isConnected || (tell(document) && name !== 'loan-navigate'));
    },
  };

  const { text, missing } = values;
  const screen = createOpened(contract, {
    surface,
    borrower: () => borrowerOf(values.session()),
    $config: values.$config,
    texts,
    onView: reflect,
    // A language that could not be had is asked for again.
    onOnline: speak,
  });
  const { $open, $view, $toast, $online, shut } = screen;

  let said: string | undefined;
  function mark(value = said): void {
    said = value;
    if (value !== undefined && element.getAttribute('data-state') !== value) element.setAttribute('data-state', value);
  }

  function state(): 'loading' | 'ready' | 'empty' | 'error' {
    const view = $view.get();
    if (!texts.$text.get()) return 'loading';
    const shown = ('within' in view && view.within) || view.state;
    return $missing.get() !== undefined || $broken.get() || shown === 'failed' ? 'error' : shown;
  }

  /** What goes from the screen is said at once, what comes once it is drawn. */
  function reflect(): void {
    if (!stands && state() === 'loading') mark('loading');
  }

  function speak(): void {
    const wish = text('locale');
    nameLanguage(`<${element.localName}> has locale=`, wish);
    texts.use(chooseLocale(wish, $config.get().locale, $pageLanguage.get()));
  }

  function update(): void {
    if (!connected || !readPageConfig()) return;
    nameStrangers($config.get());
    speak();
    $theme.set(text('theme') ?? $config.get().theme ?? 'auto');
    const lacking = missing();
    if (lacking !== undefined) {
      if (lacking !== $missing.get()) grace ??= setTimeout(tellMissing, GRACE);
      if (!$open.get()) reflect();
      return;
    }
    clearTimeout(grace);
    grace = undefined;
    $missing.set(undefined);
    show();
  }

  /** A required attribute did not come. */
  function tellMissing(): void {
    grace = undefined;
    const lacking = missing();
    if (lacking === undefined) return;
    shut();
    $missing.set(lacking);
    // A value that cannot be used was named already.
    if (!values.isUnusable(lacking)) {
      const tag = element.localName;
      warnOnce(`<${tag}> needs the attribute "${lacking}" and does not have it. Mend: <${tag} ${lacking}="…">.`);
    }
    surface.dispatch('loan-error', { kind: 'contract', code: 'missing', message: lacking, endpoint: contract.tag });
    reflect();
  }

  /** Opens the screen in the scope of its session; where that scope is the one it has, the screen only gets its new values. */
  function show(): void {
    // A scope stays at its API: whose element follows the configuration to another one leaves it to those that do not.
    const apiBase = text('apiBase') ?? $config.get().apiBase;
    const use = scopeFor(values.session(), settingsAt(apiBase));
    const given = values.$values.get();
    const same = $open.get()?.use.scope === use.scope;
    if (!same) shut();
    if (!same || given !== $params.get()) $broken.set(false);
    $params.set(given);
    if (same) return use.release();
    told = false;
    screen.start(use, $params);
  }

  /** Attributes often arrive one by one: one look at all of them, before the next frame. */
  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    void Promise.resolve().then(() => {
      scheduled = false;
      update();
    });
  }

  const $drawing = computed(
    [$open, $missing, $broken, $view, texts.$text, $toast, $online, $config, $theme],
    (open, lacking, broken, view, t, toast, online, settings, theme): Drawing => {
      const frame: FrameState = { t: t ?? silent, toast, online, accent: settings.accent, theme };
      if (!t) return { at: 'waiting', contract, frame };
      if (broken) return { at: 'broken', retry: stage.reload, frame };
      if (lacking !== undefined) return { at: 'missing', attribute: lacking, frame };
      if (!open) return { at: 'waiting', contract, frame };
      const { number: phone } = telephone(settings.servicePhone) ?? {};
      const help = phone && { number: phone, call: () => void open.scope.native('callTelephone', { phone }) };
      return { at: 'screen', contract, view, model: open.model, frame, help: help || undefined };
    },
  );

  const stage: Stage = {
    $drawing,
    get: (name) => values.$values.get()[name],
    set: values.set,
    attribute: values.property,
    open(standing = false) {
      if (connected) return;
      connected = true;
      stands = standing;
      const offs = [$config.listen(schedule), $pageLanguage.listen(schedule), texts.$text.listen(reflect)];
      offPage = () => offs.forEach((off) => off());
      reflect();
      schedule();
    },
    close() {
      if (!connected) return;
      connected = false;
      clearTimeout(grace);
      grace = undefined;
      offPage?.();
      texts.stop();
      shut();
      $missing.set(undefined);
      $broken.set(false);
    },
    reload() {
      if (connected) speak();
      const opened = $open.get();
      if (opened && !$broken.get()) {
        void opened.model.reload();
        return;
      }
      shut();
      $broken.set(false);
      $missing.set(undefined);
      schedule();
    },
    broke() {
      surface.dispatch('loan-error', { kind: 'contract', code: 'render', message: '', endpoint: contract.tag });
      $broken.set(true);
      reflect();
    },
    drawn(drawing) {
      if (!connected || drawing !== $drawing.get()) return;
      stands = false;
      const now = state();
      mark(now);
      if (told || (now !== 'ready' && now !== 'empty')) return;
      told = true;
      surface.dispatch('loan-ready', {});
    },
    restate() {
      // In a task of its own: two who will not agree hold nothing up.
      setTimeout(() => {
        if (connected) mark();
      });
    },
    title() {
      const [view, words] = [$view.get(), texts.now()];
      const placed = view.state === 'ready' || view.state === 'empty' ? contract.titleOf?.(view, words) : undefined;
      return placed ?? words(contract.title);
    },
  };
  return stage;
}
