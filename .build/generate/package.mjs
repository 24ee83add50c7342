import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { inside } from '../paths.mjs';
import { walk } from '../walk.mjs';
import { frameworks } from './frameworks.mjs';

/** Packages that the built modules import; react-dom is asked for by what mounts React. Parsed: the words of a screen may read like an import. */
function imported(folder) {
  const names = new Set(['react-dom']);
  const scripts = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  for (const file of scripts) {
    walk(parseAst(readFileSync(path.join(folder, file), 'utf8')), ({ type, source }) => {
      if (!source || !/^(?:Import|Export)/.test(type)) return;
      if (typeof source.value !== 'string') throw new Error(`npm/${file} imports what only shows when it runs`);
      const [, name] = /^((?:@[^/]+\/)?[^./@][^/]*)/.exec(source.value) ?? [];
      if (name) names.add(name);
    });
  }
  return [...names].sort();
}

/** Our own pages have the React that weighs less; a project has one React, its own. */
const NEWER = { react: ' || ^19.0.0', 'react-dom': ' || ^19.0.0' };

function rangeOf(id, dependencies) {
  if (!Object.hasOwn(dependencies, id)) throw new Error(`npm/ imports ${id}, which is no dependency of package.json`);
  return `^${dependencies[id]}${NEWER[id] ?? ''}`;
}

/** `npm/package.json`: what a bundler's project installs. Dependencies take later minor versions, so that a page has one React. */
export function packageJson({ package: { name, version, description, license, dependencies } }, folder) {
  const types = (file) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    types: './index.d.ts',
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    exports: {
      '.': types('index'),
      './elements/*.js': types('elements/*'),
      ...Object.fromEntries(frameworks.map((framework) => [`./${framework}`, types(framework)])),
      './custom-elements.json': './custom-elements.json',
      './web-types.json': './web-types.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './loan-config.schema.json': './loan-config.schema.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(imported(folder).map((id) => [id, rangeOf(id, dependencies)])),
  };
}

/** `npm/README.md`, without the pictures: the package has none of them. */
export const readme = () =>
  existsSync(inside('README.md')) ? readFileSync(inside('README.md'), 'utf8').replace(/^!\[[^\]]*\]\([^)]*\)\n+/gm, '') : undefined;
