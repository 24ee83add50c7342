import { set } from './attributes.js';
import { eventOf, isHandler } from './events.js';
import { isNode } from './jsx-runtime.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Told of every handler of what is built. */
export type Listen = (element: Element, event: string, capture: boolean, handler: (happened: Event) => void) => void;

/** Draws any JSX child into a node, once: what is drawn by `patch.ts` later finds the same nodes in the same order. */
export function build(parent: Node, child: unknown, listen: Listen, svg = false): void {
  if (Array.isArray(child)) child.forEach((each: unknown) => build(parent, each, listen, svg));
  else if (isNode(child)) {
    if (typeof child.type !== 'string') return build(parent, child.child, listen, svg);
    const inSvg = svg || child.type === 'svg';
    const element = inSvg ? document.createElementNS(SVG, child.type) : document.createElement(child.type);
    build(element, child.child, listen, inSvg);
    for (const [name, value] of Object.entries(child.props)) {
      if (isHandler(name)) {
        const { event, capture } = eventOf(name, child);
        if (typeof value === 'function') listen(element, event, capture, value as (happened: Event) => void);
      } else if (name !== 'ref') set(element, name, value, undefined);
    }
    parent.appendChild(element);
  } else if ((typeof child === 'string' && child !== '') || typeof child === 'number')
    parent.appendChild(document.createTextNode(String(child)));
}
