/** Visits every node of an ESTree, parents first; `visit(node, parent)` may return false to leave a branch out. */
export function walk(node, visit, parent = null) {
  if (visit(node, parent) === false) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === 'string') walk(child, visit, node);
    }
  }
}
