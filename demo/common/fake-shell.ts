import type { Action } from '../../src/shell/actions.js';

/** The shell's methods, with what they get. */
export const ACTIONS = {
  sendSms: '{ phone?, text? } or { email }',
  goHome: '',
  goMine: '',
  offlineToLogin: '',
  callTelephone: '{ phone }',
  goRate: '',
  closeWebview: '',
  confirmPoint: '{ event, productId }',
  startBindBank: '',
  endBindBank: '',
  openUrl: '{ url }',
} as const satisfies Record<Action, string>;
export const actionNames = Object.keys(ACTIONS) as Action[];

export type ShellKind = 'android' | 'ios' | 'none';
export type MethodState = 'works' | 'missing' | 'throws';

export interface ShellOptions {
  readonly kind: ShellKind;
  /** Of Android. */
  readonly object?: string;
  readonly state?: (action: Action) => MethodState;
  /** What an action is called in this shell. */
  readonly name?: (action: Action) => string;
  readonly called: (call: { readonly action: Action; readonly via: string; readonly raw: string; readonly threw: boolean }) => void;
}

/** What came, word for word: iOS gets values, Android text. */
function textOf(payload: readonly unknown[]): string {
  const [first] = payload;
  if (payload.length === 0) return '';
  return typeof first === 'string' ? first : (JSON.stringify(first) ?? 'undefined');
}

/** Puts a shell into a page's window, as iOS or Android do: before the page's own scripts run. */
export function installShell(window: Window, options: ShellOptions): void {
  const { kind, object = 'LoanShell', state = () => 'works', name = (action) => action, called } = options;
  const entries = actionNames
    .filter((action) => state(action) !== 'missing')
    .map((action): [string, (...payload: unknown[]) => void] => {
      const via = kind === 'ios' ? `webkit.messageHandlers.${name(action)}` : `${object}.${name(action)}`;
      return [
        name(action),
        (...payload) => {
          const threw = state(action) === 'throws';
          called({ action, via, raw: textOf(payload), threw });
          if (threw) throw new Error('The shell lab throws here.');
        },
      ];
    });
  if (kind === 'none') return;
  const methods = Object.fromEntries(entries);
  if (kind === 'android') Reflect.set(window, object, methods);
  else {
    const messageHandlers = Object.fromEntries(Object.entries(methods).map(([key, call]) => [key, { postMessage: call }]));
    Reflect.set(window, 'webkit', { messageHandlers });
  }
}
