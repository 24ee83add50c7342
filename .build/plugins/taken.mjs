import MagicString from 'magic-string';
import { inside } from '../paths.mjs';
import { piecesOf } from '../sketch.mjs';
import { registering } from './css.mjs';

const OWN = /^(.+)\?early=([\w-]+)$/;
const VIRTUAL = /^\0?virtual:(taken|late)\/([\w-]+)$/;

const plain = (id) => id.split('?')[0];
const literal = JSON.stringify;

const numbered = (functions, as) => functions.map((_, at) => `${as}${at}`).join();

/** What the sketch handed over, by number. */
const takenOf = (tag, { taken, sheets }) =>
  `import { handed } from ${literal(`${inside('hosts/handed.ts')}?early=${tag}`)};
   const [functions, stands, sheets] = handed('pieces');
   export const [${numbered(taken, 't')}] = functions;
   export const [${numbered(sheets, 's')}] = sheets;
   export { stands };`;

/** Puts the page's own functions where the sketch has something that stands for them. */
const lateOf = (tag, { late }) =>
  `${late.map(({ id, name }, at) => `import { ${name} as l${at} } from ${literal(id.includes('?early') ? `${plain(id)}?early=${tag}` : id)};`).join('\n')}
   import { stands } from 'virtual:taken/${tag}';
   import { arrive } from ${literal(`${inside('hosts/late.ts')}?early=${tag}`)};
   arrive(stands, [${numbered(late, 'l')}]);`;

/**
 * A page's own views, without what its sketch has already: those functions and styles are taken from there, by
 * `virtual:taken/<tag>`; and `virtual:late/<tag>` puts into the sketch's views what they do not have.
 */
export function taken() {
  return {
    name: 'taken',
    resolveId: (id) => (VIRTUAL.test(id) ? { id: `\0${id}`, moduleSideEffects: id.includes(':late/') } : null),
    async load(id) {
      const [, kind, tag] = (id.startsWith('\0') && VIRTUAL.exec(id)) || [];
      if (!kind) return null;
      const pieces = await piecesOf(tag);
      if (pieces.taken.length === 0) return { code: 'export {};', map: { mappings: '' } };
      return { code: kind === 'taken' ? takenOf(tag, pieces) : lateOf(tag, pieces), map: { mappings: '' } };
    },
    async transform(code, id) {
      const [, file, tag] = OWN.exec(id) ?? [];
      if (!file) return null;
      const pieces = await piecesOf(tag);
      if (file.endsWith('.css')) {
        const at = pieces.sheets.indexOf(file);
        const code = `import { s${at} } from 'virtual:taken/${tag}';\n${registering(file, `s${at}`)}`;
        return at < 0 ? null : { code, map: { mappings: '' } };
      }
      const mine = (functions) => new Map(functions.flatMap((piece, at) => (plain(piece.id) === file ? [[piece.name, at]] : [])));
      const [taken, late] = [mine(pieces.taken), mine(pieces.late)];
      if (taken.size + late.size === 0) return null;
      const text = new MagicString(code);
      for (const node of this.parse(code).body) {
        const { type, id: name } = (node.type === 'ExportNamedDeclaration' ? node.declaration : node) ?? {};
        if (type !== 'FunctionDeclaration') continue;
        if (node !== node.declaration && taken.has(name.name)) text.remove(node.start, node.end);
        else if (node.type === 'FunctionDeclaration' && late.has(name.name)) text.append(`\nexport { ${name.name} };`);
      }
      for (const [name, at] of taken) text.prepend(`import { t${at} as ${name} } from 'virtual:taken/${tag}';\nexport { ${name} };\n`);
      return { code: text.toString(), map: { mappings: '' } };
    },
  };
}
