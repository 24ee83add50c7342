import { atom, type ReadableAtom } from 'nanostores';
import type { Group } from '../src/i18n/catalogues.js';
import type { Texts } from '../src/i18n/text.js';
import type { Config } from '../src/config/config.js';
import { openScope } from '../src/session/open-scope.js';
import type { ScopeHandle, Surface, Toast } from '../src/session/scope.js';
import type { ScreenModel, ScreenView } from '../src/session/screen.js';
import type { ScopeUse } from '../src/session/shared.js';
import type { Contract } from './contract.js';
import type { Values } from './values.js';

interface Opened {
  readonly use: ScopeUse;
  readonly scope: ScopeHandle<Group>;
  readonly model: ScreenModel;
  readonly close: () => void;
}

/** The screen of an element, open in the scope of one session at a time, and what it says. */
export interface OpenedScreen {
  readonly $open: ReadableAtom<Opened | undefined>;
  readonly $view: ReadableAtom<ScreenView>;
  readonly $toast: ReadableAtom<Toast | undefined>;
  readonly $online: ReadableAtom<boolean>;
  start(use: ScopeUse, $params: ReadableAtom<Values>): void;
  shut(): void;
}

interface Around {
  readonly surface: Surface;
  /** Whose element it is now. */
  readonly borrower: () => string;
  readonly $config: ReadableAtom<Config>;
  readonly texts: Texts<Group>;
  readonly onView: () => void;
  readonly onOnline: () => void;
}

const loading: ScreenView = { state: 'loading' };

export function createOpened(contract: Contract, { surface, borrower, $config, texts, onView, onOnline }: Around): OpenedScreen {
  const $open = atom<Opened | undefined>();
  const $view = atom<ScreenView>(loading);
  const $toast = atom<Toast | undefined>();
  const $online = atom(true);

  function spoken(run: () => void): void {
    if (texts.$text.get()) return run();
    const off = texts.$text.listen((text) => {
      if (!text) return;
      off();
      run();
    });
  }

  return {
    $open,
    $view,
    $toast,
    $online,
    start(use, $params) {
      const whose = borrower();
      const own: Surface = {
        ...surface,
        // What comes late for one borrower, money too, is nothing to tell of an element that is another's by now, nor to ask its page.
        dispatch: (name: string, detail: object, cancelable?: boolean) =>
          scope.signal.aborted && borrower() !== whose ? name === 'loan-session-expired' : surface.dispatch(name, detail, cancelable),
      };
      const scope: ScopeHandle<Group> = openScope<Group>(use.scope, own, $config, texts.now, spoken);
      const model = contract.create(scope, $params);
      const offs = [
        scope.$toast.subscribe((toast) => $toast.set(toast)),
        scope.$online.subscribe((online) => {
          $online.set(online);
          if (online) onOnline();
        }),
        model.$view.subscribe((view) => {
          $view.set(view);
          onView();
        }),
      ];
      const close = () => {
        for (const off of offs) off();
        scope.close();
        use.release();
      };
      $open.set({ use, scope, model, close });
    },
    shut() {
      const opened = $open.get();
      if (!opened) return;
      $open.set(undefined);
      opened.close();
      $view.set(loading);
      $toast.set(undefined);
    },
  };
}
