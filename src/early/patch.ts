import { endOf, leave } from '../lib/lasting.js';
import { attributeOf, hold, set } from './attributes.js';
import { eventOf, isHandler } from './events.js';
import { isNode, type Component, type EarlyNode } from './jsx-runtime.js';
import { keepPlace } from './kept-place.js';

const SVG = 'http://www.w3.org/2000/svg';

interface Live {
  node: EarlyNode;
  /** By prop; each takes its listener away. */
  readonly listeners: Map<string, () => void>;
  /** Ends what the ref has begun, or leaves it to whoever draws the element next. */
  release: (left: boolean) => void;
}

/** One place among the children of a node: what is in the same place next time is the same thing. */
type Placed = readonly [place: string, child: EarlyNode | string];

const lives = new WeakMap<Node, Live>();
/** The children we drew, by place; what somebody else put there is left alone. */
const drawn = new WeakMap<Node, ReadonlyMap<string, ChildNode>>();
const ids = new WeakMap<Component, number>();
let lastId = 0;
/** True while what a sketch left is taken over. */
let claiming = false;
/** Refs run when everything is in the page, innermost first, as React has it. */
let refs: (() => void)[] = [];

function isFunction(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === 'function';
}

function idOf(component: Component): number {
  const id = ids.get(component) ?? (lastId += 1);
  ids.set(component, id);
  return id;
}

/** Any JSX child as texts and elements, each with its place: where it stands, its key, and which components drew it. */
function placed(child: unknown, place = '', list: Placed[] = []): Placed[] {
  if (Array.isArray(child))
    child.forEach((each: unknown, index) => placed(each, `${place}.${isNode(each) && each.key !== undefined ? '' : index}`, list));
  else if (isNode(child)) {
    const keyed = child.key === undefined ? place : `${place}$${child.key}`;
    if (typeof child.type === 'string') list.push([keyed, child]);
    else placed(child.child, `${keyed}:${idOf(child.type)}`, list);
  } else if ((typeof child === 'string' && child !== '') || typeof child === 'number' || typeof child === 'bigint')
    list.push([place, String(child)]);
  return list;
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

function release(live: Live, left = false): void {
  const go = live.release;
  live.release = () => {};
  go(left);
}

function dress(element: Element, live: Live, before: Readonly<Record<string, unknown>>): void {
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

function create(child: EarlyNode | string, svg: boolean): ChildNode {
  if (typeof child === 'string') return document.createTextNode(child);
  const tag = String(child.type);
  const inSvg = svg || tag === 'svg';
  const element = inSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  const live: Live = { node: { ...child, props: {} }, listeners: new Map(), release: () => {} };
  lives.set(element, live);
  live.node = child;
  patch(element, child.child, inSvg);
  dress(element, live, {});
  if (child.props.checked === true && 'defaultChecked' in element) Reflect.set(element, 'defaultChecked', true);
  return element;
}

/** Goes on from a node that a sketch left: it becomes what `child` says, and stays the same node. */
function claim(node: ChildNode, child: EarlyNode | string, svg: boolean): boolean {
  if (typeof child === 'string') {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    if (node.nodeValue !== child) node.nodeValue = child;
    return true;
  }
  if (!(node instanceof Element) || node.localName !== child.type || lives.has(node)) return false;
  // Another field than the one that stood here, whatever was typed into that.
  if (node.id !== (child.props.id ?? '')) return false;
  const live: Live = { node: child, listeners: new Map(), release: () => {} };
  lives.set(node, live);
  const inSvg = svg || child.type === 'svg';
  const said = new Set(Object.keys(child.props).map((name) => attributeOf(node, name)));
  // What was unfolded meanwhile stays so.
  for (const name of node.getAttributeNames()) if (!said.has(name) && name !== 'open') node.removeAttribute(name);
  patch(node, child.child, inSvg);
  dress(node, live, {});
  return true;
}

function same(node: Node, child: EarlyNode | string): boolean {
  return typeof child === 'string' ? node.nodeType === Node.TEXT_NODE : lives.get(node)?.node.type === child.type;
}

function update(node: Node, child: EarlyNode | string, svg: boolean): void {
  if (typeof child === 'string') {
    if (node.nodeValue !== child) node.nodeValue = child;
    return;
  }
  const live = lives.get(node);
  if (!live || !(node instanceof Element)) return;
  const before = live.node.props;
  live.node = child;
  patch(node, child.child, svg || child.type === 'svg');
  dress(node, live, before);
}

function detach(node: Node): void {
  const live = lives.get(node);
  if (live) release(live);
  for (const child of drawn.get(node)?.values() ?? []) detach(child);
}

function patch(parent: Node, child: unknown, svg: boolean): void {
  const before = drawn.get(parent);
  const now = new Map<string, ChildNode>();
  const list = placed(child);
  const left = claiming && !before ? Array.from(parent.childNodes) : [];
  for (const [place, next] of list) {
    const there = before?.get(place);
    const found = left.shift();
    if (there && same(there, next)) {
      update(there, next, svg);
      now.set(place, there);
    } else if (found && claim(found, next, svg)) now.set(place, found);
    else {
      found?.remove();
      now.set(place, create(next, svg));
    }
  }
  for (const node of left) node.remove();
  for (const [place, node] of before ?? []) {
    if (now.get(place) === node) continue;
    detach(node);
    parent.removeChild(node);
  }
  let behind: ChildNode | null = null;
  for (const node of [...now.values()].reverse()) {
    if (node.parentNode !== parent || (behind && node.nextSibling !== behind)) parent.insertBefore(node, behind);
    behind = node;
  }
  drawn.set(parent, now);
}

/** Makes what we drew in `root` what `child` says, keeping what is in its place; at first what a sketch drew, where `sketched` says so. */
export function draw(root: Node, child: unknown, sketched = false): void {
  claiming = sketched;
  const place = sketched && root instanceof ShadowRoot ? keepPlace(root) : undefined;
  try {
    patch(root, child, false);
  } finally {
    claiming = false;
  }
  place?.();
  const now = refs;
  refs = [];
  for (const run of now) run();
}

/** Lets go of everything that is drawn in a root and leaves it standing, for somebody else to go on from. */
export function handOver(root: Node): readonly ChildNode[] {
  const left = [...(drawn.get(root)?.values() ?? [])];
  const letGo = (node: Node) => {
    for (const child of drawn.get(node)?.values() ?? []) letGo(child);
    drawn.delete(node);
    const live = lives.get(node);
    if (!live) return;
    release(live, true);
    for (const deafen of live.listeners.values()) deafen();
    lives.delete(node);
  };
  letGo(root);
  return left;
}
