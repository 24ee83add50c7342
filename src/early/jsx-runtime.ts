/**
 * What a view's JSX becomes when it is drawn before React is there: plain nodes, components already called. It knows what views
 * are allowed to use (function components without hooks), and nothing else of React.
 */
export interface EarlyNode {
  readonly type: string;
  readonly key: string | undefined;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly EarlyChild[];
}
export type EarlyChild = EarlyNode | string;

type Component = (props: Record<string, unknown>) => unknown;

export const Fragment: Component = (props) => props.children;

function isNode(value: unknown): value is EarlyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** Any JSX child as a flat list: texts and nodes. */
export function flat(child: unknown, list: EarlyChild[] = []): EarlyChild[] {
  if (Array.isArray(child)) for (const each of child) flat(each, list);
  else if (typeof child === 'string' || typeof child === 'number') list.push(String(child));
  else if (isNode(child)) list.push(child);
  return list;
}

export function jsx(type: string | Component, { children, ...props }: Record<string, unknown>, key?: string | number): unknown {
  if (typeof type !== 'string') {
    const drawn = type({ ...props, children });
    // A key of a component goes to what it drew, where it is one node.
    return key !== undefined && isNode(drawn) && drawn.key === undefined ? { ...drawn, key: String(key) } : drawn;
  }
  return { type, key: key === undefined ? undefined : String(key), props, children: flat(children) } satisfies EarlyNode;
}

export const jsxs = jsx;
