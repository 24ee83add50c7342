import type { ReadableAtom } from 'nanostores';
import type { LoanError } from '../api/errors.js';
import type { Group } from '../i18n/catalogues.js';
import type { Text } from '../i18n/say.js';

/** A screen's one state; `data-state` reflects it (`failed` as `error`). Loading is drawn by the contract's skeleton, a failed load the same way everywhere, the rest by its view. */
export type ScreenView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: LoanError }
  | {
      readonly state: 'empty' | 'ready';
      /** That of the screen it holds, where it holds one: what is reflected. */
      readonly within?: 'loading' | 'failed' | 'empty' | 'ready';
    };

/** What a screen's store gives to its element: the state that is drawn, how to fetch again, and its verbs. */
export interface ScreenModel<V extends ScreenView = ScreenView> {
  readonly $view: ReadableAtom<V>;
  reload(): unknown;
}

/** What a view draws: the screen's state once it has something to show, and the model for its verbs. */
export interface ViewProps<M extends ScreenModel, G extends Group = 'common'> {
  readonly view: M extends ScreenModel<infer V> ? Extract<V, { readonly state: 'empty' | 'ready' }> : never;
  readonly model: M;
  readonly t: Text<G>;
}
