import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { inside } from '../paths.mjs';
import { closure } from './facades.mjs';

const IMPORT = /\bimport\((["'`])(\.\.?\/[^"'`]+)\1\)/g;

async function helper() {
  const source = await readFile(inside('.build/runtime/whole.mjs'), 'utf8');
  const { code } = await transform(source, {
    minifyWhitespace: true,
    minifyIdentifiers: true,
    minifySyntax: true,
    target: 'es2018',
    supported: { 'import-meta': true, 'dynamic-import': true },
  });
  return code;
}

/** The chunk that nearly every other one has beside it: the others take the helper from there. */
const HOLDER = 'core';
const NAME = '$whole$';

/**
 * Imports that happen later, through `.build/runtime/whole.mjs`: with what each chunk needs beside what is there by then. Works on
 * finished chunks: what is done after it sees these, what is done before it the plain imports.
 */
export function whole() {
  return {
    name: 'whole',
    async generateBundle(_, bundle) {
      const runtime = await helper();
      const holder = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === HOLDER);
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.dynamicImports.length === 0) continue;
        const here = path.posix.dirname(chunk.fileName);
        const there = closure(bundle, chunk.fileName);
        const parts = [];
        const indexOf = (file) => {
          if (!parts.includes(file)) parts.push(file);
          return parts.indexOf(file);
        };
        let found = 0;
        const code = chunk.code.replace(IMPORT, (_all, _quote, address) => {
          found += 1;
          const target = path.posix.join(here, address);
          const all = closure(bundle, target);
          const needs = [...all].filter((file) => file !== target && !there.has(file)).map(indexOf);
          if (all.size === 1) return `$whole$("${address}",[],!0)`;
          return needs.length > 0 ? `$whole$("${address}",$parts$(${needs.join()}))` : `$whole$("${address}")`;
        });
        if (found === 0) this.error(`${chunk.fileName} loads chunks in a way that is not known here`);
        const addresses = parts.map((file) => path.posix.relative(here, file)).map((file) => (file.startsWith('.') ? file : `./${file}`));
        const table = parts.length > 0 ? `function $parts$(...n){return n.map(i=>${JSON.stringify(addresses)}[i])}` : '';
        const near = chunk !== holder && chunk.imports.includes(holder?.fileName) && path.posix.dirname(holder.fileName) === here;
        if (near) chunk.code = `import{${NAME}}from"./${path.posix.basename(holder.fileName)}";${code}\n${table}`;
        else chunk.code = `${code}\n${table}${runtime}${chunk === holder ? `export{${NAME}};` : ''}`;
      }
    },
  };
}
