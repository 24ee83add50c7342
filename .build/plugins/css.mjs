import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { inside } from '../paths.mjs';
import { shortened } from '../short-names.mjs';

/** The oldest engines for CSS: esbuild lowers what they lack (nesting, inset, logical shorthands). */
const TARGET = ['chrome69', 'safari15', 'firefox115'];
const URL_ID = 'virtual:sheet-url';

const [TOKENS, PIECES, SCREENS] = [0, 1, 2];

/** Tokens first, then the pieces, then the screens: the same cascade whatever is loaded when. */
function rank(file) {
  if (file.endsWith('/tokens.css')) return TOKENS;
  return file.includes('/src/ui/') ? PIECES : SCREENS;
}

/** Whether a stylesheet is a screen's own. */
export const isScreens = (file) => rank(file) === SCREENS;

async function withItsNames(file) {
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true, target: TARGET, sourcefile: file });
  // What custom properties hold is left as written: spaces around it mean nothing, except where there is nothing else.
  return code
    .trim()
    .replace(/(--[\w-]+):\s+(?=[^\s;}])/g, '$1:')
    .replace(/(var\(--[\w-]+,)\s+(?=[^\s)])/g, '$1');
}

/** The text of a stylesheet as a page's own script registers it. */
export const minified = async (file) => shortened(await withItsNames(file));

/** Stylesheets in the order of the cascade. */
export const inOrder = (files) => [...files].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

/** Some stylesheets as one. */
export const stylesheet = async (files) => (await Promise.all(inOrder(files).map(minified))).join('\n');

function toSheets(file) {
  const relative = path.relative(path.dirname(file), inside('src/ui/sheets.ts')).replaceAll('\\', '/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** A module that registers a stylesheet with `src/ui/sheets.ts`, whose text is an expression. */
export const registering = (file, text) =>
  `import { register } from ${JSON.stringify(toSheets(file))};\nexport default register(${text}, ${rank(file)});`;

/** A stylesheet becomes a module that registers its text. `short`: as a page's own script does. */
export function css({ short = false } = {}) {
  return {
    name: 'css',
    async load(id) {
      const file = id.split('?')[0];
      if (!file.endsWith('.css')) return null;
      const code = registering(file, JSON.stringify(await (short ? minified : withItsNames)(file)));
      return { code, map: { mappings: '' }, moduleSideEffects: true };
    },
  };
}

/** `virtual:sheet-url` where there is no built stylesheet: under a bundler and in tests. */
export function noCssFile() {
  return {
    name: 'no-css-file',
    resolveId: (id) => (id === URL_ID ? `\0${URL_ID}` : null),
    load: (id) => (id === `\0${URL_ID}` ? `export const fileUrl = () => '';` : null),
  };
}

/** All stylesheets of a build in one file, for engines without constructable sheets, and `virtual:sheet-url` to find it by. */
export function cssFile(fileName) {
  let reference = '';
  let version = '';
  return {
    name: 'css-file',
    buildStart() {
      reference = this.emitFile({ type: 'asset', fileName });
    },
    resolveId: (id) => (id === URL_ID ? `\0${URL_ID}` : null),
    load: (id) => (id === `\0${URL_ID}` ? `export const fileUrl = () => import.meta.ROLLUP_FILE_URL_${reference};` : null),
    async buildEnd(error) {
      if (error) return;
      const files = [...this.getModuleIds()].filter((id) => id.endsWith('.css'));
      const text = await stylesheet(files);
      version = createHash('sha256').update(text).digest('hex').slice(0, 8);
      this.setAssetSource(reference, `${text}\n`);
    },
    resolveFileUrl({ referenceId, relativePath }) {
      return referenceId === reference ? `new URL(${JSON.stringify(`${relativePath}?${version}`)}, import.meta.url).href` : null;
    },
  };
}
