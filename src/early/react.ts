import { createElement, Fragment, type FunctionComponent, type ReactNode } from 'react';
import { isNode, type Component, type EarlyNode } from './jsx-runtime.js';

type Drawn = FunctionComponent<{ readonly inner: unknown }>;

const drawnBy = new WeakMap<Component, Drawn>();

const partsOf = (inner: unknown): readonly ReactNode[] => (Array.isArray(inner) ? inner : [inner]).map((each) => asReact(each));

/** What another component drew is another thing to React too, although the views have been called already. */
function componentOf(type: Component): Drawn {
  const known = drawnBy.get(type);
  if (known) return known;
  const made: Drawn = ({ inner }) => createElement(Fragment, null, ...partsOf(inner));
  drawnBy.set(type, made);
  return made;
}

/** Children handed on by a component stand in a list of their own: without keys they keep to their places, as they would there. */
const placed = (each: unknown, at: number): unknown => (isNode(each) && each.key === undefined ? { ...each, key: `:${at}` } : each);

/** React leaves alone what it is given twice. */
const elements = new WeakMap<EarlyNode, ReactNode>();

function elementOf(node: EarlyNode): ReactNode {
  const known = elements.get(node);
  if (known) return known;
  const { type, key, props, child } = node;
  const keyed = key === undefined ? {} : { key };
  const made =
    typeof type === 'string'
      ? createElement(type, { ...props, ...keyed }, ...partsOf(child))
      : createElement(componentOf(type), { inner: child, ...keyed });
  elements.set(node, made);
  return made;
}

/** The nodes of the small runtime as React's elements: a page has its views once, whoever draws them. */
export function asReact(child: unknown): ReactNode {
  if (Array.isArray(child)) return child.map((each, at) => asReact(placed(each, at)));
  return isNode(child) ? elementOf(child) : (child as ReactNode);
}
