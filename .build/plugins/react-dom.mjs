import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { parseAst } from 'rollup/parseAst';
import { shorten } from './react-cases.mjs';

/** The handlers that our views give to what is on a page, and the events they are called for: React listens for every one it knows. */
const HANDLERS = {
  onCancel: ['cancel'],
  onChange: ['change', 'click', 'input'],
  onClick: ['click'],
  onError: ['error'],
  onKeyDown: ['keydown'],
};
const LIVE = new Set(Object.values(HANDLERS).flat());

/** Of the attributes that React keeps tables of: those that our views have, and those that React itself asks for. */
const ATTRIBUTES = new Set(
  (
    'checked children className dangerouslySetInnerHTML defaultChecked defaultValue disabled download focusable hidden href htmlFor ' +
    'innerHTML multiple open readOnly rows selected src stroke-dasharray stroke-linecap stroke-linejoin stroke-width style ' +
    'suppressContentEditableWarning suppressHydrationWarning tabIndex value'
  ).split(' '),
);

/** Numbers in a style that are no pixels: those of src/early/attributes.ts. */
const UNITLESS = /^(?:opacity|zIndex|flex|flexGrow|flexShrink|order|lineHeight|fontWeight|grid(?:Row|Column)(?:Start|End)?|zoom)$/;

/**
 * What the renderer calls the parts of its own records, which nobody else sees: short names do (`minify.mjs`). None is of the DOM, of
 * an event, or spoken of as a word.
 */
export const INNER =
  'alternate baseQueue baseState blockedOn callbackNode callbackPriority childLanes containerInfo deletions domEventName elementType entangledLanes entanglements eventSystemFlags eventTime eventTimes expirationTimes expiredLanes finishedLanes finishedWork firstBaseUpdate firstContext flags focusedElem getSnapshot initialChecked interleaved isDehydrated lane lanes lastBaseUpdate lastEffect memoizedProps memoizedState mutableReadLanes mutableSourceEagerHydrationData pendingChildren pendingContext pendingLanes pendingProps pendingSuspenseBoundaries pingCache pingedLanes selectionRange sibling sortIndex stateNode subtreeFlags suspendedLanes targetContainers timeoutHandle transitions updateQueue wasMultiple _valueTracker _wrapperState'.split(
    ' ',
  );

/**
 * Functions of the pinned renderer, how each begins (without its spaces), and what is left of it: the stack that goes with an error, which nobody reads;
 * whether a name may be an attribute's, for ours stand in views; and what keeps events until a server's drawing has come to life,
 * which happens at once here.
 */
const BODIES = {
  Pa: ['{switch(a.tag){case5:returnMa(a.type)', 'return""'],
  oa: ['{if(ja.call(ma,a))return', 'return!0'],
  fd: ['{if(dd){vare=Yc(a,b,c,d);if(null===e)hd(a,b,d,id,c)', 'dd&&(Yc(a,b,c,d),hd(a,b,d,id,c))'],
  bd: ['{functionb(b2){returnad(b2,a);}if(0<Kc.length)', ''],
};
const HYDRATION = 'unstable_scheduleHydration';

/** Names of keys in engines below the floor, and keys by number: an engine that has neither says so itself. */
const OLD_KEYS = ['MozPrintableKey', '224'];

const tight = (code, { start, end }) => code.slice(start, end).replace(/\s+/g, '');
const nameOf = (key) => String(key?.name ?? key?.value);
const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string';
const isHandler = (node) => isText(node) && /^on[A-Z]/.test(node.value);

/** `click` for `onClick`: how the renderer names the events that it listens for by their own names. */
const simple = new Set(Object.keys(HANDLERS).map((name) => name[2].toLowerCase() + name.slice(3)));

/** The events of a switch are known by one that is no word elsewhere. */
const isOfEvents = ({ cases }) => cases.some(({ test }) => isText(test) && /^(?:keydown|focusin|compositionend)$/.test(test.value));
const isSilent = (test) => test !== null && !(isText(test) && LIVE.has(test.value));

/** `'a b c'.split(' ')` or `['a', 'b']`: its words, where they are all that it is. */
function wordsOf(node) {
  if (
    node.type === 'ArrayExpression' &&
    node.elements.length > 0 &&
    node.elements.every((each) => isText(each) || isText(each.elements?.[0]))
  )
    return node.elements.map((each) => (each.elements ?? [each]).map(({ value }) => value));
  const split = node.type === 'CallExpression' && node.callee.property?.name === 'split' && isText(node.callee.object);
  return split && node.callee.object.value.includes(' ') ? node.callee.object.value.split(' ').map((word) => [word]) : undefined;
}

const camel = (name) => name.replace(/[-:]([a-z])/g, (_, letter) => letter.toUpperCase());

/** What views may not have: every name that was left out of a table. */
const gone = new Set();

const isTable = ({ type, callee, start, end }, code) =>
  type === 'CallExpression' && callee.property?.name === 'forEach' && /\bnew v\(/.test(code.slice(start, end));

/** Leaves of a list of names those that are kept; gives how many they are. */
function thin(text, node, kept) {
  const words = wordsOf(node);
  const left = words.filter(([name]) => kept.has(name));
  for (const [name] of words) if (!kept.has(name)) gone.add(camel(name));
  text.overwrite(node.start, node.end, JSON.stringify(left.map((each) => (each.length > 1 ? each : each[0]))));
  return left.length;
}

/** All but the statement that reports what was typed or ticked: what stands around it reports a pointer's way, selections, compositions. */
const besidesChange = (code, { consequent }) => consequent.body.filter((statement) => !tight(code, statement).includes('"file"==='));

/** Leaves out of the pinned renderer events, attributes and replays that none of our views needs; what is not found as it was is an error. */
export function lessened(code) {
  const text = new MagicString(code);
  const done = new Set();
  const todo = new Set([...Object.keys(BODIES), ...OLD_KEYS, HYDRATION, 'change', 'unitless', 'simple', 'onChange']);
  walk(parseAst(code), {
    enter(node) {
      if (done.has(node)) return this.skip();
      if (node.type === 'FunctionDeclaration' && Object.hasOwn(BODIES, node.id.name)) {
        const [begins, left] = BODIES[node.id.name];
        if (!tight(code, node.body).startsWith(begins))
          throw new Error(`React's ${node.id.name} is another than it was (.build/plugins/react-dom.mjs)`);
        text.overwrite(node.body.start, node.body.end, `{${left}}`);
        todo.delete(node.id.name);
        return this.skip();
      }
      if (node.type === 'SwitchStatement' && isOfEvents(node)) for (const each of shorten(text, node, isSilent)) done.add(each);
      if (node.type === 'ExpressionStatement' && node.expression.type === 'CallExpression') {
        const { arguments: given, start, end } = node.expression;
        const handler = given.find(isHandler)?.value;
        if (handler === 'onChange' && isText(given[0])) {
          text.overwrite(start, end, `fa("onChange",${JSON.stringify(HANDLERS.onChange)})`);
          todo.delete(handler);
          return this.skip();
        }
        if (handler && !Object.hasOwn(HANDLERS, handler)) {
          gone.add(handler);
          text.remove(node.start, node.end);
          return this.skip();
        }
      }
      // The list of events by their own names is the one that has the oldest of them.
      if (node.type === 'CallExpression' && wordsOf(node)?.some(([name]) => name === 'auxClick')) {
        for (const [name] of wordsOf(node)) if (!simple.has(name)) gone.add(`on${name[0].toUpperCase()}${name.slice(1)}`);
        text.overwrite(node.start, node.end, JSON.stringify([...simple].filter((name) => name !== 'change')));
        todo.delete('simple');
        return this.skip();
      }
      if (isTable(node, code) && thin(text, node.callee.object, ATTRIBUTES) === 0) {
        text.overwrite(node.start, node.end, '0');
        return this.skip();
      }
      if (node.type === 'ObjectExpression' && node.properties.some(({ key }) => OLD_KEYS.includes(nameOf(key)))) {
        for (const { key } of node.properties) todo.delete(nameOf(key));
        text.overwrite(node.start, node.end, '{}');
        return this.skip();
      }
      if (node.type === 'ObjectExpression' && node.properties.some(({ key }) => nameOf(key) === 'animationIterationCount')) {
        const kept = node.properties.map(({ key }) => nameOf(key)).filter((name) => UNITLESS.test(name));
        text.overwrite(node.start, node.end, `{${kept.map((name) => `${name}:!0`).join()}}`);
        todo.delete('unitless');
        return this.skip();
      }
      if (node.type === 'AssignmentExpression' && node.left.property?.name === HYDRATION) {
        text.overwrite(node.start, node.end, '0');
        todo.delete(HYDRATION);
        return this.skip();
      }
      if (node.type === 'IfStatement' && tight(code, node.test) === '0===(b&7)') {
        for (const statement of besidesChange(code, node)) {
          text.remove(statement.start, statement.end);
          done.add(statement);
        }
        todo.delete('change');
      }
      return undefined;
    },
  });
  if (todo.size > 0) throw new Error(`React has no ${[...todo].join(', ')} as it had (.build/plugins/react-dom.mjs)`);
  return text.toString();
}

/** A prop of something on the page that React here knows nothing of; what cannot be told is `…`. */
export function propLacking({ type, callee, arguments: given }) {
  if (type !== 'CallExpression' || !/^_?jsxs?$/.test(callee.name) || !isText(given[0])) return undefined;
  let found;
  walk(given[1], {
    enter(node) {
      if (/Function/.test(node.type) || (node.type === 'CallExpression' && /^_?jsxs?$/.test(node.callee.name))) return this.skip();
      if (node.type !== 'Property' || node.computed) return undefined;
      const name = nameOf(node.key);
      if (gone.has(name)) found ??= name;
      return name === 'children' || name === 'style' ? this.skip() : undefined;
    },
  });
  return found;
}
