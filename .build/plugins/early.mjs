import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { BASE } from '../chunks.mjs';
import { inside } from '../paths.mjs';

const EARLY = /\?early(?:=[\w-]+)?$/;
const runtime = inside('src/early/jsx-runtime.ts');
/** What only draws a page before React does: a page's own copy, where the mark names the page. */
const drawing = ['src/early/', 'hosts/'].map((folder) => inside(folder));

const STYLED = ['src/ui/', 'src/screens/'].map((folder) => inside(folder));
/** Styles of a screen, or of a piece that only some screens have: the page has them beside the view. Registered twice they are the same sheet. */
export const ownStyles = (id) =>
  id.endsWith('.css') && STYLED.some((folder) => id.startsWith(folder)) && !BASE.test(id.slice(inside('/').length));

const markOf = (id) => EARLY.exec(id ?? '')?.[0] ?? '';
const plain = (id) => id.replace(EARLY, '');

/**
 * Views compiled against a small JSX runtime, which draws them before React is there; React goes on with what they made. What is
 * imported with `?early` passes it on to the views it imports itself; stores and everything else that is no `.tsx` stay the one shared
 * module. With `?early=<page>` the page has these views, and what draws them, to itself: one file holds what it needs of them and
 * nothing else.
 */
export function early() {
  return {
    name: 'early',
    resolveId: {
      order: 'pre',
      async handler(specifier, importer, options) {
        const within = markOf(importer);
        const mark = markOf(specifier) || within;
        if (!mark) return null;
        const own = mark.includes('=');
        if (within && /^react(-dom)?$|^react-dom\//.test(specifier))
          this.error(`${plain(importer)} is drawn early and must not import ${specifier}`);
        if (specifier.startsWith('react/jsx')) {
          if (!existsSync(runtime)) this.error(`an early view needs ${runtime}`);
          return own ? runtime + mark : runtime;
        }
        if (!specifier.startsWith('.') && !specifier.startsWith('/')) return null;
        const found = await this.resolve(plain(specifier), importer && plain(importer), { ...options, skipSelf: true });
        if (!found) return found;
        const marked =
          markOf(specifier) ||
          found.id.endsWith('.tsx') ||
          (own && (ownStyles(found.id) || drawing.some((folder) => found.id.startsWith(folder))));
        return marked ? { ...found, id: found.id + mark } : found;
      },
    },
    async load(id) {
      if (!markOf(id) || plain(id).endsWith('.css')) return null;
      return { code: await readFile(plain(id), 'utf8'), map: null };
    },
  };
}
