import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from '../node.mjs';
import { deploymentConfig } from '../plugins/hosts.mjs';
import { customData, webTypes } from './editors.mjs';
import { frameworks, frameworkTypes } from './frameworks.mjs';
import { queriesOf, routesFor } from './hosting.mjs';
import { manifest } from './manifest.mjs';
import { describe } from './model.mjs';
import { packageJson, readme } from './package.mjs';
import { elementTypes, indexTypes } from './types.mjs';

/** The hash of every script and stylesheet a page may load. */
function integrity(folder) {
  const files = readdirSync(folder, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  const loaded = files.filter((file) => /\.(js|css)$/.test(file) && !file.startsWith('npm/') && !file.startsWith('demo/')).sort();
  return Object.fromEntries(
    loaded.map((file) => [
      file,
      `sha384-${createHash('sha384')
        .update(readFileSync(path.join(folder, file)))
        .digest('base64')}`,
    ]),
  );
}

/** Everything that is made of the contracts, the rows and the tables, into a folder that holds the bundles. */
export async function generate(folder) {
  const [model, { routes }, api, { configSchema }, config] = await Promise.all([
    describe(),
    load('src/navigation/routes.ts'),
    load('.build/openapi.ts'),
    load('.build/config-schema.ts'),
    deploymentConfig(),
  ]);
  const files = {
    'web-types.json': webTypes(model),
    'vscode.html-custom-data.json': customData(model),
    'loan-config.schema.json': configSchema(),
  };
  const npm = path.join(folder, 'npm');
  const words = readme();
  const texts = {
    ...Object.fromEntries(
      Object.entries(files).flatMap(([name, value]) => [
        [name, json(value)],
        [`npm/${name}`, json(value)],
      ]),
    ),
    'custom-elements.json': json(manifest(model, { defines: true })),
    'npm/custom-elements.json': json(manifest(model, { defines: false })),
    ...(api ? { 'openapi.json': json(api.openapi()) } : {}),
    'routes.json': json(
      routesFor(routes, config.routes, queriesOf(model.elements)).filter(({ file }) => existsSync(path.join(folder, file))),
    ),
    'sri.json': json(integrity(folder)),
    'npm/package.json': json(packageJson(model, npm)),
    ...(words ? { 'npm/README.md': words } : {}),
    'npm/index.d.ts': indexTypes(model, configSchema()),
    ...Object.fromEntries(
      frameworks.flatMap((framework) => [
        [`npm/${framework}.d.ts`, frameworkTypes(model, framework)],
        [`npm/${framework}.js`, 'export {};\n'],
      ]),
    ),
    'loan-elements.d.ts': `${model.elements.map(({ tag }) => `import './npm/elements/${tag}.js';`).join('\n')}\nexport { configure, type Config } from './npm/index.js';\n\n/** Finds the elements in a root, now and later, and loads each one's code: for a shadow root of the page's own. Again is harmless. */\nexport declare function discover(root: Document | ShadowRoot | DocumentFragment | Element): void;\n`,
  };
  for (const element of model.elements) {
    texts[`npm/elements/${element.tag}.d.ts`] = elementTypes(element);
    texts[`elements/${element.tag}.d.ts`] = `import '../npm/elements/${element.tag}.js';\n`;
  }
  await Promise.all(
    Object.entries(texts).map(async ([name, text]) => {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }),
  );
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
