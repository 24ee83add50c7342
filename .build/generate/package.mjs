import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inside } from '../paths.mjs';

/** Packages that the built modules import; react-dom is asked for by what mounts React. */
function imported(folder) {
  const names = new Set(['react-dom']);
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(path.join(folder, file), 'utf8');
    for (const [, id] of code.matchAll(/(?:from|import)\s*\(?\s*['"]([^.'"][^'"]*)['"]/g)) {
      names.add(
        id
          .split('/')
          .slice(0, id.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
  return [...names].sort();
}

/** Our own pages have the React that weighs less; a project has one React, its own. */
const NEWER = { react: ' || ^19.0.0', 'react-dom': ' || ^19.0.0' };

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
      './react': types('react'),
      './vue': types('vue'),
      './custom-elements.json': './custom-elements.json',
      './web-types.json': './web-types.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(imported(folder).map((id) => [id, `^${dependencies[id]}${NEWER[id] ?? ''}`])),
  };
}

export const readme = () => (existsSync(inside('README.md')) ? readFileSync(inside('README.md'), 'utf8') : undefined);
