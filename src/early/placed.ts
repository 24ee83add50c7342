import { isNode, type Component, type EarlyNode } from './jsx-runtime.js';

/** One place among the children of a node: what is in the same place next time is the same thing. */
type Placed = readonly [place: string, child: EarlyNode | string];

const ids = new WeakMap<Component, number>();
let lastId = 0;

function idOf(component: Component): number {
  const id = ids.get(component) ?? (lastId += 1);
  ids.set(component, id);
  return id;
}

/** Any JSX child as texts and elements, each with its place: where it stands, its key, and which components drew it. */
export function placed(child: unknown, place = '', list: Placed[] = []): Placed[] {
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
