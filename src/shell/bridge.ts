import type { Config } from '../config/config.js';
import type { Action, Call } from './actions.js';

type Bridge = NonNullable<Config['bridge']>;

function property(holder: unknown, name: string): unknown {
  try {
    return (typeof holder === 'object' && holder !== null) || typeof holder === 'function' ? Reflect.get(holder, name) : undefined;
  } catch {
    return undefined;
  }
}

function ios(name: string, payload: unknown): boolean {
  const handler = property(property(property(window, 'webkit'), 'messageHandlers'), name);
  const post = property(handler, 'postMessage');
  if (typeof post !== 'function') return false;
  Reflect.apply(post, handler, [payload ?? null]);
  return true;
}

function android(objectName: string, name: string, payload: unknown): boolean {
  const object = property(window, objectName);
  const method = property(object, name);
  if (typeof method !== 'function') return false;
  Reflect.apply(method, object, payload === undefined ? [] : [JSON.stringify(payload)]);
  return true;
}

/** A number in a url: diallers know the plus sign as it is. */
const dialled = (phone: string): string => encodeURIComponent(phone).replace(/%2B/g, '+');

/** What a browser can do when there is no shell, or when it lacks the one method. */
function browser(call: Call): void {
  const open = (url: string) => window.location.assign(url);
  switch (call.action) {
    case 'callTelephone':
      return open(`tel:${dialled(call.payload.phone)}`);
    case 'sendSms':
      if (call.payload.email) return open(`mailto:${encodeURIComponent(call.payload.email)}`);
      return open(`sms:${dialled(call.payload.phone ?? '')}${call.payload.text ? `?body=${encodeURIComponent(call.payload.text)}` : ''}`);
    case 'openUrl':
      window.open(call.payload.url, '_blank', 'noopener,noreferrer');
      return;
    case 'closeWebview':
    case 'goHome':
    case 'goMine':
    case 'offlineToLogin':
      if (window.history.length > 1) window.history.back();
      return;
    default:
  }
}

/** Calls the shell, each method on its own: iOS, then Android. False where neither is there; a bridge that throws counts as missing. */
export function callNative(call: Call, bridge: Bridge = {}): boolean {
  const names = bridge.names ?? {};
  const name = Object.prototype.hasOwnProperty.call(names, call.action) ? (names[call.action] ?? call.action) : call.action;
  for (const way of [() => ios(name, call.payload), () => android(bridge.object ?? 'LoanShell', name, call.payload)]) {
    try {
      if (way()) return true;
    } catch (thrown) {
      console.warn(`[loan-elements] The shell's "${name}" threw and was left aside.`, thrown instanceof Error ? thrown.name : '');
    }
  }
  return false;
}

/** Calls the shell; without one there is what a browser can do. */
export function callShell(call: Call, bridge?: Bridge): void {
  if (!callNative(call, bridge)) browser(call);
}

export type BackHandler = () => boolean;
const handlers: BackHandler[] = [];
const installed = new Set<string>();

/** The function that the shell calls when its own back is pressed, unless it is configured. */
export const BACK_HOOK = 'nativeBack';

/** Puts that function up: any page with a screen has it. */
export function installBack(hook = BACK_HOOK): void {
  if (installed.has(hook)) return;
  installed.add(hook);
  const before = property(window, hook);
  Reflect.set(window, hook, (): boolean => {
    for (const each of [...handlers].reverse()) if (each()) return true;
    return typeof before === 'function' && Reflect.apply(before, window, []) === true;
  });
}

/** The element's screen asks to be told when the shell's own back is pressed; the topmost (last) one is asked first. */
export function onNativeBack(handler: BackHandler): () => void {
  handlers.push(handler);
  return () => {
    const at = handlers.indexOf(handler);
    if (at >= 0) handlers.splice(at, 1);
  };
}

export type { Action };
