/**
 * What a view's JSX becomes on a host page: plain nodes, components already called. It knows what views are allowed to use (function
 * components without hooks), and nothing else of React.
 */
export type Component = (props: Record<string, unknown>) => unknown;

export interface EarlyNode {
  /** A tag; or the component (or fragment) that drew `child`, which is no node of the page. */
  readonly type: string | Component;
  readonly key: string | undefined;
  readonly props: Readonly<Record<string, unknown>>;
  readonly child: unknown;
}

export const Fragment: Component = (props) => props.children;

export function isNode(value: unknown): value is EarlyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'child' in value;
}

export function jsx(type: string | Component, { children, ...props }: Record<string, unknown>, key?: string | number): EarlyNode {
  const named = key === undefined ? undefined : String(key);
  return typeof type === 'string'
    ? { type, key: named, props, child: children }
    : { type, key: named, props: {}, child: type({ ...props, children }) };
}

export const jsxs = jsx;
