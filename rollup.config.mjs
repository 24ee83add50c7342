import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { chunkOf } from './.build/chunks.mjs';
import { load } from './.build/node.mjs';
import { inside, stems, tags } from './.build/paths.mjs';
import { axiosReached } from './.build/plugins/axios.mjs';
import { classic } from './.build/plugins/classic.mjs';
import { copied } from './.build/plugins/copied.mjs';
import { css, cssFile, noCssFile } from './.build/plugins/css.mjs';
import { demoModel } from './.build/plugins/demo.mjs';
import { early } from './.build/plugins/early.mjs';
import { facades } from './.build/plugins/facades.mjs';
import { hostPages } from './.build/plugins/hosts.mjs';
import { letGo } from './.build/plugins/let-go.mjs';
import { minify } from './.build/plugins/minify.mjs';
import { reactUsed } from './.build/plugins/react.mjs';
import { reader } from './.build/plugins/reader.mjs';
import { source } from './.build/plugins/source.mjs';
import { sparseIcons } from './.build/plugins/sparse.mjs';
import { strip } from './.build/plugins/strip.mjs';
import { taken } from './.build/plugins/taken.mjs';
import { whole } from './.build/plugins/whole.mjs';
import { wholeStores } from './.build/plugins/whole-stores.mjs';
import { virtual } from './.build/plugins/virtual.mjs';

const CLASSIC = 'all';

/** And without React's developer tools, which would look into every page that has the library. */
const production = () =>
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', 'typeof __REACT_DEVTOOLS_GLOBAL_HOOK__': '"undefined"' },
  });

/** Chrome 69 and 70 have no `globalThis`; packages use it unasked. */
const globalThere = () =>
  replace({
    preventAssignment: true,
    delimiters: ['(?<!typeof )\\b', '\\b'],
    values: { globalThis: '(typeof globalThis=="object"?globalThis:self)' },
  });

/** What a page loads: everything inside, lowered to the floor. */
const forPages = (sheetUrl, ...after) => [
  early(),
  virtual(),
  css({ short: true }),
  sheetUrl,
  axiosReached(),
  letGo(),
  wholeStores(),
  source({ short: true }),
  ...after,
  resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  production(),
  globalThere(),
  reactUsed(),
  commonjs(),
];

const entries = (names, name, module) => Object.fromEntries(names.map((stem) => [name(stem), module(stem)]));
const same = (name) => name;

/** The elements that a route shows. */
const { routes } = await load('src/navigation/routes.ts');
const hosted = tags().filter((tag) => routes.some((route) => route.element === tag));

/** Host pages share chunks with elements on partners' pages: both may lie on one site, where a borrower goes from these to those. */
const modules = {
  input: {
    'loan-elements': inside('elements/autoload.ts'),
    [CLASSIC]: inside('elements/all.ts'),
    ...entries(
      hosted,
      (tag) => `hosts/${tag}`,
      (tag) => `virtual:host/${tag}`,
    ),
  },
  plugins: forPages(cssFile('loan-elements.css'), strip(), reader(), taken()),
  output: {
    dir: inside('dist'),
    format: 'es',
    // A host page's script lies with the chunks: its name is of its content too, and kept as long.
    entryFileNames: ({ name }) => (name.startsWith('hosts/') ? `chunks/${name.slice('hosts/'.length)}-page-[hash:7].js` : '[name].js'),
    chunkFileNames: 'chunks/[name]-[hash:7].js',
    hoistTransitiveImports: true,
    manualChunks: chunkOf,
    plugins: [
      sparseIcons(),
      minify(),
      classic({ entry: CLASSIC, fileName: 'loan-elements.iife.js', name: 'LoanElements' }),
      whole(),
      facades(),
      hostPages(),
    ],
  },
};

const packaged = {
  input: {
    index: inside('elements/index.ts'),
    ...entries(
      tags(),
      (tag) => `elements/${tag}`,
      (tag) => `virtual:packaged/${tag}`,
    ),
  },
  // What only finds a misspelt name is no dependency of a project.
  external: /^(?!virtual:|leven$)[@\w][^:]*$/,
  plugins: [virtual(), css(), noCssFile(), source(), strip(), resolve()],
  output: { dir: inside('dist/npm'), format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash:7].js' },
};

/** The demo keeps what the lender checks requests by. */
const demo = {
  input: entries(stems('demo', /\.ts$/), same, (name) => inside(`demo/${name}.ts`)),
  plugins: [...forPages(noCssFile(), demoModel()), copied('demo', /\.(html|css|svg|png)$/)],
  output: {
    dir: inside('dist/demo'),
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash:7].js',
    plugins: [minify()],
  },
};

/** A worker without modules: not every engine starts one with them. */
const demoWorker = {
  input: { worker: inside('demo/worker/worker.ts') },
  plugins: forPages(noCssFile()),
  output: { dir: inside('dist/demo'), format: 'iife', entryFileNames: '[name].js', plugins: [minify()] },
};

export default [modules, packaged, demo, demoWorker];
