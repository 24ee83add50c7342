import { parseAst } from 'rollup/parseAst';
import { walk } from './walk.mjs';

/**
 * What Chrome 69 or WebKit of iOS 15 lacks: syntax by node, and names that have to be asked for before they are used.
 * The floor is package.json's `browserslist`.
 */
const SYNTAX = {
  ChainExpression: 'optional chaining',
  PropertyDefinition: 'a class field',
  PrivateIdentifier: 'a private name',
  StaticBlock: 'a static block',
  ImportAttribute: 'an import attribute',
};

const GLOBALS = ['globalThis', 'queueMicrotask', 'structuredClone', 'WeakRef', 'FinalizationRegistry', 'AggregateError', 'BigInt'];

/** Static functions and methods, by name: what the receiver is cannot be seen, so names that old engines have elsewhere are left out. */
const MEMBERS = [
  'fromEntries hasOwn groupBy allSettled withResolvers fromAsync randomUUID ListFormat RelativeTimeFormat DisplayNames Segmenter',
  'at replaceAll matchAll replaceChildren attachInternals findLast findLastIndex toSorted toReversed toSpliced requestSubmit showPicker',
  'getAnimations checkVisibility moveBefore showPopover hidePopover scheduler requestIdleCallback setHTMLUnsafe adoptedStyleSheets replaceSync',
]
  .join(' ')
  .split(' ');

const INSIDE = ['IfStatement', 'ConditionalExpression', 'LogicalExpression'];

const nameOf = (node) => node.name ?? (typeof node.value === 'string' ? node.value : undefined);

function mentions(node, name) {
  let found = false;
  walk(node, (inner) => {
    found ||= nameOf(inner) === name;
    return !found;
  });
  return found;
}

const asked = (ancestors, name) => ancestors.some((node) => INSIDE.includes(node.type) && mentions(node.test ?? node.left, name));

function syntaxOf(node) {
  if (node.type in SYNTAX) return SYNTAX[node.type];
  if (
    (node.type === 'LogicalExpression' && node.operator === '??') ||
    (node.type === 'AssignmentExpression' && /^(\?\?|\|\||&&)=$/.test(node.operator))
  )
    return node.operator;
  if (node.type === 'ExportAllDeclaration' && node.exported) return 'export * as';
  if (node.type !== 'Literal') return undefined;
  if (node.bigint) return 'a big integer';
  if (typeof node.value === 'number' && node.raw?.includes('_')) return 'a separated number';
  if (node.regex && (/\(\?<[=!]/.test(node.regex.pattern) || /[dv]/.test(node.regex.flags))) return `the expression ${node.raw}`;
  return undefined;
}

/** Where a script goes below the floor: what, and at which character. */
export function belowFloor(code) {
  const found = [];
  const ancestors = [];
  const visit = (node, key, parent) => {
    const syntax = syntaxOf(node);
    if (syntax) found.push(`${syntax} (at ${node.start})`);
    const property = parent?.type === 'MemberExpression' && key === 'property' && !parent.computed;
    const label = key === 'key' && (parent?.type === 'Property' || parent?.type === 'MethodDefinition') && !parent.computed;
    if (node.type === 'Identifier' && !label) {
      const called = property && ancestors.at(-2)?.type === 'CallExpression' && ancestors.at(-2)?.callee === parent;
      const wanted = property ? (called ? MEMBERS : []) : GLOBALS;
      const harmless = parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
      if (wanted.includes(node.name) && !harmless && !asked(ancestors, node.name)) found.push(`${node.name} (at ${node.start})`);
    }
    ancestors.push(node);
    for (const [inner, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (child && typeof child.type === 'string') visit(child, inner, node);
    }
    ancestors.pop();
  };
  visit(parseAst(code), '', undefined);
  return found;
}
