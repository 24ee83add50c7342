import { existsSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { inside } from './paths.mjs';
import { ABSENT, absent } from './plugins/absent.mjs';
import { inOrder, isScreens, minified, stylesheet } from './plugins/css.mjs';
import { early, ownStyles } from './plugins/early.mjs';
import { minify } from './plugins/minify.mjs';
import { reader } from './plugins/reader.mjs';
import { source } from './plugins/source.mjs';
import { sparse } from './plugins/sparse.mjs';
import { CALLED, strip } from './plugins/strip.mjs';
import { styleOfScript } from './used-css.mjs';

const ENTRY = 'virtual:sketch';
const RUNTIME = inside('src/early/');
/** Where the styles of what is drawn are put, once it is known what that is: of tokens and pieces, and of the screen. */
const STYLES = ['styles-of-its-pieces', 'styles-of-the-screen'];
/** So a sheet that the sketch has whole, for the page's own script takes it from there. */
const SHEET = 'sheet-of-the-sketch-';
/** A sheet is worth having whole where so much of it is drawn at first: until a page can be used it costs the rest. */
const WORTH = 0.8;
/** What goes wrong with a first drawing is said by the screen's store: an error has no words here. */
const ERRORS = inside('src/api/errors.ts');

const plain = (id) => id.split('?')[0];
const camel = (tag) => tag.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const fileOf = (tag) => inside(`src/screens/${tag}/${tag}.sketch.ts`);

/** Whether a screen has a first drawing of its own. */
export const hasSketch = (tag) => existsSync(fileOf(tag));

const marked = (id) => id.includes('?early');

/** As `import`s of an entry: functions of modules, under names of their own. */
const imported = (functions, as) =>
  functions.map(({ id, name }, at) => `import { ${name} as ${as}${at} } from ${JSON.stringify(id)};`).join('\n');
const named = (functions, as) => functions.map((_, at) => `${as}${at}`).join();

const handing = ({ taken, late, sheets }) => `
  ${imported(taken, 't')}
  ${imported(late, 'l')}
  import { hand } from ${JSON.stringify(inside('hosts/handed.ts'))};
  const sheets = ${JSON.stringify(sheets.map((_, at) => SHEET + at))};
  hand('pieces', [[${named(taken, 't')}], [${named(late, 'l')}], sheets]);`;

const drawing = (tag, css = "''") => `
  import { ${camel(tag)}Sketch as sketch } from ${JSON.stringify(`${fileOf(tag)}?early`)};
  import { common } from ${JSON.stringify(inside('src/i18n/en/common.ts'))};
  import { Frame } from ${JSON.stringify(`${inside('elements/frame.tsx')}?early`)};
  import { startSketch } from ${JSON.stringify(inside('hosts/sketch.ts'))};
  startSketch({
    sketch,
    common,
    frame: (view, model, t, theme, style) => Frame({ locale: t.locale, theme, style, children: sketch.screen({ view, model, t }) }),
    css: ${css},
  });`;

/** An empty table, to be filled. */
const isTable = (init) => init?.type === 'NewExpression' && init.arguments.length === 0 && /^(?:Weak)?(?:Map|Set)$/.test(init.callee.name);

/** What a module keeps beyond a call: two copies of it would not know of each other. */
export function stateOf(ast) {
  const kept = ast.body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.filter(({ init }) => declared.kind !== 'const' || isTable(init));
  });
  return kept.map(({ id }) => id.name);
}

/** The functions that a module exports and its sketch has. */
const functionsOf = (ast, has) =>
  ast.body.flatMap((node) => {
    const { type, id } = node.type === 'ExportNamedDeclaration' ? (node.declaration ?? {}) : {};
    return type === 'FunctionDeclaration' && has.includes(id.name) ? [id.name] : [];
  });

const nothing = () => {};

/** A script of some of this, as an entry: `heard` is told of the modules before they are put together. */
async function built(entry, { late = [], heard = nothing, styled = new Map(), plugins = [], cache }) {
  const bundle = await rollup({
    input: ENTRY,
    cache,
    plugins: [
      {
        name: 'sketch',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load(id) {
          if (id === ENTRY) return entry;
          if (id === ERRORS) return 'export class LoanError extends Error {}';
          return plain(id).endsWith('.css') ? { code: 'export default "";', moduleSideEffects: false } : null;
        },
        buildEnd() {
          for (const id of this.getModuleIds()) {
            if (plain(id).endsWith('.css')) styled.set(plain(id), this.getModuleInfo(id).importers);
            else heard(this.getModuleInfo(id));
          }
        },
      },
      early(),
      source({ short: true }),
      absent(late),
      strip(CALLED),
      reader(),
      resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    ],
    treeshake: { moduleSideEffects: false },
  });
  const { output } = await bundle.generate({ format: 'iife', plugins });
  await bundle.close();
  return { ...output[0], cache: bundle.cache };
}

/**
 * What a sketch has that the page's own script would have once more: the functions of the views, and of what draws them, and the
 * styles of the screen, which that script takes from there (`taken`, `sheets`); and what stands there for something that comes with
 * that script (`late`).
 */
async function look(tag) {
  const late = [];
  const infos = new Map();
  const styled = new Map();
  const { code, modules, cache } = await built(drawing(tag), { late, styled, heard: (info) => infos.set(info.id, info) });
  // Modules are heard of as they are read, which is another order every time; here they are as they run.
  const files = Object.keys(modules);
  const has = (id) => modules[id]?.renderedExports ?? [];
  const taken = [];
  const stands = files.flatMap((file) => late.filter(({ id, name }) => id === file && has(id).includes(name)));
  const standing = new Set(stands.map(({ id, name }) => `${id} ${name}`));
  for (const id of files) {
    const ast = infos.get(id)?.ast;
    if (!ast || !modules[id].renderedLength || !(marked(id) || id.startsWith(inside('src/')))) continue;
    const kept = stateOf(ast).filter((name) => new RegExp(`\\b${name}\\b`).test(modules[id].code));
    if (kept.length > 0) throw new Error(`The sketch of ${tag} has ${kept.join()} of ${id}, which the page has too`);
    if (marked(id) || id.startsWith(RUNTIME))
      for (const name of functionsOf(ast, has(id))) if (!standing.has(`${id} ${name}`)) taken.push({ id, name });
  }
  // The styles of a piece of which nothing is left are not needed.
  const isDrawn = (id) => modules[id]?.renderedExports.some((name) => !ABSENT.has(name));
  const drawn = [...styled].filter(([, by]) => by.some(isDrawn)).map(([sheet]) => sheet);
  const sheets = [];
  for (const id of inOrder(drawn.filter(ownStyles))) {
    const text = await minified(id);
    if ((await styleOfScript(code, text)).length >= WORTH * text.length) sheets.push(id);
  }
  return { taken, late: stands, sheets, styles: drawn.filter((id) => !sheets.includes(id)), cache };
}

const looked = new Map();

/** What is taken from a page's sketch, by file; nothing of a page without one. */
export function piecesOf(tag) {
  if (!looked.has(tag)) looked.set(tag, hasSketch(tag) ? look(tag) : Promise.resolve({ taken: [], late: [], sheets: [] }));
  return looked.get(tag);
}

/**
 * The one script of a page that draws its first data, and the messages it may say. `spare` has nothing but what the page's own script
 * takes from there: for where this one does not run.
 */
export async function sketchScript(tag) {
  const said = new Set();
  const { cache, styles, ...pieces } = await piecesOf(tag);
  const first = pieces.sheets.filter((id) => !isScreens(id)).length;
  const [ofPieces, ofScreen] = STYLES.map((name) => JSON.stringify(name));
  const css = `${ofPieces} + sheets.slice(0, ${first}).join('') + ${ofScreen} + sheets.slice(${first}).join('')`;
  const { code } = await built(handing(pieces) + drawing(tag, css), { plugins: [sparse(said), minify()], cache });
  const spare = await built(handing(pieces), { plugins: [sparse(new Set()), minify()], cache });
  const texts = await Promise.all(pieces.sheets.map(minified));
  const drawn = async (files) => styleOfScript(code, await stylesheet(files), texts.join('\n'));
  const holes = [
    ...texts.map((text, at) => [SHEET + at, text]),
    [STYLES[0], await drawn(styles.filter((id) => !isScreens(id)))],
    [STYLES[1], await drawn(styles.filter(isScreens))],
  ];
  const filled = (script) => holes.reduce((made, [hole, text]) => made.replace(JSON.stringify(hole), () => JSON.stringify(text)), script);
  return { source: filled(code), said, spare: filled(spare.code) };
}
