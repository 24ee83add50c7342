import { walk } from 'estree-walker';

const ENDS = new Set(['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement']);

/** The names that statements declare for the whole function. */
function declared(statements) {
  const names = [];
  for (const statement of statements) {
    walk(statement, {
      enter(node) {
        if (/Function/.test(node.type)) this.skip();
        if (node.type === 'VariableDeclarator') names.push(node.id.name);
      },
    });
  }
  return names;
}

/**
 * Cases that share one body, in order: of those that never come, the labels go; where all go, and nothing falls into them, the body too.
 * Gives the cases that went as a whole.
 */
export function shorten(text, { cases }, never) {
  const gone = [];
  let open = [];
  let falls = false;
  for (const each of cases) {
    open.push(each);
    if (each.consequent.length === 0) continue;
    if (!falls && open.every(({ test }) => never(test))) {
      const names = declared(each.consequent);
      text.overwrite(open[0].start, each.end, names.length > 0 ? `case -1:var ${names.join()};` : '');
      gone.push(...open);
    } else {
      for (const label of open.slice(0, -1)) if (never(label.test)) text.remove(label.start, label.end);
      falls = !ENDS.has(each.consequent[each.consequent.length - 1].type);
    }
    open = [];
  }
  return gone;
}
