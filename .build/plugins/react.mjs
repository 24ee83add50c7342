import { readFileSync } from 'node:fs';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { parseAst } from 'rollup/parseAst';
import { inside } from '../paths.mjs';
import { shorten } from './react-cases.mjs';
import { drawnLacking, lessened } from './react-dom.mjs';

/** React's own files are written for `require`, so that no bundler can leave out what nobody imports. */
const FILES = /\/node_modules\/(react|react-dom)\/cjs\/(?:react|react-dom)\.production\.min\.js$/;
const SCHEDULER = /\/node_modules\/scheduler\/cjs\/scheduler\.production\.min\.js$/;

const HOOKS = ['useCallback', 'useLayoutEffect', 'useRef', 'useSyncExternalStore'];

/** What we, the wrapper, the stores' hook and the renderer itself use, of each file. */
const USED = {
  react: ['Component', 'Fragment', 'createElement', '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED', ...HOOKS],
  'react-dom': ['flushSync', 'createRoot', 'hydrateRoot'],
};

/**
 * The kinds of work (`tag`) that the exports above never make: portals (4), contexts (9, 10), `forwardRef` (11), profilers (12),
 * suspense with all that belongs to it (13, 18, 19, 21 to 25), `memo` (14, 15), `lazy` (16), strict mode (8).
 */
const NEVER = new Set([4, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 21, 22, 23, 24, 25]);

/** What the exports above never put into a tree, by the symbols' names. */
const STRANGE = /^react\.(?:portal|strict_mode|profiler|provider|context|forward_ref|suspense|suspense_list|memo|lazy|offscreen)$/;

/** What a component may have, and none of ours has (a build that has one fails). */
const LACKING =
  /^(?:contextTypes?|childContextTypes|getChildContext|isPureReactComponent|getDerivedStateFromProps|getSnapshotBeforeUpdate|shouldComponentUpdate|componentDid(?:Mount|Update)|componentWillUnmount|(?:UNSAFE_)?componentWill(?:Mount|Update|ReceiveProps))$/;

/** The wrapper is asked for a root in the shadow and for nothing else: no attributes, no events (elements/element-class.tsx has them). */
const WRAPPER = /\/node_modules\/@r2wc\/core\/dist\/core\.js$/;
const ASKED = 'shadow';

/** Leaves out of the wrapper what it does for each attribute and event. */
function unwrapped(code) {
  const text = new MagicString(code);
  walk(parseAst(code), {
    enter({ type, key, start, end }) {
      const method = type === 'MethodDefinition' && /^(?:observedAttributes|attributeChangedCallback)$/.test(key.name);
      if (type !== 'ForOfStatement' && !method) return undefined;
      text.remove(start, end);
      return this.skip();
    },
  });
  return { code: text.toString(), map: { mappings: '' } };
}

/** Where elements of a page are drawn, and their handlers; a page's own copy, some of it taken from its sketch, is the same view. */
const VIEW = /\.tsx(?:\?(?!early=).*)?$/;

/** Every root is made by `createRoot` or `hydrateRoot`, which is a mode of its own. */
const MODE = /\(\w+\.mode ?& ?1\)/g;

const isTag = (node) =>
  node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier' && node.property.name === 'tag';
const isNever = (node) => node?.type === 'Literal' && NEVER.has(node.value);

function exportOf({ type, expression }) {
  const left = type === 'ExpressionStatement' && expression.type === 'AssignmentExpression' ? expression.left : undefined;
  return left?.type === 'MemberExpression' && left.object.name === 'exports' ? left.property.name : undefined;
}

/** Whether a tag is (or is not) one that never comes. */
const compares = ({ type, operator, left, right }) =>
  type === 'BinaryExpression' &&
  (operator === '===' || operator === '!==') &&
  ((isTag(left) && isNever(right)) || (isTag(right) && isNever(left)));

const isStrange = ({ type, id, init }) =>
  type === 'VariableDeclarator' && id.type === 'Identifier' && init?.type === 'CallExpression' && STRANGE.test(init.arguments[0]?.value);

const isLacking = ({ type, computed, property }) => type === 'MemberExpression' && !computed && LACKING.test(property.name);

/** What carries out the hooks. */
const isDispatcher = ({ type, properties }) => type === 'ObjectExpression' && properties.some(({ key }) => key?.name === 'readContext');
const isUnusedHook = ({ key }) => key.name.startsWith('use') && !HOOKS.includes(key.name);

/** Leaves out of the renderer what never comes. */
function prune(text, program) {
  const symbols = new Set();
  const gone = new Set();
  const never = (test) => test?.type === 'Identifier' && symbols.has(test.name);
  walk(program, {
    enter(node) {
      if (gone.has(node)) return this.skip();
      if (isStrange(node)) symbols.add(node.id.name);
      if (node.type === 'SwitchStatement')
        for (const each of shorten(text, node, isTag(node.discriminant) ? isNever : never)) gone.add(each);
      // What is assigned is no question.
      if (node.type === 'AssignmentExpression' && isLacking(node.left)) gone.add(node.left);
      if (isDispatcher(node)) {
        for (const each of node.properties.filter(isUnusedHook)) {
          text.remove(each.start, each.end + 1);
          gone.add(each);
        }
      }
      const value = compares(node) ? (node.operator === '===' ? '!1' : '!0') : isLacking(node) ? 'void 0' : undefined;
      if (value === undefined) return undefined;
      text.overwrite(node.start, node.end, value);
      return this.skip();
    },
  });
}

/** Leaves out what of React nobody imports (hooks, old ways to render and so on), and what is then never so: half of it. */
export function reactUsed() {
  return {
    name: 'react-used',
    transform(code, id) {
      if (WRAPPER.test(id)) return unwrapped(code);
      if (SCHEDULER.test(id)) return { code: readFileSync(inside('.build/runtime/scheduler.mjs'), 'utf8'), map: { mappings: '' } };
      const file = FILES.exec(id)?.[1];
      if (!file) return null;
      const known = code.replace(MODE, '1');
      const text = new MagicString(known);
      const program = parseAst(known);
      const left = program.body.filter((statement) => {
        const name = exportOf(statement);
        const used = !name || USED[file].includes(name);
        if (!used) text.remove(statement.start, statement.end);
        return used;
      });
      if (file === 'react-dom') prune(text, { ...program, body: left });
      return { code: file === 'react-dom' ? lessened(text.toString()) : text.toString(), map: { mappings: '' } };
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { ast } = this.getModuleInfo(id);
        if (!ast || /\/node_modules\/(?:react|react-dom)\//.test(id)) continue;
        walk(ast, {
          enter(node) {
            const { type, key, source, specifiers = [], callee, arguments: given = [] } = node;
            if (callee?.name === 'r2wc' && given[1]?.properties?.some((option) => option.key?.name !== ASKED))
              throw new Error(`${id} asks more of the wrapper than a shadow root, which is left out of it here (.build/plugins/react.mjs)`);
            const used = type === 'ImportDeclaration' ? USED[source.value.replace('/client', '')] : undefined;
            const unknown =
              used && specifiers.find(({ imported }) => imported && imported.name !== 'default' && !used.includes(imported.name));
            const own = /^(?:Method|Property)Definition$/.test(type) && LACKING.test(key.name) ? key.name : undefined;
            const name = unknown?.imported.name ?? own ?? (type === 'Program' && VIEW.test(id) ? drawnLacking(node) : undefined);
            if (name !== undefined) throw new Error(`${id} has ${name}, which is left out of React here (.build/plugins/react.mjs)`);
          },
        });
      }
    },
  };
}
