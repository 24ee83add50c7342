import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { inside } from '../paths.mjs';

const EARLY = '?early';
const runtime = inside('src/early/jsx-runtime.ts');

const isEarly = (id) => id !== undefined && id.endsWith(EARLY);
const plain = (id) => (isEarly(id) ? id.slice(0, -EARLY.length) : id);

/**
 * Views compiled a second time against a JSX runtime that writes HTML. What is imported with `?early` passes it on to the
 * views it imports itself; stores and everything else that is no `.tsx` stay the one shared module.
 */
export function early() {
  return {
    name: 'early',
    resolveId: {
      order: 'pre',
      async handler(specifier, importer, options) {
        const within = isEarly(importer);
        if (!within && !isEarly(specifier)) return null;
        if (/^react(-dom)?$|^react-dom\//.test(specifier)) this.error(`${plain(importer)} is drawn early and must not import ${specifier}`);
        if (specifier.startsWith('react/jsx')) {
          if (!existsSync(runtime)) this.error(`an early view needs ${runtime}`);
          return runtime;
        }
        if (!specifier.startsWith('.') && !specifier.startsWith('/')) return null;
        const found = await this.resolve(plain(specifier), importer && plain(importer), { ...options, skipSelf: true });
        return found && (isEarly(specifier) || found.id.endsWith('.tsx')) ? { ...found, id: found.id + EARLY } : found;
      },
    },
    async load(id) {
      if (!isEarly(id)) return null;
      return { code: await readFile(plain(id), 'utf8'), map: null };
    },
  };
}
