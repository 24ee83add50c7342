import type { Group } from '../src/i18n/catalogues.js';
import type { Text } from '../src/i18n/say.js';
import type { Toast } from '../src/session/scope.js';
import type { ScreenModel, ScreenView } from '../src/session/screen.js';
import type { Contract } from './contract.js';

/** What is drawn in an element: its screen, or that a required attribute is missing, or that drawing broke. */
export type Drawing =
  | {
      readonly at: 'screen';
      readonly contract: Contract;
      readonly view: ScreenView;
      readonly model: ScreenModel;
      readonly frame: FrameState;
      /** Whom to call where nothing can be shown. */
      readonly help: Help | undefined;
    }
  | { readonly at: 'missing'; readonly attribute: string; readonly frame: FrameState }
  | { readonly at: 'broken'; readonly retry: () => void; readonly frame: FrameState }
  | { readonly at: 'waiting'; readonly contract: Contract; readonly frame: FrameState };

/** The service telephone of the configuration. */
export interface Help {
  readonly number: string;
  readonly call: () => void;
}

/** What stands around every screen. */
export interface FrameState {
  readonly t: Text<Group>;
  readonly toast: Toast | undefined;
  readonly online: boolean;
  readonly accent: string | undefined;
  readonly theme: string;
}
