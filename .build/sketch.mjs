import { existsSync } from 'node:fs';
import resolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { inside } from './paths.mjs';
import { ABSENT, absent } from './plugins/absent.mjs';
import { stylesheet } from './plugins/css.mjs';
import { early } from './plugins/early.mjs';
import { minify } from './plugins/minify.mjs';
import { reader } from './plugins/reader.mjs';
import { source } from './plugins/source.mjs';
import { sparse } from './plugins/sparse.mjs';
import { CALLED, strip } from './plugins/strip.mjs';

const ENTRY = 'virtual:sketch';
const RUNTIME = inside('src/early/');
/** Where the styles of what is drawn are put, once it is known what that is. */
const STYLES = 'styles-of-the-sketch';
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

const handing = ({ taken, late }) => `
  ${imported(taken, 't')}
  ${imported(late, 'l')}
  import { hand } from ${JSON.stringify(inside('hosts/handed.ts'))};
  hand('pieces', [[${named(taken, 't')}], [${named(late, 'l')}]]);`;

const drawing = (tag) => `
  import { ${camel(tag)}Sketch as sketch } from ${JSON.stringify(`${fileOf(tag)}?early`)};
  import { common } from ${JSON.stringify(inside('src/i18n/en/common.ts'))};
  import { Frame } from ${JSON.stringify(`${inside('elements/frame.tsx')}?early`)};
  import { startSketch } from ${JSON.stringify(inside('hosts/sketch.ts'))};
  startSketch({
    sketch,
    common,
    frame: (view, model, t, style) => Frame({ locale: t.locale, style, children: sketch.screen({ view, model, t }) }),
    css: ${JSON.stringify(STYLES)},
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
      source(),
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
 * What a sketch has that the page's own script would have once more: the functions of the views, and of what draws them, which that
 * script takes from there (`taken`); and what stands there for something that comes with that script (`late`).
 */
async function look(tag) {
  const late = [];
  const infos = new Map();
  const { modules, cache } = await built(drawing(tag), { late, heard: (info) => infos.set(info.id, info) });
  const has = (id) => modules[id]?.renderedExports ?? [];
  const taken = [];
  const stands = late.filter(({ id, name }) => has(id).includes(name));
  const standing = new Set(stands.map(({ id, name }) => `${id} ${name}`));
  for (const [id, { ast }] of infos) {
    if (!ast || !modules[id]?.renderedLength || !(marked(id) || id.startsWith(inside('src/')))) continue;
    const kept = stateOf(ast).filter((name) => new RegExp(`\\b${name}\\b`).test(modules[id].code));
    if (kept.length > 0) throw new Error(`The sketch of ${tag} has ${kept.join()} of ${id}, which the page has too`);
    if (marked(id) || id.startsWith(RUNTIME))
      for (const name of functionsOf(ast, has(id))) if (!standing.has(`${id} ${name}`)) taken.push({ id, name });
  }
  return { taken, late: stands, cache };
}

const looked = new Map();

/** What is taken from a page's sketch, by file; nothing of a page without one. */
export function piecesOf(tag) {
  if (!looked.has(tag)) looked.set(tag, hasSketch(tag) ? look(tag) : Promise.resolve({ taken: [], late: [] }));
  return looked.get(tag);
}

/**
 * The one script of a page that draws its first data, and the messages it may say. `styleOf` makes the styles of what a script draws.
 * `spare` has nothing but what the page's own script takes from there: for where this one does not run.
 */
export async function sketchScript(tag, styleOf) {
  const styled = new Map();
  const said = new Set();
  const { cache, ...pieces } = await piecesOf(tag);
  const { code, modules } = await built(handing(pieces) + drawing(tag), { styled, plugins: [sparse(said), minify()], cache });
  const spare = await built(handing(pieces), { plugins: [sparse(new Set()), minify()], cache });
  // The styles of a piece of which nothing is left are not needed.
  const isDrawn = (id) => modules[id]?.renderedExports.some((name) => !ABSENT.has(name));
  const sheets = [...styled].filter(([, by]) => by.some(isDrawn)).map(([sheet]) => sheet);
  const style = await styleOf(code, await stylesheet(sheets));
  return { source: code.replace(JSON.stringify(STYLES), () => JSON.stringify(style)), said, spare: spare.code };
}
