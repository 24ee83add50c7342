import type { EarlyChild, EarlyNode } from './jsx-runtime.js';

const SVG = 'http://www.w3.org/2000/svg';
const names: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  readOnly: 'readonly',
  maxLength: 'maxlength',
  inputMode: 'inputmode',
  autoComplete: 'autocomplete',
  referrerPolicy: 'referrerpolicy',
  srcDoc: 'srcdoc',
};
/** Attributes of svg that keep their capitals. */
const kept = /^(?:viewBox|preserveAspectRatio|gradient(?:Units|Transform)|clipPathUnits|pathLength)$/;

interface Live {
  node: EarlyNode;
  listeners: Map<string, EventListener>;
  cleanup: (() => void) | undefined;
}
const lives = new WeakMap<Node, Live>();

function eventOf(name: string, type: string, props: Readonly<Record<string, unknown>>): string {
  const event = name.slice(2).toLowerCase();
  const typed = type === 'textarea' || (type === 'input' && props.type !== 'checkbox' && props.type !== 'radio' && props.type !== 'file');
  return event === 'change' && typed ? 'input' : event === 'doubleclick' ? 'dblclick' : event;
}

function isFunction(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === 'function';
}

function listen(element: Element, live: Live, event: string, handler: unknown): void {
  const before = live.listeners.get(event);
  if (before) element.removeEventListener(event, before);
  live.listeners.delete(event);
  if (!isFunction(handler)) return;
  const listener: EventListener = (happened) => {
    handler(happened);
    // A controlled field shows what the store made of the typing, also when that is what it had before.
    for (const name of ['value', 'checked']) if (name in live.node.props) set(element, name, live.node.props[name]);
  };
  live.listeners.set(event, listener);
  element.addEventListener(event, listener);
}

function style(element: Element, value: unknown): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || typeof value !== 'object' || value === null) return;
  for (const [name, raw] of Object.entries(value)) {
    const text = typeof raw === 'number' && !/opacity|zIndex|flex|order|lineHeight|fontWeight/.test(name) ? `${raw}px` : String(raw ?? '');
    element.style.setProperty(name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), text);
  }
}

function set(element: Element, name: string, value: unknown): void {
  if (name === 'style') style(element, value);
  else if ((name === 'value' || name === 'checked') && name in element) {
    if (Reflect.get(element, name) !== value) Reflect.set(element, name, value ?? '');
  } else {
    const svg = element.namespaceURI === SVG;
    const attribute =
      names[name] ??
      (svg && !kept.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : svg ? name : name.toLowerCase());
    const spoken = name.startsWith('aria-') || name.startsWith('data-') || name === 'focusable';
    if (value === undefined || value === null || (value === false && !spoken)) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value === true && !spoken ? '' : String(value));
  }
}

function props(element: Element, live: Live, next: EarlyNode, before: Readonly<Record<string, unknown>>): void {
  const now = next.props;
  for (const name of Object.keys({ ...before, ...now })) {
    if (name === 'ref' || before[name] === now[name]) {
      if (name === 'value' || name === 'checked') set(element, name, now[name]);
      continue;
    }
    if (/^on[A-Z]/.test(name)) listen(element, live, eventOf(name, next.type, now), now[name]);
    else set(element, name, now[name]);
  }
}

function create(child: EarlyChild, svg: boolean): Node {
  if (typeof child === 'string') return document.createTextNode(child);
  const inSvg = svg || child.type === 'svg';
  const element = inSvg ? document.createElementNS(SVG, child.type) : document.createElement(child.type);
  const live: Live = { node: child, listeners: new Map(), cleanup: undefined };
  lives.set(element, live);
  for (const part of child.children) element.append(create(part, inSvg));
  props(element, live, child, {});
  return element;
}

/** Refs run when the element is in the page, innermost first, as React has it. */
function attached(node: Node): void {
  for (const child of Array.from(node.childNodes)) attached(child);
  const live = lives.get(node);
  const ref = live?.node.props.ref;
  if (!live || !isFunction(ref)) return;
  const cleanup = ref(node);
  live.cleanup = isFunction(cleanup) ? () => void cleanup() : () => void ref(null);
}

function detached(node: Node): void {
  lives.get(node)?.cleanup?.();
  for (const child of Array.from(node.childNodes)) detached(child);
}

function same(node: Node, child: EarlyChild): boolean {
  if (typeof child === 'string') return node.nodeType === Node.TEXT_NODE;
  const live = lives.get(node);
  return live !== undefined && live.node.type === child.type && live.node.key === child.key;
}

/** A stylesheet of `src/ui/sheets.ts`, where sheets cannot be shared: no part of the drawing. */
const isSheet = (node: Node): boolean => node instanceof Element && node.hasAttribute('data-loan');

/** Makes the children of `parent` what `next` says, keeping what is the same kind in the same place. */
export function patch(parent: Node, next: readonly EarlyChild[], svg = false): void {
  const present = Array.from(parent.childNodes).filter((node) => !isSheet(node));
  next.forEach((child, index) => {
    const node = present[index];
    if (node && same(node, child)) {
      if (typeof child === 'string') {
        if (node.nodeValue !== child) node.nodeValue = child;
        return;
      }
      const live = lives.get(node);
      if (!live || !(node instanceof Element)) return;
      const before = live.node.props;
      live.node = child;
      patch(node, child.children, svg || child.type === 'svg');
      props(node, live, child, before);
      return;
    }
    const made = create(child, svg);
    if (node) {
      detached(node);
      parent.replaceChild(made, node);
    } else parent.appendChild(made);
    attached(made);
  });
  for (const node of present.slice(next.length)) {
    detached(node);
    parent.removeChild(node);
  }
}

/** Takes everything out again. */
export function clear(parent: Node): void {
  patch(parent, []);
}
