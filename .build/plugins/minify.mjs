import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import terser from '@rollup/plugin-terser';
import { cache } from '../paths.mjs';
import { INNER, innerIn } from './react-dom.mjs';

const OPTIONS = {
  module: true,
  ecma: 2015,
  // Functions together, and comparisons as they are written: what is alike lies closer, which compresses better.
  compress: { passes: 4, keep_fargs: false, hoist_funs: true, lhs_constants: false },
  format: { comments: false },
};

/** React's chunk is the only one that has its records. */
const RENAMED = { ...OPTIONS, mangle: { module: true, properties: { builtins: true, regex: new RegExp(`^(?:${INNER.join('|')})$`) } } };

/** For every bundle: each has workers of its own, which are slow until they are warm. */
const [usual, renaming] = [OPTIONS, RENAMED].map((options) => ({ options, plugin: terser({ ...options, maxWorkers: 2 }) }));

/** Terser, remembering what it did: a chunk that did not change (React, above all) is not worked on again. */
export function minify() {
  return {
    name: 'minify',
    async renderChunk(code, chunk, output, meta) {
      const renames = chunk.name === 'react';
      for (const [id, { code: own }] of renames ? Object.entries(chunk.modules) : [])
        if (!id.includes('/node_modules/') && innerIn(own)) this.error(`${id} has ${innerIn(own)}, which is React's own name here`);
      const { options, plugin } = renames ? renaming : usual;
      const key = createHash('sha256')
        .update(JSON.stringify([options, String(options.mangle?.properties.regex), output.format]))
        .update(code)
        .digest('hex');
      const file = cache('minified', `${key}.js`);
      const known = await readFile(file, 'utf8').catch(() => null);
      if (known !== null) return { code: known, map: null };
      const small = await plugin.renderChunk.call(this, code, chunk, output, meta);
      await mkdir(cache('minified'), { recursive: true });
      await writeFile(`${file}.${process.pid}`, small);
      await rename(`${file}.${process.pid}`, file);
      return { code: small, map: null };
    },
  };
}
