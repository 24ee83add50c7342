import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cache, inside } from './paths.mjs';
import { noCssFile } from './plugins/css.mjs';
import { virtual } from './plugins/virtual.mjs';

/** `virtual:` modules, and `.js` imports that are `.ts` or `.tsx`, for esbuild. Stylesheets have no meaning in Node. */
const ours = {
  name: 'ours',
  setup(made) {
    // The build's own modules know where they lie.
    made.onResolve({ filter: /\/\.build\/.+\.mjs$/ }, ({ path: id, resolveDir }) => ({
      path: path.resolve(resolveDir, id),
      external: true,
    }));
    for (const plugin of [virtual(), noCssFile()]) {
      made.onResolve({ filter: /^virtual:/ }, ({ path: id }) => (plugin.resolveId(id) ? { path: id, namespace: plugin.name } : undefined));
      made.onLoad({ filter: /.*/, namespace: plugin.name }, ({ path: id }) => {
        const loaded = plugin.load(`\0${id}`);
        return { contents: typeof loaded === 'string' ? loaded : loaded.code, resolveDir: inside() };
      });
    }
  },
};

/** How esbuild reads our modules in Node. */
export const OPTIONS = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  jsx: 'automatic',
  sourcemap: 'inline',
  outExtension: { '.js': '.mjs' },
  loader: { '.css': 'empty' },
  plugins: [ours],
  logLevel: 'error',
};

/** Bundles TypeScript entries for Node, packages left out; gives back the files in the same order. */
export async function forNode(entries, folder) {
  const names = entries.map((entry) => path.relative(inside(), path.resolve(inside(), entry)).replace(/\.(tsx?|mjs)$/, ''));
  await build({
    ...OPTIONS,
    outdir: folder,
    entryPoints: Object.fromEntries(names.map((name, at) => [name, path.resolve(inside(), entries[at])])),
  });
  return names.map((name) => path.join(folder, `${name}.mjs`));
}

/** What each file imports of packages when it runs, types left out: found by the bundler, not by its text. */
export async function importsOf(files) {
  const { metafile } = await build({
    ...OPTIONS,
    entryPoints: files.map((file) => inside(file)),
    outdir: cache('unwritten'),
    write: false,
    metafile: true,
  });
  return Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports.filter(({ external }) => external).map(({ path: of, kind: how }) => ({ file, of, how })),
  );
}

async function imported(bundle) {
  const folder = cache(`load-${process.pid}-${Date.now()}-${Math.random().toString(36).slice(2)}`);
  try {
    return await import(pathToFileURL(await bundle(folder)).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Imports a TypeScript module of the project into this process; nothing when there is no such file. */
export async function load(entry) {
  return existsSync(inside(entry)) ? imported(async (folder) => (await forNode([entry], folder))[0]) : undefined;
}

/** The contracts of all elements. */
export async function contracts() {
  const made = await imported(async (folder) => {
    const stdin = { contents: "export * from 'virtual:contracts'; export { default } from 'virtual:contracts';", resolveDir: inside() };
    await build({ ...OPTIONS, stdin, outdir: folder });
    return path.join(folder, 'stdin.mjs');
  });
  return made.default;
}
