import { inside } from './paths.mjs';

const PACKAGES = [
  ['react', /\/node_modules\/(react|react-dom|scheduler|@nanostores\/react|@r2wc\/[^/]+)\/|commonjsHelpers/],
  ['axios', /\/node_modules\/axios\//],
  ['vendor', /\/node_modules\/(nanostores|valibot)\//],
];
/** Our own code free of React, which a host page starts with before React is there. */
const CORE =
  /^(src\/(lib|config|api|session|shell|navigation|i18n)\/|src\/(early|ui)\/[^/]+\.ts$|elements\/(stage|staged|attributes|contract|copies|roots)\.ts$|hosts\/)/;
/** Another language than English: a chunk of its own for every group of messages. */
const LANGUAGE = /^src\/i18n\/(?!en\/)([\w-]+)\/(\w+)\.ts$/;
/**
 * What a third of the elements start with goes into one chunk of its kind; a host page pays for each request more than for a few
 * bytes it does not need.
 */
const COMMON = { element: 1 / 3, host: 1 / 4 };

/** How many entries load a module at once, without asking for it later: walked once a build. */
const reaches = new WeakMap();

function reachOf(id, { getModuleIds, getModuleInfo }, entry) {
  const tables = reaches.get(getModuleInfo) ?? new Map();
  reaches.set(getModuleInfo, tables);
  const known = tables.get(entry);
  if (known) return known.get(id) ?? 0;
  const count = new Map();
  const starts = [...getModuleIds()].filter((start) => start.startsWith(`\0virtual:${entry}/`));
  for (const start of starts) {
    const seen = new Set();
    const open = [start];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      count.set(at, (count.get(at) ?? 0) + 1 / starts.length);
      open.push(...(getModuleInfo(at)?.importedIds ?? []));
    }
  }
  tables.set(entry, count);
  return count.get(id) ?? 0;
}

/**
 * Packages by what they are for; our own code that many elements start with in four chunks: free of React, drawn with it, drawn
 * early without it, and the styles of both drawings. The rest is rollup's to place: beside the one screen that needs it, or in
 * a chunk loaded later.
 */
export function chunkOf(id, graph) {
  const packaged = PACKAGES.find(([, pattern]) => pattern.test(id));
  if (packaged) return packaged[0];
  const folder = inside('/');
  if (!id.startsWith(folder)) return undefined;
  const name = id.slice(folder.length);
  const [, locale, group] = LANGUAGE.exec(name) ?? [];
  if (locale) return `${locale}-${group}`;
  const common = (entry = 'element', share = COMMON[entry]) => reachOf(id, graph, entry) >= share;
  // What only host pages start with stays out of what partner pages load.
  if (/^(src\/early|hosts)\//.test(name)) return 'early';
  if (name.endsWith('?early')) return /^(src\/ui\/|elements\/draw\.tsx)/.test(name) && common('host', 1 / 6) ? 'early' : undefined;
  if (name.endsWith('.css')) return name.startsWith('src/ui/') && common() ? 'style' : undefined;
  if (CORE.test(name)) return common() || common('host') ? 'core' : undefined;
  if (name === 'elements/define.tsx' || (name.startsWith('src/ui/') && common())) return 'ui';
  return undefined;
}
