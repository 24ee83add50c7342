import { parseAst } from 'rollup/parseAst';
import MagicString from 'magic-string';

/** React's own files are written for `require`, so that no bundler can leave out what nobody imports. */
const FILES = /\/node_modules\/(?:react|react-dom)\/cjs\/react(?:-dom)?\.production\.min\.js$/;

/** What we, the wrapper, the stores' hook and the renderer itself use. */
const USED = new Set(
  'Component Fragment createElement useCallback useLayoutEffect useRef useSyncExternalStore flushSync createRoot hydrateRoot version __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED'.split(
    ' ',
  ),
);

function exportOf({ type, expression }) {
  const left = type === 'ExpressionStatement' && expression.type === 'AssignmentExpression' ? expression.left : undefined;
  return left?.type === 'MemberExpression' && left.object.name === 'exports' ? left.property.name : undefined;
}

/** Leaves out the exports of React that nobody imports (hooks, resource hints and so on): 1.5 kB (brotli). */
export function reactUsed() {
  return {
    name: 'react-used',
    transform(code, id) {
      if (!FILES.test(id)) return null;
      const text = new MagicString(code);
      for (const statement of parseAst(code).body) {
        const name = exportOf(statement);
        if (name && !USED.has(name)) text.remove(statement.start, statement.end);
      }
      return { code: text.toString(), map: { mappings: '' } };
    },
  };
}
