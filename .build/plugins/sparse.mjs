import { readdirSync } from 'node:fs';
import MagicString from 'magic-string';
import { inside } from '../paths.mjs';
import { walk } from '../walk.mjs';

const GROUPS = readdirSync(inside('src/i18n/en')).map((file) => file.replace('.ts', ''));

const named = (names) => new RegExp(`^(?:${names.join('|')})(?:\\$\\d+)?$`);
const ICONS = named(['paths']);
/** The icons, and English by groups. */
const TABLES = named(['paths', ...GROUPS]);

const isTable = ({ type, id, init }, names) =>
  type === 'VariableDeclarator' &&
  init?.type === 'ObjectExpression' &&
  names.test(id.name) &&
  init.properties.length > 6 &&
  // A group may have another's words inside: those stand in their own table.
  init.properties.every(({ type, value }) => type === 'SpreadElement' || value?.type === 'Literal' || value?.type === 'ObjectExpression');

/** What is only compared is said to nobody. */
const isCompared = (node, parent) => node.type === 'Literal' && parent?.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.operator);

/** The tables of those names in a tree, and all that is spoken of beside them. */
function heard(ast, names) {
  const tables = [];
  const spoken = new Set();
  walk(ast, (node, parent) => {
    if (isTable(node, names)) {
      tables.push(node.init);
      return false;
    }
    if (node.type === 'Literal' && !isCompared(node, parent)) spoken.add(node.value);
    return true;
  });
  return { tables, spoken };
}

/** Leaves of the tables in a script the rows that are spoken of, there or elsewhere; `said` hears which they are. */
function thinned(code, { tables, spoken }, elsewhere = new Set(), said = new Set()) {
  const text = new MagicString(code);
  for (const { properties, end } of tables) {
    properties.forEach(({ key, start }, at) => {
      if (!key) return;
      const name = key.name ?? key.value;
      if (spoken.has(name) || elsewhere.has(name)) said.add(name);
      else text.remove(start, properties[at + 1]?.start ?? end - 1);
    });
  }
  return { code: text.toString(), map: null };
}

/** Of icons and words a sketch has a few: a row of such a table stays where its name is spoken of in what is drawn. */
export function sparse(said) {
  return {
    name: 'sparse',
    renderChunk(code) {
      return thinned(code, heard(this.parse(code), TABLES), undefined, said);
    },
  };
}

/**
 * A page's own icons: those that are spoken of in anything of ours that the page may ever load. Views that are taken from its sketch
 * have theirs there.
 */
export function sparseIcons() {
  const known = new Map();
  return {
    name: 'sparse-icons',
    renderChunk(code, { name, facadeModuleId }) {
      const words = (id) => {
        const { ast } = this.getModuleInfo(id);
        if (!known.has(id)) known.set(id, ast ? heard(ast, ICONS).spoken : new Set());
        return known.get(id);
      };
      if (!name.startsWith('hosts/')) return null;
      const found = heard(this.parse(code), ICONS);
      const elsewhere = new Set();
      const reached = new Set([facadeModuleId]);
      for (const id of reached) {
        if (id.includes('/node_modules/') || id.includes('/src/i18n/')) continue;
        for (const word of words(id)) elsewhere.add(word);
        const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id);
        for (const next of [...importedIds, ...dynamicallyImportedIds]) reached.add(next);
      }
      return thinned(code, found, elsewhere);
    },
  };
}
