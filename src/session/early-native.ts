import type { Config } from '../config/config.js';
import type { Action } from '../shell/actions.js';
import { BACK_HOOK, callNative, isFree, onPage } from '../shell/bridge.js';

type Plain = Extract<Action, 'startBindBank'>;

const place = Symbol.for('loan-elements.native');

/** Tells the shell what a host page begins with, before there is a store; where the page prevents it, the page does it itself. */
export function nativeEarly(action: Plain, { bridge }: Config): void {
  const element = document.querySelector('.host-title + *');
  if (!element) return;
  Reflect.set(window, place, action);
  const detail = { action, payload: {} };
  if (element.dispatchEvent(new CustomEvent('loan-native', { detail, bubbles: true, composed: true, cancelable: true })))
    callNative({ action, payload: undefined }, bridge);
}

/** Whether that was told already: the page's first store asks, once. */
export function toldEarly(action: Plain): boolean {
  const told: unknown = Reflect.get(window, place);
  return told === action && Reflect.deleteProperty(window, place);
}

/** Puts up what the shell calls when its own back is pressed, before there is a store that could take it. */
export function holdBack({ bridge }: Config, press: () => boolean | undefined): void {
  const hook = bridge?.backHook ?? BACK_HOOK;
  const before = onPage(hook);
  if (isFree(before)) Reflect.set(window, hook, () => press() || before?.() === true);
}
