import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { parseAst } from 'rollup/parseAst';
import { shorten } from './react-cases.mjs';

/**
 * What of the pinned renderer none of our views needs, and what is never so where they are drawn. A view that would need it fails the
 * build, and so does a React in which something is not found as it was here.
 */

/** The handlers that our views give to what is on a page, and the events they are called for: React listens for every one it knows. */
const HANDLERS = {
  onCancel: ['cancel'],
  onChange: ['change', 'click', 'input'],
  onClick: ['click'],
  onError: ['error'],
  onKeyDown: ['keydown'],
};
const LIVE = new Set([...Object.keys(HANDLERS), ...Object.values(HANDLERS).flat()]);

/** Of the attributes that React keeps tables of: those that our views have, and those that React itself asks for. */
const ATTRIBUTES = new Set(
  (
    'action checked children className defaultChecked defaultValue disabled download focusable hidden href htmlFor open readOnly rows src ' +
    'stroke-dasharray stroke-linecap stroke-linejoin stroke-width style tabIndex value'
  ).split(' '),
);

/** Words that React asks for, which no view of ours has: elements, props, events. */
const TAGS = new Set('audio embed foreignObject image link math noscript object option script select source video'.split(' '));
const PROPS = new Set(
  'autoFocus dangerouslySetInnerHTML defaultProps hydratedSources suppressContentEditableWarning suppressHydrationWarning unstable_strictMode'.split(
    ' ',
  ),
);
const EVENTS = 'focusin focusout keypress keyup mousemove scroll selectionchange touchmove touchstart wheel';
/** As a word `object` is a type too. */
const WORDS = new Set([...TAGS, ...PROPS, ...EVENTS.split(' '), 'onScroll'].filter((word) => word !== 'object'));

/** What handlers ask of an event, beside what every event has. */
const FIELDS = new Set(['key', 'keyCode', 'repeat', 'ctrlKey', 'shiftKey', 'altKey', 'metaKey', 'view', 'detail']);

/** Numbers in a style that are no pixels: those of src/early/attributes.ts. */
const UNITLESS = /^(?:opacity|zIndex|flex|flexGrow|flexShrink|order|lineHeight|fontWeight|grid(?:Row|Column)(?:Start|End)?|zoom)$/;

/**
 * What the renderer calls the parts of its own records, which nobody else sees: short names do (`minify.mjs`). None is of the DOM, of
 * an event, or spoken of as a word.
 */
export const INNER =
  'alternate baseQueue baseState blockedOn callbackNode callbackPriority childLanes containerInfo deletions domEventName elementType entangledLanes entanglements eventSystemFlags eventTime eventTimes expirationTimes expiredLanes finishedLanes finishedWork firstBaseUpdate firstContext flags focusedElem getSnapshot initialChecked interleaved isDehydrated lane lanes lastBaseUpdate lastEffect memoizedProps memoizedState mutableReadLanes mutableSourceEagerHydrationData pendingChildren pendingContext pendingLanes pendingProps pendingSuspenseBoundaries pingCache pingedLanes selectionRange sibling stateNode subtreeFlags suspendedLanes targetContainers timeoutHandle transitions updateQueue _valueTracker _wrapperState'.split(
    ' ',
  );

/** Such a name in code that is not React's. */
export function innerIn(code) {
  let found;
  walk(parseAst(code ?? ''), {
    enter(node) {
      const key = node.type === 'MemberExpression' ? node.property : node.type === 'Property' ? node.key : undefined;
      if (key && !node.computed && INNER.includes(nameOf(key))) found = nameOf(key);
    },
  });
  return found;
}

/**
 * Functions by name, how each begins (without its spaces), and what is left of it. Nobody reads the stack that goes with an error, and its
 * number says what it is; what views draw is held to what can be drawn by their types; names of attributes stand in views, and none is
 * of an element of somebody else's; children are arrays; a `ref` is a function; a server's drawing comes to life at once, so that no event
 * has to wait for it, and nothing in it stands for what is still to come; there are no contexts, and no ids that tell where something
 * stands; and all that is drawn is drawn at once: roots are made by `flushSync`, and what stores tell is of that kind anyhow.
 */
const BODIES = {
  p: ['{for(varb="https://reactjs.org', 'return"React error "+a'],
  ub: ['{if(b){if(tb[a]&&', ''],
  vb: ['{if(-1===a.indexOf("-"))return', 'return!1'],
  Pa: ['{switch(a.tag){case5:returnMa(a.type)', ''],
  Ji: ['{try{varc="",d=b;doc+=Pa(d)', 'return{value:a,source:b,stack:"",digest:null}'],
  oa: ['{if(ja.call(ma,a))return', 'return!0'],
  Ka: ['{if(null===a||"object"!==typeofa)returnnull;a=Ja&&a[Ja]', 'return null'],
  Lg: ['{a=c.ref;if(null!==a&&"function"!==typeofa', 'return c.ref'],
  fd: ['{if(dd){vare=Yc(a,b,c,d);if(null===e)hd(a,b,d,id,c)', 'dd&&(Yc(a,b,c,d),hd(a,b,d,id,c))'],
  jd: ['{switch(a){case"cancel"', 'return 16'],
  uc: ['{varc=a.pendingLanes;if(0===c)return0', 'return a.pendingLanes&~a.suspendedLanes'],
  wc: ['{for(varc=a.suspendedLanes,d=a.pingedLanes', ''],
  yi: ['{if(0===1)return1;if(0!==(K&2)', 'return 1'],
  Gk: ['{Ak=-1;Bk=0;if(0!==(K&6))throwError(p(327))', 'return null'],
  ag: ['{if(H.current!==Vf)throw', ''],
  dg: ['{vard=a.stateNode;if(!d)throw', ''],
  Yf: ['{varc=', 'return Vf'],
  ch: ['{Xg=a;Zg=Yg=null', ''],
  $g: ['{Zg=Yg=Xg=null', ''],
  eh: ['{varb=a._currentValue', 'return a'],
  Eh: ['{for(vara=0;a<Dh.length', ''],
  tg: ['{kg[lg++]=ng', ''],
  ug: ['{og[pg++]=rg', ''],
  vg: ['{null!==a.return', ''],
  wg: ['{for(;a===mg;', ''],
  Lf: ['{for(;null!=a;a=a.nextSibling)', 'for(;null!=a;a=a.nextSibling)if(1===a.nodeType||3===a.nodeType)break;return a'],
  Mf: ['{a=a.previousSibling', 'return null'],
  bd: ['{functionb(b2){returnad(b2,a);}if(0<Kc.length)', ''],
};

/** What every engine from the floor on has, which React asks for. */
const FLOOR = new Set(['setTimeout', 'clearTimeout', 'Promise', 'WeakMap', 'Object.is', 'Math.clz32']);

/** Calls that do nothing but give something back. */
const PURE = new Set(['A', 'rd', 'Ze', 'Ve']);

const tight = (code, { start, end }) => code.slice(start, end).replace(/\s+/g, '');
const nameOf = (key) => String(key?.name ?? key?.value);
const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string';
const has = ({ type, properties }, name) => type === 'ObjectExpression' && properties.some(({ key }) => nameOf(key) === name);

/** `click` for `onClick`: how the renderer names the events that it listens for by their own names. */
const simple = Object.keys(HANDLERS)
  .filter((name) => name !== 'onChange')
  .map((name) => name[2].toLowerCase() + name.slice(3));

/** What a switch is about is known by one of its cases. */
const isAbout =
  (pattern) =>
  ({ type, cases }) =>
    type === 'SwitchStatement' && cases.some(({ test }) => isText(test) && pattern.test(test.value));
const isOfEvents = isAbout(/^(?:keydown|focusin|compositionend|onClick)$/);
const isOfTags = isAbout(/^(?:textarea|svg|input)$/);
const isSilent = (test) => test !== null && !(isText(test) && LIVE.has(test.value));
const isAway = (test) => isText(test) && TAGS.has(test.value);

/** `'a b c'.split(' ')` or `['a', 'b']`: its words, where they are all that it is. */
function wordsOf(node) {
  const { type, elements, callee } = node;
  if (type === 'ArrayExpression' && elements.length > 0 && elements.every((each) => isText(each) || isText(each.elements?.[0])))
    return elements.map((each) => (each.elements ?? [each]).map(({ value }) => value));
  const split = type === 'CallExpression' && callee.property?.name === 'split' && isText(callee.object);
  return split && callee.object.value.includes(' ') ? callee.object.value.split(' ').map((word) => [word]) : undefined;
}

const camel = (name) => name.replace(/[-:]([a-z])/g, (_, letter) => letter.toUpperCase());

/** What views may not have: every name that was left out of a table. */
const gone = new Set(PROPS);
const goneFields = new Set();

/** Of a list of names those that are kept. */
function thinned(words, kept) {
  for (const [name] of words) if (!kept.has(name)) gone.add(camel(name));
  return words.filter(([name]) => kept.has(name)).map((each) => (each.length > 1 ? each : each[0]));
}

/** Of an object the properties whose names are kept, as they are. */
function picked(code, { properties }, keep, left = new Set()) {
  for (const { key } of properties) if (key && !keep(nameOf(key))) left.add(nameOf(key));
  return `{${properties
    .filter(({ key }) => !key || keep(nameOf(key)))
    .map(({ start, end }) => code.slice(start, end))
    .join()}}`;
}

/** By name of the reason what is put in the place of a node, or which nodes in it go; `undefined` where the node is none of these. */
const RULES = {
  /** Which events: `fa('onX', […])`, `ff('x', 'onX')`, and the list of those by their own names. */
  handlers({ type, expression }) {
    if (type !== 'ExpressionStatement' || expression.type !== 'CallExpression') return undefined;
    const handler = expression.arguments.find((each) => isText(each) && /^on[A-Z]/.test(each.value))?.value;
    if (handler === 'onChange' && isText(expression.arguments[0])) return `fa("onChange",${JSON.stringify(HANDLERS.onChange)});`;
    if (handler === undefined || LIVE.has(handler)) return undefined;
    gone.add(handler);
    return '';
  },
  simple(node) {
    const words = wordsOf(node);
    if (!words?.some(([name]) => name === 'auxClick')) return undefined;
    for (const [name] of words) if (!simple.includes(name)) gone.add(`on${name[0].toUpperCase()}${name.slice(1)}`);
    return JSON.stringify(simple);
  },
  /** Only what was typed or ticked is reported beside these, and no pointer's way, selection or composition. */
  change: (node, code) =>
    node.type === 'IfStatement' && tight(code, node.test) === '0===(b&7)'
      ? node.consequent.body.filter((statement) => !tight(code, statement).includes('"file"==='))
      : undefined,
  attributes({ type, callee, arguments: given }, code) {
    if (type !== 'CallExpression' || callee.property?.name !== 'forEach' || !/\bnew v\(/.test(code.slice(given[0].start, given[0].end)))
      return undefined;
    const left = thinned(wordsOf(callee.object), ATTRIBUTES);
    return left.length > 0 ? `${JSON.stringify(left)}.forEach(${code.slice(given[0].start, given[0].end)})` : '0';
  },
  xlinkHref: ({ type, left }) => (type === 'AssignmentExpression' && left.property?.name === 'xlinkHref' ? '0' : undefined),
  unitless: (node, code) => (has(node, 'animationIterationCount') ? picked(code, node, (name) => UNITLESS.test(name)) : undefined),
  /** Names of keys in engines below the floor, and keys by number: an engine that has neither says so itself. */
  oldKeys: (node) => (has(node, 'MozPrintableKey') || has(node, '224') ? '{}' : undefined),
  fields: (node, code) => (has(node, 'getModifierState') ? picked(code, node, (name) => FIELDS.has(name), goneFields) : undefined),
  hooks: (node, code) => (has(node, 'readContext') ? picked(code, node, (name) => name.startsWith('use')) : undefined),
  /** The one boundary of ours only learns of its error. */
  updates: (node, code) => (has(node, 'enqueueReplaceState') ? picked(code, node, (name) => name === 'enqueueSetState') : undefined),
  hydration: ({ type, left }) =>
    type === 'AssignmentExpression' && left.property?.name === 'unstable_scheduleHydration' ? '0' : undefined,
  /** Old engines and vendors' names, and a document that listens for selections. */
  engines: ({ type, ...node }, code) =>
    /^(?:If|Expression)Statement$/.test(type) &&
    /^(?:if\(ia\)try\{varMb=|if\(ia\)\{varxe;|ia&&\(Ye=|null===b\|\|b\[rf\])/.test(tight(code, node).slice(0, 20))
      ? ''
      : undefined,
  /** What the floor has. */
  fallbacks({ type, test, consequent }, code) {
    if (type !== 'ConditionalExpression') return undefined;
    const there = tight(code, consequent);
    const asked = tight(code, test);
    return FLOOR.has(there) && (asked === there || asked === `"function"===typeof${there}`) ? there : undefined;
  },
  input: ({ type, test }) => (type === 'IfStatement' && test.name === 'we' ? 'na=Fe;' : undefined),
  inputElse: ({ type, left, operator }) => (type === 'LogicalExpression' && operator === '&&' && left.name === 'xa' ? '0' : undefined),
  /** Nothing of ours can be written into but fields. */
  selection: ({ type, test, consequent }, code) =>
    type === 'IfStatement' && test.operator === 'in' && test.left.value === 'selectionStart'
      ? `if(${code.slice(test.start, test.end)})${code.slice(consequent.start, consequent.end)}`
      : undefined,
  words({ type, operator, left, right }) {
    if (type !== 'BinaryExpression' || !/^[!=]==$/.test(operator)) return undefined;
    return [left, right].some((side) => isText(side) && WORDS.has(side.value)) ? (operator === '===' ? '!1' : '!0') : undefined;
  },
  /** The old contexts: whether one has changed, and which there are. */
  contexts({ type, callee, arguments: given, computed, object, property }) {
    if (type === 'CallExpression' && /^[EG]$/.test(callee.name) && /^(?:H|Wf)$/.test(given[0].name)) return '0';
    if (type !== 'MemberExpression' || computed || property.name !== 'current') return undefined;
    return object.name === 'Wf' ? '!1' : object.name === 'H' ? 'Vf' : undefined;
  },
  /** Nothing waits by throwing a promise. */
  promises: ({ type, right }) =>
    type === 'BinaryExpression' && right.operator === 'typeof' && right.argument.property?.name === 'then' ? '!1' : undefined,
  props: ({ type, computed, property }) => (type === 'MemberExpression' && !computed && PROPS.has(property.name) ? '(void 0)' : undefined),
};

/** A function that is given what it is called with first. */
const GIVEN = 'withGiven';

/** The renderer without `bind`: an old library's own (MooTools with its compatibility) gives nothing along. */
function unbound(code) {
  const text = new MagicString(code);
  walk(parseAst(code), {
    enter({ type, start, callee, arguments: given }) {
      if (type !== 'CallExpression' || callee.property?.name !== 'bind' || given[0]?.raw !== 'null') return;
      text.appendLeft(start, `${GIVEN}(`);
      text.overwrite(callee.object.end, given[0].end, '');
    },
  });
  if (!text.hasChanged()) return code;
  return text.append(`\nfunction ${GIVEN}(f,...given){return(...more)=>f(...given,...more)}`).toString();
}

/** The renderer without what is never needed. */
export function lessened(whole) {
  const code = unbound(whole);
  const text = new MagicString(code);
  const away = new Set();
  const todo = new Set([...Object.keys(BODIES), ...Object.keys(RULES), ...(code === whole ? ['bind'] : [])]);
  walk(parseAst(code), {
    enter(node, parent) {
      if (away.has(node)) return this.skip();
      const [begins, body] = (node.type === 'FunctionDeclaration' && Object.hasOwn(BODIES, node.id.name) && BODIES[node.id.name]) || [];
      if (begins !== undefined) {
        if (tight(code, node.body).startsWith(begins)) todo.delete(node.id.name);
        text.overwrite(node.body.start, node.body.end, `{${body}}`);
        return this.skip();
      }
      for (const [reason, rule] of Object.entries(RULES)) {
        const left = rule(node, code);
        if (left === undefined) continue;
        todo.delete(reason);
        if (typeof left === 'string') {
          text.overwrite(node.start, node.end, left);
          return this.skip();
        }
        for (const each of left) {
          text.remove(each.start, each.end);
          away.add(each);
        }
      }
      for (const [is, never] of [
        [isOfEvents, isSilent],
        [isOfTags, isAway],
      ])
        if (is(node)) for (const each of shorten(text, node, never)) away.add(each);
      if (node.type === 'CallExpression' && PURE.has(node.callee.name) && parent.type === 'VariableDeclarator')
        text.appendLeft(node.start, '/*#__PURE__*/');
      return undefined;
    },
  });
  if (todo.size > 0) throw new Error(`React has no ${[...todo].join(', ')} as it had (.build/plugins/react-dom.mjs)`);
  return text.toString();
}

const isDrawn = ({ type, callee }) => type === 'CallExpression' && /^_?jsxs?$/.test(callee.name);
const isElement = (node) => isDrawn(node) && isText(node.arguments[0]);

/** Whether the props that something is given more can be read where they stand. */
const isPlain = ({ type, consequent, alternate, right }) =>
  type === 'ObjectExpression' ||
  (type === 'ConditionalExpression' && isPlain(consequent) && isPlain(alternate)) ||
  (type === 'LogicalExpression' && isPlain(right));

const objectsIn = (node) => {
  const found = [];
  walk(node, { enter: (each) => void (each.type === 'ObjectExpression' && found.push(each)) });
  return found;
};

/** What is spread in an element's props: as it stands there, or as the module declares it; all of the module, where neither tells. */
function spread(argument, program) {
  const { type, consequent, alternate, right, callee, name = callee?.name } = argument;
  if (type === 'UnaryExpression' || isPlain(argument)) return objectsIn(argument);
  if (type === 'ConditionalExpression') return [...spread(consequent, program), ...spread(alternate, program)];
  if (type === 'LogicalExpression') return spread(right, program);
  const declared = [];
  walk(program, {
    enter: (node) => void (/^(?:VariableDeclarator|FunctionDeclaration)$/.test(node.type) && node.id.name === name && declared.push(node)),
  });
  return declared.length > 0 ? declared.flatMap(objectsIn) : objectsIn(program);
}

/** The names of all props of an element. */
const propsOf = (object, program) =>
  object.properties.flatMap(({ type, key, argument }) =>
    type === 'Property'
      ? [nameOf(key)]
      : spread(argument, program).flatMap(({ properties }) => properties.flatMap((each) => (each.key ? [nameOf(each.key)] : []))),
  );

/** What a view asks for that React here knows nothing of: an element, a prop of one, or what a handler asks of its event. */
export function drawnLacking(program) {
  let found;
  walk(program, {
    enter(node) {
      if (node.type === 'MemberExpression' && node.object.name === 'event' && goneFields.has(node.property.name))
        found = node.property.name;
      // Given away whole, it may be asked for anything: what is given then is the browser’s own.
      if (node.type === 'CallExpression' && node.arguments.some(({ name }) => name === 'event')) found = 'event';
      if (!isElement(node)) return;
      const [{ value: tag }, props] = node.arguments;
      found = TAGS.has(tag) || tag.includes('-') ? tag : (propsOf(props, program).find((name) => gone.has(name)) ?? found);
    },
  });
  return found;
}
