import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import Ajv from 'ajv';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const npm = path.join(process.env.LOAN_DIST ?? path.resolve('dist'), 'npm');
const bin = (name) => path.resolve('node_modules/.bin', name);

const VUE = `
import type { GlobalComponents, HTMLAttributes } from 'vue';
import type { Prefixed } from 'loan-elements/vue';
declare module 'vue' {
  interface GlobalComponents extends Prefixed<'acme'> {}
}
type Props = InstanceType<GlobalComponents['loan-confirm']>['$props'];
export const good: Props = { key: 1, productId: 'p1', theme: 'dark', onLoanConfirmed: (event) => event.detail.url.length };
// @ts-expect-error: no such theme
export const bad: Props = { productId: 'p1', theme: 'purple' };
type Code = InstanceType<GlobalComponents['repay-code']>['$props'];
export const numbers: Code = { showType: 2, repayAmount: 12.5 };
// @ts-expect-error: no such type
export const third: Code = { showType: 3 };
export const around: HTMLAttributes = { onLoanConfirmed: (event) => event.detail.url.length };
// @ts-expect-error: of another type
export const other: HTMLAttributes = { onLoanConfirmed: (event) => event.detail.amount };
// @ts-expect-error: no such element
export type Unknown = GlobalComponents['loan-nothing'];
type AcmeProps = InstanceType<GlobalComponents['acme-loan-confirm']>['$props'];
export const prefixed: AcmeProps = { productId: 'p1', theme: 'dark' };
// @ts-expect-error: no such theme
export const wrong: AcmeProps = { productId: 'p1', theme: 'purple' };
`;

const SVELTE = `
import type { SvelteHTMLElements } from 'svelte/elements';
import type { Prefixed } from 'loan-elements/svelte';
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Prefixed<'acme'> {}
}
type Props = SvelteHTMLElements['loan-confirm'];
export const good: Props = { class: 'wide', productId: 'p1', theme: 'dark', 'onloan-confirmed': (event) => event.detail.url.length };
// @ts-expect-error: no such theme
export const bad: Props = { productId: 'p1', theme: 'purple' };
// @ts-expect-error: of another type
export const heard: Props = { 'onloan-confirmed': (event) => event.detail.amount };
export const around: SvelteHTMLElements['main'] = { 'onloan-confirmed': (event) => event.detail.url.length };
// @ts-expect-error: of another type
export const other: SvelteHTMLElements['main'] = { 'onloan-confirmed': (event) => event.detail.amount };
// @ts-expect-error: no such theme
export const wrong: SvelteHTMLElements['acme-loan-confirm'] = { theme: 'purple' };
`;

/** What is JSX: how a listener is written differs, and how a property is. */
const jsx = (module, listener, property = (name) => name) => `
import type { Prefixed } from 'loan-elements/${module === 'solid-js' ? 'solid' : module}';
declare module '${module}' {
  namespace JSX {
    interface IntrinsicElements extends Prefixed<'acme'> {}
  }
}
export const good = <loan-confirm class="wide" product-id="p1" theme="dark" ${listener}={(event) => void event.detail.url.length} />;
// @ts-expect-error: no such theme
export const bad = <loan-confirm product-id="p1" theme="purple" />;
// @ts-expect-error: no such detail
export const heard = <loan-confirm ${listener}={(event) => void event.detail.amount} />;
// @ts-expect-error: no such element
export const unknown = <loan-nothing />;
export const prefixed = <acme-loan-confirm ${property('productId')}="p1" theme="dark" />;
// @ts-expect-error: no such theme
export const wrong = <acme-loan-confirm theme="purple" />;
`;

/** Around the elements their events are heard, too. */
const SOLID = `
export const around = <main on:loan-confirmed={(event) => void event.detail.url.length} />;
// @ts-expect-error: of another type
export const other = <main on:loan-confirmed={(event) => void event.detail.amount} />;
`;

/** Each framework's templates, as far as TypeScript alone reads them. */
const TEMPLATES = {
  'vue.ts': { text: VUE },
  'svelte.ts': { text: SVELTE },
  'preact.tsx': { text: jsx('preact', 'onloan-confirmed'), jsx: 'react-jsx', jsxImportSource: 'preact' },
  'solid.tsx': {
    text: SOLID + jsx('solid-js', 'on:loan-confirmed', (name) => `prop:${name}`),
    jsx: 'preserve',
    jsxImportSource: 'solid-js',
  },
};

/** In Node there is no document: importing is harmless, defining does nothing. */
const SERVER = `
import { readdirSync } from 'node:fs';
import { configure } from 'loan-elements';
const names = readdirSync(new URL('./node_modules/loan-elements/elements/', import.meta.url)).filter((name) => name.endsWith('.js'));
configure({ provider: 'lender' });
for (const name of names) {
  const made = await import('loan-elements/elements/' + name);
  made.define();
}
console.log(names.length);
`;

describe('the package', () => {
  let folder = '';
  let project = '';
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
    project = path.join(folder, 'project');
    const { status, stderr } = spawnSync('npm', ['pack', npm, '--pack-destination', folder, '--silent', '--offline'], {
      encoding: 'utf8',
      cwd: folder,
    });
    assert.equal(status, 0, stderr);
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    mkdirSync(path.join(project, 'node_modules/loan-elements'), { recursive: true });
    spawnSync('tar', ['-xzf', path.join(folder, file), '--strip-components=1', '-C', path.join(project, 'node_modules/loan-elements')]);
    for (const name of readdirSync(path.resolve('node_modules'))) {
      if (!name.startsWith('.')) symlinkSync(path.resolve('node_modules', name), path.join(project, 'node_modules', name));
    }
    writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('has nothing for publint to say', async () => {
    const { messages, pkg } = await publint({ pkgDir: npm, strict: true, pack: false });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg)),
      [],
    );
  });

  it('has types that are not wrong', () => {
    const { status, stdout } = spawnSync(bin('attw'), ['--pack', npm, '--profile', 'esm-only', '--no-color', '--quiet'], {
      encoding: 'utf8',
    });
    assert.equal(status, 0, stdout);
  });

  it('has a manifest that is valid by its schema, with every element', () => {
    const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
    const manifest = json(path.join(npm, 'custom-elements.json'));
    const valid = new Ajv({ strict: false, allErrors: true }).compile(
      json(path.resolve('node_modules/custom-elements-manifest/schema.json')),
    );
    assert.ok(valid(manifest), JSON.stringify(valid.errors));
    const tags = manifest.modules.flatMap((module) => module.declarations ?? []).flatMap((made) => made.tagName ?? []);
    assert.deepEqual(
      tags.sort(),
      readdirSync(path.join(npm, 'elements'))
        .filter((name) => name.endsWith('.d.ts'))
        .map((name) => name.slice(0, -5))
        .sort(),
    );
  });

  it('has a manifest that says what can be prevented, and exports what the modules do', async () => {
    for (const { path: file, declarations, exports } of JSON.parse(readFileSync(path.join(npm, 'custom-elements.json'), 'utf8')).modules) {
      const { events } = declarations.find(({ tagName }) => tagName);
      const cancelable = events.filter(({ description }) => description.endsWith(' Cancelable.')).map(({ name }) => name);
      assert.deepEqual(cancelable, ['loan-navigate', 'loan-native', 'loan-session-expired'], file);
      const made = await import(path.join(project, 'node_modules/loan-elements', file));
      assert.deepEqual(
        exports.map(({ kind, name }) => `${kind} ${name}`).sort(),
        Object.keys(made)
          .map((name) => `js ${name}`)
          .sort(),
      );
    }
  });

  it('has all that its README shows or leads to', () => {
    const words = readFileSync(path.join(project, 'node_modules/loan-elements/README.md'), 'utf8');
    const places = Array.from(words.matchAll(/\]\((?!https:|#)([^)\s]+)\)/g), ([, place]) => place);
    assert.deepEqual(
      places.filter((place) => !existsSync(path.join(project, 'node_modules/loan-elements', place))),
      [],
    );
  });

  it('is imported in Node without harm', () => {
    writeFileSync(path.join(project, 'server.js'), SERVER);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['server.js'], { cwd: project, encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    assert.ok(Number(stdout) >= 26, stdout);
  });

  for (const [file, { text, ...options }] of Object.entries(TEMPLATES))
    it(`compiles in ${file}, and refuses what is wrong`, () => {
      writeFileSync(path.join(project, file), text);
      const compilerOptions = {
        strict: true,
        skipLibCheck: true,
        module: 'ESNext',
        moduleResolution: 'Bundler',
        target: 'ES2022',
        noEmit: true,
        lib: ['ES2022', 'DOM'],
        types: [],
        ...options,
      };
      writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
      const { status, stdout } = spawnSync(bin('tsc'), ['-p', project], { encoding: 'utf8' });
      assert.equal(status, 0, stdout);
    });
});
