import type { Config } from '../config/config.js';
import type { Action } from '../shell/actions.js';
import { BACK_HOOK, callNative, isTaken } from '../shell/bridge.js';

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

/** Puts up what the shell calls when its own back is pressed: pressed once it waits for the store, pressed again it leaves. */
export function holdBack({ bridge }: Config, press: () => boolean): void {
  const hook = bridge?.backHook ?? BACK_HOOK;
  const before: unknown = Reflect.get(window, hook);
  if (isTaken(before)) return;
  let pressed = false;
  Reflect.set(window, hook, (): boolean => {
    const first = !pressed;
    pressed = true;
    return (first && press()) || (typeof before === 'function' && Reflect.apply(before, window, []) === true);
  });
}
