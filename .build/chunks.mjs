import { inside } from './paths.mjs';

const PACKAGES = [
  ['react', /\/node_modules\/(react|react-dom|scheduler|@nanostores\/react|@r2wc\/[^/]+)\/|commonjsHelpers/],
  ['axios', /\/node_modules\/axios\//],
  ['core', /\/node_modules\/nanostores\//],
];
/** Our own code free of React, which a host page starts with before React is there. */
const CORE =
  /^(src\/(lib|config|api|session|shell|navigation|i18n)\/|src\/ui\/[^/]+\.ts$|elements\/(stage|staged|opened|values|attributes|contract|accent)\.ts$)/;
/** Another language than English: a chunk of its own for every group of messages. */
const LANGUAGE = /^src\/i18n\/(?!en\/|abroad\/)([\w-]+)\/(\w+)\.ts$/;
/** Pieces of the interface that nearly every screen has: their styles are with the core. */
export const BASE = /^src\/ui\/(tokens|button|card|page|failure|field|dialog|toast|picture|skeleton|money)\.css$/;
/** What a third of the elements start with goes into one chunk of its kind. */
const COMMON = 1 / 3;
/** Of so few characters for each of the elements that start with it that another file for it would cost more than it weighs. */
const SMALL = { characters: 110, elements: 3 };

const ELEMENT = /^\0virtual:element\/(.+)$/;
const GROUP = /\/src\/i18n\/en\/(\w+)\.ts$/;

/** Module -> the elements that load it at once, without asking for it later: walked once a build. */
const graphs = new WeakMap();

function reached(graph) {
  const known = graphs.get(graph.getModuleInfo);
  if (known) return known;
  const by = new Map();
  const families = new Map();
  const elements = [...graph.getModuleIds()].flatMap((id) => ELEMENT.exec(id) ?? []).filter((id) => id.startsWith('\0'));
  for (const element of elements) {
    const seen = new Set();
    const open = [element];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      by.set(at, [...(by.get(at) ?? []), element]);
      open.push(...(graph.getModuleInfo(at)?.importedIds ?? []));
      const group = GROUP.exec(at)?.[1];
      if (group && group !== 'common') families.set(element, group);
    }
  }
  const made = { by, families, count: elements.length };
  graphs.set(graph.getModuleInfo, made);
  return made;
}

/**
 * The families of what starts with a module (elements of a family speak the same messages): its name, where half of a family
 * starts with it and nobody else does. What only one element starts with is of no family.
 */
function familyOf(users, { families }) {
  if (users.length < 2) return undefined;
  const names = [...new Set(users.map((element) => families.get(element) ?? 'common'))].sort();
  const size = [...families.values()].filter((other) => other === names[0]).length;
  return (
    (names.length > 3 ? `${names[0]}-and-${names.length - 1}` : names.join('-')) +
    (names.length > 1 || users.length >= size / 2 ? '' : '-some')
  );
}

/**
 * Packages by what they are for; our own code that many elements start with in two chunks: free of React, with the styles, and drawn
 * with it. What the elements of one family share, the same way. The rest is rollup's to place: in the one page that needs it,
 * beside the one screen, or in a chunk loaded later.
 */
export function chunkOf(id, graph) {
  const packaged = PACKAGES.find(([, pattern]) => pattern.test(id));
  if (packaged) return packaged[0];
  const folder = inside('/');
  if (!id.startsWith(folder) || id.includes('?early')) return undefined;
  const name = id.slice(folder.length);
  const [, locale, group] = LANGUAGE.exec(name) ?? [];
  if (locale) return `${locale}-${group}`;
  const reach = reached(graph);
  const users = reach.by.get(id) ?? [];
  const small = users.length >= SMALL.elements && (graph.getModuleInfo(id)?.code?.length ?? Infinity) / users.length < SMALL.characters;
  const common = users.length / reach.count >= COMMON || small;
  // What makes elements of React comes with it. Host pages are without the pieces that are drawn for partners' pages.
  if (/^(elements\/(defining|element-class|takeover)|hosts\/hosted|src\/early\/react)\.tsx?$/.test(name)) return 'react';
  if (/^elements\/(define|draw)\.tsx?$/.test(name)) return 'ui';
  // And without what a partner's page may get wrong.
  if (/^elements\/(configure|misspelt)\.ts$/.test(name)) return 'partner';
  // The autoloader starts with these, and comes without React.
  if (/^elements\/(copies|roots)\.ts$/.test(name)) return 'core';
  // Several families start with these, and each is shorter than what goes with a request.
  if (/^src\/(session\/order-status|lib\/(list-window|mask)|ui\/copy)\.ts$/.test(name)) return 'core';
  if (BASE.test(name)) return 'core';
  const free = CORE.test(name);
  const piece = name.startsWith('src/ui/');
  // A small piece that brings something larger along stays with it.
  const light = () => graph.getModuleInfo(id).importedIds.every((other) => ['core', 'ui', 'react'].includes(chunkOf(other, graph)));
  if (common && (free || (piece && (!small || light())))) return free ? 'core' : 'ui';
  const family = free || piece ? familyOf(users, reach) : undefined;
  return family && (free ? family : `${family}-ui`);
}
