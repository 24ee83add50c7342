import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import { OPTIONS } from './node.mjs';
import { cache, inside, tags } from './paths.mjs';

const ROWS = /\/src\/api\/endpoints\/\w+\.js$/;

/** The rows a module imports by name, types left out: by its syntax tree. */
async function rowsIn(file) {
  const { code } = await transform(await readFile(inside(file), 'utf8'), { loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic' });
  return parseAst(code).body.flatMap(({ type, source, specifiers }) => {
    if (type !== 'ImportDeclaration' || !ROWS.test(path.posix.resolve('/', path.posix.dirname(file), source.value))) return [];
    return specifiers.map(({ imported }) => imported.name);
  });
}

/** The calls each element may make, by tag: the rows that its modules import, and those that they import. */
export async function callsByTag() {
  const entry = (tag) => `elements/${tag}.ts`;
  const { metafile } = await build({
    ...OPTIONS,
    absWorkingDir: inside(),
    entryPoints: tags().map((tag) => inside(entry(tag))),
    outdir: cache('unwritten'),
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs).filter((file) => /^(?:elements|src)\/.*\.tsx?$/.test(file) && !file.startsWith('src/api/'));
  const rows = new Map(await Promise.all(files.map(async (file) => [file, await rowsIn(file)])));
  const reached = (file, seen = new Set()) => {
    if (!rows.has(file) || seen.has(file)) return seen;
    seen.add(file);
    for (const { path: next } of metafile.inputs[file].imports) reached(next, seen);
    return seen;
  };
  return new Map(tags().map((tag) => [tag, [...new Set([...reached(entry(tag))].flatMap((file) => rows.get(file)))].sort()]));
}
