import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { hasNames, shortened } from '../short-names.mjs';

const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.js': 'js', '.mjs': 'js', '.cjs': 'js' };

const withoutQuery = (id) => id.split('?')[0] ?? id;

/** `./x.js` of our own modules is `./x.ts` or `./x.tsx`. */
function written(source, importer) {
  if (!source.startsWith('.') || !source.endsWith('.js')) return null;
  const stem = path.resolve(path.dirname(withoutQuery(importer)), source.slice(0, -3));
  return ['.ts', '.tsx'].map((extension) => stem + extension).find((file) => existsSync(file)) ?? null;
}

/**
 * TypeScript, JSX and JSON to plain modules by esbuild, packages included: several ship newer syntax than the floor.
 * It resolves nothing but our own `.js` imports, so that the `browser` fields of packages count (node-resolve's work).
 * `short`: with the names of a page's own scripts.
 */
export function source({ target = 'es2018', sourcemap = false, packages = true, define = {}, short = false } = {}) {
  return {
    name: 'source',
    async resolveId(specifier, importer) {
      if (!importer || importer.includes('/node_modules/')) return null;
      return written(specifier, importer);
    },
    async load(id) {
      return id.endsWith('.json')
        ? { code: `export default ${JSON.stringify(JSON.parse(await readFile(id, 'utf8')))};`, map: { mappings: '' } }
        : null;
    },
    async transform(code, id) {
      const file = withoutQuery(id);
      const loader = LOADERS[path.extname(file)];
      if (!loader || (!packages && file.includes('/node_modules/'))) return null;
      const result = await transform(short && hasNames(file) ? shortened(code) : code, {
        loader,
        target,
        sourcefile: file,
        sourcemap: sourcemap ? 'inline' : false,
        jsx: 'automatic',
        define,
        supported: { 'import-meta': true, 'dynamic-import': true },
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, useDefineForClassFields: false } },
      });
      return { code: result.code, map: sourcemap ? null : { mappings: '' } };
    },
  };
}
