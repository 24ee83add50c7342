import { attributeOf } from './attributes.js';
import type { EarlyNode } from './jsx-runtime.js';
import { keepPlace } from './kept-place.js';
import { dress, lives, release, settle, type Live } from './live.js';
import { placed } from './placed.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The children we drew, by place; what somebody else put there is left alone. */
const drawn = new WeakMap<Node, ReadonlyMap<string, ChildNode>>();
/** True while what a sketch left is taken over. */
let claiming = false;

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
  if (live.node === child) return;
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
  const left = claiming && !before ? [...parent.childNodes] : [];
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
  settle();
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
