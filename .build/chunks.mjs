import { inside } from './paths.mjs';

const PACKAGES = [
  ['react', /\/node_modules\/(react|react-dom|scheduler|@nanostores\/react|@r2wc\/[^/]+)\/|commonjsHelpers/],
  ['axios', /\/node_modules\/axios\//],
  ['vendor', /\/node_modules\/(nanostores|valibot)\//],
];
const OWN = [
  ['core', /^(lib|config|api|session|shell|navigation|i18n)\//],
  ['ui', /^ui\//],
];

/** How many entries load a module at once, without asking for it later: walked once a build. */
const reaches = new WeakMap();

function reachOf(id, { getModuleIds, getModuleInfo }) {
  const known = reaches.get(getModuleInfo);
  if (known) return known.get(id) ?? 0;
  const count = new Map();
  const starts = [...getModuleIds()].filter((start) => start.startsWith('\0virtual:element/'));
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
  reaches.set(getModuleInfo, count);
  return count.get(id) ?? 0;
}

/**
 * Packages by what they are for; our own code that a third of the elements start with in two chunks, one of them free of
 * React. The rest is rollup's to place: beside the one screen that needs it, or in a chunk loaded later.
 */
export function chunkOf(id, graph) {
  if (id.endsWith('?early')) return /\/src\/ui\/|\/elements\/draw\.tsx/.test(id) ? 'early' : undefined;
  if (/\/src\/(early|ui)\/[^/]+\.(ts|css)$|\/elements\/(stage|staged|attributes|contract)\.ts$|\/hosts\/[^/]+\.ts$/.test(id))
    return /\.css$/.test(id) ? (reachOf(id, graph) >= 1 / 3 ? 'style' : undefined) : 'core';
  const packaged = PACKAGES.find(([, pattern]) => pattern.test(id));
  if (packaged) return packaged[0];
  const folder = inside('src/');
  if (!id.startsWith(folder)) return id === inside('elements/define.tsx') ? 'ui' : undefined;
  const own = OWN.find(([, pattern]) => pattern.test(id.slice(folder.length)));
  return own && reachOf(id, graph) >= 1 / 3 ? own[0] : undefined;
}
