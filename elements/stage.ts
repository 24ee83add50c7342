import { atom, computed, type ReadableAtom } from 'nanostores';
import { $config, readPageConfig, type Config } from '../src/config/config.js';
import type { Group } from '../src/i18n/catalogues.js';
import { chooseLocale } from '../src/i18n/locale.js';
import { createTexts, type Text } from '../src/i18n/text.js';
import { fromEntries } from '../src/lib/record.js';
import { plain } from '../src/lib/text.js';
import { camel, kebab } from '../src/lib/names.js';
import { openScope, type ScopeHandle, type Surface, type Toast } from '../src/session/scope.js';
import { SESSION_KEYS, type Session } from '../src/session/session.js';
import { scopeFor } from '../src/session/shared.js';
import type { ScreenModel, ScreenView } from '../src/session/screen.js';
import { commonAttributes, type AttributeSpec, type Contract } from './contract.js';
import { readAttribute, warnOnce } from './attributes.js';

/** What is drawn in an element: its screen, or that a required attribute is missing, or that drawing broke. */
export type Drawing =
  | {
      readonly at: 'screen';
      readonly contract: Contract;
      readonly view: ScreenView;
      readonly model: ScreenModel;
      readonly frame: FrameState;
    }
  | { readonly at: 'missing'; readonly attribute: string; readonly frame: FrameState }
  | { readonly at: 'broken'; readonly retry: () => void; readonly frame: FrameState }
  | { readonly at: 'waiting'; readonly contract: Contract; readonly frame: FrameState };

/** What stands around every screen. */
export interface FrameState {
  readonly t: Text<Group>;
  readonly toast: Toast | undefined;
  readonly online: boolean;
  readonly accent: string | undefined;
}

/** One element's life without React: its values, its scope, its screen's store, and what is to be drawn. */
export interface Stage {
  readonly $drawing: ReadableAtom<Drawing>;
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  attribute(name: string, value: string | null): void;
  /** Sets an attribute's value from code; it is read by the attribute's type and never reflected. */
  property(attribute: string, value: unknown): void;
  open(): void;
  close(): void;
  reload(): void;
  broke(): void;
  /** From now on the screen is drawn by this contract's views: React's, where the early ones were. */
  adopt(contract: Contract): void;
  /** The page title of the screen in the element's language. */
  title(): string;
}

const loading: ScreenView = { state: 'loading' };

/** Every attribute of an element: the session's, the common ones, the screen's own. */
export function attributesOf(contract: Pick<Contract, 'attributes'>): ReadonlyMap<string, AttributeSpec> {
  return new Map<string, AttributeSpec>([
    ...SESSION_KEYS.map((key): [string, AttributeSpec] => [kebab(key), { type: 'string', doc: '' }]),
    ...Object.entries(commonAttributes),
    ...Object.entries(contract.attributes),
  ]);
}

export function createStage(contract: Contract, element: HTMLElement): Stage {
  const specs = attributesOf(contract);
  const [group, english] = contract.messages;
  const texts = createTexts(group, english);
  const $values = atom<Readonly<Record<string, unknown>>>({});
  const $open = atom<{ scope: ScopeHandle<Group>; model: ScreenModel; off: () => void } | undefined>();
  const $missing = atom<string | undefined>();
  const $broken = atom(false);
  const $contract = atom(contract);
  const $view = atom<ScreenView>(loading);
  const $toast = atom<Toast | undefined>();
  const $online = atom(true);
  let connected = false;
  let told = false;
  let opening = false;
  let openedFor = '';

  const surface: Surface = {
    dispatch: (name: string, detail: object, cancelable = false) =>
      element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable })),
  };

  const text = (name: string): string | undefined => plain($values.get()[name]) || undefined;
  const config = (): Config => {
    const base = $config.get();
    return { ...base, apiBase: text('apiBase') ?? base.apiBase, h5Base: text('h5Base') ?? base.h5Base };
  };
  const session = (): Session =>
    fromEntries(SESSION_KEYS.map((key) => [key, text(key) ?? ''] as const).filter(([, value]) => value !== ''));
  const missing = () =>
    Object.entries(contract.attributes).find(([name, spec]) => spec.required && $values.get()[camel(name)] === undefined)?.[0];

  function words(): void {
    texts.use(chooseLocale(text('locale'), $config.get().locale, document.documentElement.lang));
  }

  function theme(): void {
    const wanted = text('theme') ?? $config.get().theme ?? 'auto';
    if (element.getAttribute('data-theme') !== wanted) element.setAttribute('data-theme', wanted);
  }

  function reflect(): void {
    const name = $missing.get() || $broken.get() ? 'error' : $view.get().state === 'failed' ? 'error' : $view.get().state;
    if (element.getAttribute('data-state') !== name) element.setAttribute('data-state', name);
    if (name === 'ready' && !told) {
      told = true;
      surface.dispatch('loan-ready', {});
    }
  }

  function shut(): void {
    const opened = $open.get();
    if (!opened) return;
    $open.set(undefined);
    opened.off();
    $view.set(loading);
    $toast.set(undefined);
  }

  function update(): void {
    if (!connected) return;
    readPageConfig();
    words();
    theme();
    const lacking = missing();
    const wanted = JSON.stringify([session(), config().apiBase]);
    if (lacking !== undefined || wanted !== openedFor) shut();
    $missing.set(lacking);
    if (lacking !== undefined) {
      warnOnce(`<${contract.tag}> needs the attribute "${lacking}". Mend: <${contract.tag} ${lacking}="…">.`);
      surface.dispatch('loan-error', { kind: 'contract', code: 'missing', message: lacking, endpoint: contract.tag });
      reflect();
      return;
    }
    if ($open.get()) return;
    openedFor = wanted;
    start();
  }

  function start(): void {
    const base = text('apiBase');
    const shared = scopeFor(session(), config().apiBase ?? '', () => ({
      ...$config.get(),
      ...(base === undefined ? {} : { apiBase: base }),
    }));
    const scope = openScope<Group>(shared.scope, surface, config, texts.now);
    const $params = computed($values, (values) => ({ ...values }));
    const model = contract.create(scope, $params);
    const offs = [
      scope.$toast.subscribe((toast) => $toast.set(toast)),
      scope.$online.subscribe((online) => $online.set(online)),
      model.$view.subscribe((view) => {
        $view.set(view);
        reflect();
      }),
    ];
    $open.set({
      scope,
      model,
      off: () => {
        for (const off of offs) off();
        scope.close();
        shared.release();
      },
    });
  }

  /** Attributes often arrive one by one after the element is in the page: one look at all of them, before the next frame. */
  function schedule(): void {
    if (opening) return;
    opening = true;
    void Promise.resolve().then(() => {
      opening = false;
      update();
    });
  }

  const $drawing = computed(
    [$open, $missing, $broken, $view, texts.$text, $toast, $online, $config, $contract],
    (open, lacking, broken, view, t, toast, online, settings, drawn): Drawing => {
      const frame: FrameState = { t: t ?? texts.now(), toast, online, accent: settings.accent };
      if (broken) return { at: 'broken', retry: stage.reload, frame };
      if (lacking !== undefined) return { at: 'missing', attribute: lacking, frame };
      if (!open || !t) return { at: 'waiting', contract: drawn, frame };
      return { at: 'screen', contract: drawn, view, model: open.model, frame };
    },
  );

  let offConfig: (() => void) | undefined;
  const stage: Stage = {
    $drawing,
    get: (name) => $values.get()[name],
    set(name, value) {
      const { [name]: before, ...rest } = $values.get();
      const absent = value === undefined || value === null || value === '';
      if (absent ? before === undefined : before === value) return;
      $values.set(absent ? rest : { ...rest, [name]: value });
      schedule();
    },
    property(name, value) {
      const spec = specs.get(name);
      if (spec) stage.set(camel(name), readAttribute(contract.tag, name, spec, value));
    },
    attribute: (name, value) => stage.property(name, value),
    open() {
      if (connected) return;
      connected = true;
      told = false;
      offConfig = $config.listen(schedule);
      schedule();
    },
    close() {
      if (!connected) return;
      connected = false;
      offConfig?.();
      openedFor = '';
      shut();
    },
    reload() {
      const opened = $open.get();
      if ($broken.get() || !opened) {
        $broken.set(false);
        shut();
        openedFor = '';
        schedule();
      } else void opened.model.reload();
    },
    broke() {
      surface.dispatch('loan-error', { kind: 'contract', code: 'render', message: '', endpoint: contract.tag });
      $broken.set(true);
      reflect();
    },
    adopt: (next) => $contract.set(next),
    title: () => texts.now()(contract.title),
  };
  return stage;
}
