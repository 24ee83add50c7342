import { endOf, leave } from '../lib/lasting.js';
import { hold, set } from './attributes.js';
import { eventOf, isHandler } from './events.js';
import type { EarlyNode } from './jsx-runtime.js';

/** An element that we drew or took over: what it was drawn from, and what it holds on to. */
export interface Live {
  node: EarlyNode;
  /** By prop; each takes its listener away. */
  readonly listeners: Map<string, () => void>;
  /** Ends what the ref has begun, or leaves it to whoever draws the element next. */
  release: (left: boolean) => void;
}

export const lives = new WeakMap<Node, Live>();
/** Refs run when everything is in the page, innermost first, as React has it. */
let refs: (() => void)[] = [];

function isFunction(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === 'function';
}

function listen(element: Element, live: Live, name: string): void {
  if (live.listeners.has(name)) return;
  const { event, capture } = eventOf(name, live.node);
  const listener: EventListener = (happened) => {
    const handler = live.node.props[name];
    if (!isFunction(handler)) return;
    handler(happened);
    // A controlled field shows what the store made of the typing, also when that is what it had before.
    const { props } = live.node;
    if ('value' in props) hold(element, 'value', props.value);
    if ('checked' in props) hold(element, 'checked', props.checked);
  };
  element.addEventListener(event, listener, capture);
  live.listeners.set(name, () => element.removeEventListener(event, listener, capture));
}

function attach(element: Element, live: Live): void {
  const { ref } = live.node.props;
  if (!isFunction(ref)) return;
  refs.push(() => {
    ref(element);
    live.release = (left) => {
      if (left) leave(element);
      else endOf(element);
      ref(null);
    };
  });
}

export function release(live: Live, left = false): void {
  const go = live.release;
  live.release = () => {};
  go(left);
}

export function dress(element: Element, live: Live, before: Readonly<Record<string, unknown>>): void {
  const now = live.node.props;
  for (const name of Object.keys({ ...before, ...now })) {
    if (name === 'value' || name === 'checked') continue;
    if (before[name] === now[name]) continue;
    if (name === 'ref') {
      release(live);
      attach(element, live);
    } else if (isHandler(name)) listen(element, live, name);
    else set(element, name, now[name], before[name]);
  }
  // After the type, which decides what a value may be; and always, for the page's reader may have changed it.
  for (const name of ['value', 'checked'] as const) if (name in now || name in before) hold(element, name, now[name]);
}

/** Everything is in the page. */
export function settle(): void {
  const now = refs;
  refs = [];
  for (const run of now) run();
}
