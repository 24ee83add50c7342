import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromRollup } from '@web/dev-server-rollup';
import { transform } from 'esbuild';
import { inside } from '../paths.mjs';

const PLACE = '/__virtual/';

/** A rollup plugin as the test server's. Files go through the server's own adapter. */
export const served = (plugin) => fromRollup(() => plugin)();

/** A plugin of `virtual:` modules as the test server's: there a module needs an address. */
export function servedVirtual(plugin) {
  return {
    name: `served-${plugin.name}`,
    resolveImport({ source }) {
      return plugin.resolveId(source) ? `${PLACE}${encodeURIComponent(source)}.js` : undefined;
    },
    serve({ path }) {
      if (!path.startsWith(PLACE)) return undefined;
      const made = plugin.load(`\0${decodeURIComponent(path.slice(PLACE.length, -'.js'.length))}`);
      const code = typeof made === 'string' ? made : made?.code;
      return code === undefined ? undefined : { body: code.replaceAll(`"${inside()}/`, '"/'), type: 'js' };
    },
  };
}

/** What the early plugin does in a build, as the test server's: there the mark stands in the address. */
export function servedEarly() {
  return {
    name: 'served-early',
    resolveImport({ source, context }) {
      if (!context.url.endsWith('?early')) return undefined;
      if (source.startsWith('react/jsx')) return '/src/early/jsx-runtime.ts';
      if (!source.startsWith('.')) return undefined;
      const view = path.posix.join(path.posix.dirname(context.path), source.replace(/\.js$/, '.tsx'));
      return existsSync(inside(`.${view}`)) ? `${view}?early` : undefined;
    },
  };
}

/** What the test server and the test runner bring along, in the syntax of an old engine. */
export function lowered(target) {
  return {
    name: 'lowered',
    async transform({ body, response }) {
      if (!response.is('js')) return undefined;
      const { code } = await transform(body, { target, supported: { 'import-meta': true, 'dynamic-import': true } });
      return { body: code };
    },
  };
}
