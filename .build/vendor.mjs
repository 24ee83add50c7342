import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { cache, inside } from './paths.mjs';
import { reactUsed } from './plugins/react.mjs';
import { source } from './plugins/source.mjs';

const require = createRequire(inside('package.json'));

/** CommonJS packages: their names are known only by asking them. */
const ASKED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'react-dom/server.browser'];
const MODULES = ['axios', 'nanostores', '@nanostores/react', '@r2wc/react-to-web-component', 'valibot', 'fast-check', '@open-wc/testing'];
/** React speaks up about what it is asked to do wrongly; or, with `REACT=pages`, it is as the pages have it. */
const AS_PAGES = process.env.REACT === 'pages';
const DEFINE = { 'process.env.NODE_ENV': AS_PAGES ? '"production"' : '"development"' };

/** What makes it so. */
const CUT = ['plugins/react.mjs', 'plugins/react-dom.mjs', 'plugins/react-cases.mjs', 'runtime/scheduler.mjs'].map(
  (file) => `.build/${file}`,
);

const asPages = {
  name: 'as-pages',
  setup(made) {
    made.onLoad({ filter: /\/node_modules\/(?:react|react-dom|scheduler|@r2wc)\/.*\.js$/ }, async ({ path: id }) => {
      const { code } = await source().transform(await readFile(id, 'utf8'), id);
      return { contents: reactUsed().transform(code, id)?.code ?? code, loader: 'js' };
    });
  },
};

const slug = (id) => id.replace(/[@/.]/g, '_');

/**
 * A failure that shows an element would draw all that React ties to it, for minutes: it is shown as its markup. And what is waited for
 * has more time than the second that is usual, which a busy machine does not keep to.
 */
const TESTING = `import { chai, waitUntil as wait } from '@open-wc/testing';
export const waitUntil = (test, message, options) => wait(test, message, { timeout: 8000, ...options });
chai.use(({ Assertion }, { inspect }) => {
  const { assert } = Assertion.prototype;
  Assertion.prototype.assert = function (...all) {
    try {
      assert.apply(this, all);
    } catch (error) {
      for (const side of ['actual', 'expected']) if (error[side] instanceof Node) error[side] = inspect(error[side]);
      throw error;
    }
  };
});
`;

function reexport(id) {
  const from = JSON.stringify(id);
  if (id === '@open-wc/testing') return `${TESTING}export * from ${from};`;
  if (!ASKED.includes(id))
    return `export * from ${from};\n${id === 'axios' || id === '@r2wc/react-to-web-component' || id === 'fast-check' ? `export { default } from ${from};` : ''}`;
  const names = Object.keys(require(id)).filter((name) => name !== 'default' && /^[A-Za-z_$][\w$]*$/.test(name));
  return `import all from ${from};\nexport default all;\nexport const { ${names.join(', ')} } = all;\n`;
}

/**
 * Packages bundled once into modules that a test page loads as they are, one copy of each: React is CommonJS, and hundreds of
 * small files are slow. The folder is named by what went in and appears in one step, so runs may start side by side.
 */
export async function vendor(target) {
  process.env.NODE_ENV ??= 'development';
  const ids = [...ASKED, ...MODULES];
  const lock = await readFile(inside('package-lock.json'));
  const key = createHash('sha256')
    .update(lock)
    .update(target)
    .update(await readFile(new URL(import.meta.url)))
    .update(AS_PAGES ? (await Promise.all(CUT.map((file) => readFile(inside(file), 'utf8')))).join() : '')
    .digest('hex')
    .slice(0, 12);
  const folder = cache(`vendor-${key}`);
  if (!existsSync(folder)) {
    const place = `${folder}.${process.pid}`;
    await mkdir(place, { recursive: true });
    const entryPoints = {};
    for (const id of ids) {
      entryPoints[slug(id)] = path.join(place, `${slug(id)}.entry.mjs`);
      await writeFile(entryPoints[slug(id)], reexport(id));
    }
    await build({
      entryPoints,
      outdir: place,
      bundle: true,
      splitting: true,
      format: 'esm',
      target,
      mainFields: ['browser', 'module', 'main'],
      conditions: ['browser'],
      define: DEFINE,
      plugins: AS_PAGES ? [asPages] : [],
      logLevel: 'warning',
    });
    await rename(place, folder).catch(() => rm(place, { recursive: true, force: true }));
  }
  return new Map(ids.map((id) => [id, `/${path.relative(inside(), folder).replaceAll('\\', '/')}/${slug(id)}.js`]));
}
