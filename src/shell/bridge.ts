import type { Config } from '../config/config.js';
import { warnOnce } from '../config/warn.js';
import { encoded } from '../lib/encoded.js';
import { inReach } from '../lib/reach.js';
import { own } from '../lib/record.js';
import type { Call } from './actions.js';

type Bridge = NonNullable<Config['bridge']>;

function property(holder: unknown, name: string): unknown {
  try {
    return (typeof holder === 'object' && holder !== null) || typeof holder === 'function' ? Reflect.get(holder, name) : undefined;
  } catch {
    return undefined;
  }
}

/** What was called, and what it answered: nothing, or a promise in newer shells. */
type Called = { readonly reply: unknown } | undefined;

function ios(name: string, payload: unknown): Called {
  const handler = property(property(property(window, 'webkit'), 'messageHandlers'), name);
  const post = property(handler, 'postMessage');
  return typeof post === 'function' ? { reply: Reflect.apply(post, handler, [payload ?? null]) } : undefined;
}

function android(objectName: string, name: string, payload: unknown): Called {
  const object = property(window, objectName);
  const method = property(object, name);
  const given = payload === undefined ? [] : [JSON.stringify(payload)];
  return typeof method === 'function' ? { reply: Reflect.apply(method, object, given) } : undefined;
}

const leaves = ({ action }: Call): boolean => /^(?:closeWebview|goHome|goMine|offlineToLogin)$/.test(action);

/** What a browser can do when there is no shell, or when it lacks the one method. */
function browser(call: Call, stranded: () => void): void {
  const open = (url: string) => window.location.assign(url);
  switch (call.action) {
    case 'callTelephone':
      return open(`tel:${inReach(call.payload.phone)}`);
    case 'sendSms':
      if (call.payload.email) return open(`mailto:${inReach(call.payload.email)}`);
      return open(`sms:${inReach(call.payload.phone ?? '')}${call.payload.text ? `?body=${encoded(call.payload.text)}` : ''}`);
    case 'openUrl':
      window.open(call.payload.url, '_blank', 'noopener,noreferrer');
      return;
    default:
      if (!leaves(call)) return;
      if (window.history.length > 1) window.history.back();
      else stranded();
  }
}

/**
 * Calls the shell, each method on its own: iOS, then Android. False where neither is there; a bridge that throws counts as missing. One
 * that rejects later is only warned of: it may have done it all the same, and nothing is done twice.
 */
export function callNative(call: Call, bridge: Bridge = {}, rejected: () => void = () => {}): boolean {
  const name = own<string | undefined>(bridge.names, call.action) ?? call.action;
  const warn = (what: string, thrown: unknown) =>
    console.warn(`[loan-elements] The shell's "${name}" ${what}.`, thrown instanceof Error ? thrown.name : '');
  for (const way of [() => ios(name, call.payload), () => android(bridge.object ?? 'LoanShell', name, call.payload)]) {
    try {
      const called = way();
      if (!called) continue;
      Promise.resolve(called.reply).catch((thrown: unknown) => {
        warn('was rejected', thrown);
        rejected();
      });
      return true;
    } catch (thrown) {
      warn('threw and was left aside', thrown);
    }
  }
  return false;
}

/**
 * Calls the shell; without one there is what a browser can do. `stranded` hears when the page was to be left and, as far as is known,
 * nobody leaves it.
 */
export function callShell(call: Call, bridge?: Bridge, stranded: () => void = () => {}): void {
  const rejected = () => {
    if (leaves(call)) stranded();
  };
  if (!callNative(call, bridge, rejected)) browser(call, stranded);
}

export type BackHandler = () => boolean;
const handlers: BackHandler[] = [];
const installed = new Set<string>();

/** The function that the shell calls when its own back is pressed, unless it is configured. */
export const BACK_HOOK = 'nativeBack';

/** What the page itself has by a name: an element with this id is none of it. */
export function onPage(name: string): unknown {
  const there = property(window, name);
  return there instanceof Element && !Object.prototype.hasOwnProperty.call(window, name) ? undefined : there;
}

/** Whether the page has nothing by that name, or a function, which is asked where no screen takes the back. */
export const isFree = (there: unknown): there is (() => unknown) | undefined => there === undefined || typeof there === 'function';

/** Puts that function up: any page with a screen has it. */
export function installBack(hook = BACK_HOOK): void {
  if (installed.has(hook)) return;
  installed.add(hook);
  const before = onPage(hook);
  if (!isFree(before)) {
    return warnOnce(
      `The configuration key "bridge.backHook" names "${hook}", which the page has already. Mend: a name that it does not have.`,
    );
  }
  Reflect.set(window, hook, (): boolean => {
    for (const each of [...handlers].reverse()) if (each()) return true;
    return before?.() === true;
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
