import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ENDS, LAYERS } from './layers.js';

const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));

function plant(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

interface Found {
  readonly filename: string;
  readonly code: string;
}

/** What the linter says of the planted files, by file: the rules that were broken. */
function linted(): Map<string, string[]> {
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/oxlint'), ['--format', 'json', '.'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: readonly Found[] } = JSON.parse(stdout);
  const found = new Map<string, string[]>();
  for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code]);
  return found;
}

const inSource = (name: string) => (name === 'src/screens' ? 'src/screens/one' : name);
const specifier = (from: string, to: string) => path.posix.relative(inSource(from), `${inSource(to)}/x.js`);
const named = (to: string) => to.replace(/\//g, '-');

const pairs = Object.keys(LAYERS).flatMap((from) =>
  [...Object.keys(LAYERS), ...ENDS].filter((to) => to !== from).map((to) => ({ from, to, may: LAYERS[from]?.includes(to) ?? false })),
);

describe('the import rules', () => {
  let found = new Map<string, string[]>();
  const broke = (file: string, rule: string) => found.get(file)?.some((code) => code.includes(rule)) ?? false;

  before(() => {
    copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
    for (const { from, to } of pairs) {
      plant(`${inSource(from)}/type-${named(to)}.ts`, `import type { X } from '${specifier(from, to)}';\nexport type Y = X;\n`);
      plant(`${inSource(from)}/late-${named(to)}.ts`, `export const late = () => import('${specifier(from, to)}');\n`);
    }
    plant('src/screens/one/other.tsx', "export const late = () => import('../two/two.js');\n");
    plant('src/screens/one/parts/other.tsx', "import type { X } from '../../two/two.js';\nexport type Y = X;\n");
    plant('src/screens/one/parts/own.tsx', "import type { X } from '../one.js';\nexport type Y = X;\n");
    plant('src/screens/complaint-flow/flow.tsx', "import type { X } from '../complaint-list/complaint-list.js';\nexport type Y = X;\n");
    plant('src/screens/complaint-flow/stray.tsx', "import type { X } from '../bind-bank/bind-bank.js';\nexport type Y = X;\n");
    plant('src/screens/one/react.store.ts', "import type { ReactNode } from 'react';\nexport type Y = ReactNode;\n");
    plant('src/screens/one/styled.store.ts', "import './one.css';\n");
    plant('src/screens/one/drawn.store.ts', "import type { X } from '../../ui/button.js';\nexport type Y = X;\n");
    plant('src/screens/one/page.store.ts', 'export const at = () => [window, document, localStorage];\n');
    plant('src/screens/one/hooked.tsx', "import { useState } from 'react';\nexport const One = () => useState(0)[0];\n");
    plant('src/screens/one/asking.tsx', "export const one = () => fetch('/x');\n");
    plant('src/session/http.ts', "import axios from 'axios';\nexport const x = axios;\n");
    plant('src/api/client.ts', "export const x = () => import('axios');\n");
    plant('src/ui/gone.ts', "export const go = () => window.location.assign('/x');\n");
    plant('src/ui/opened.ts', "export const go = () => open('/x');\n");
    plant('src/ui/back.ts', 'export const go = () => history.back();\n');
    plant('src/session/newer.ts', 'export const x = Object.fromEntries([]);\n');
    plant('src/navigation/go.ts', "export const go = () => window.location.assign('/x');\n");
    plant('src/ui/barrel.ts', "export * from './gone.js';\nexport * from './opened.js';\n");
    plant('src/ui/any.ts', 'export const x = (y: any) => y;\n');
    plant('demo/lender/app.ts', "import type { X } from '../../src/api/endpoint.js';\nexport type Y = X;\n");
    plant('demo/lender/nosy.ts', "import type { X } from '../../src/session/scope.js';\nexport type Y = X;\n");
    found = linted();
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('know every folder there is', () => {
    const there = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const unknown = there.map(({ name }) => `src/${name}`).filter((name) => !(name in LAYERS));
    assert.deepEqual(unknown, []);
  });

  for (const kind of ['type', 'late']) {
    it(`hold for ${kind === 'type' ? 'types' : 'what is imported on demand'}`, () => {
      for (const { from, to, may } of pairs) {
        const red = broke(`${inSource(from)}/${kind}-${named(to)}.ts`, 'no-restricted-imports');
        assert.equal(red, !may, `${from} ${may ? 'may' : 'must not'} import ${to}`);
      }
    });
  }

  const red: [string, string][] = [
    ['src/screens/one/other.tsx', 'no-restricted-imports'],
    ['src/screens/one/parts/other.tsx', 'no-restricted-imports'],
    ['src/screens/complaint-flow/stray.tsx', 'no-restricted-imports'],
    ['src/screens/one/react.store.ts', 'no-restricted-imports'],
    ['src/screens/one/styled.store.ts', 'no-restricted-imports'],
    ['src/screens/one/drawn.store.ts', 'no-restricted-imports'],
    ['src/screens/one/page.store.ts', 'no-restricted-globals'],
    ['src/screens/one/hooked.tsx', 'no-restricted-imports'],
    ['src/screens/one/asking.tsx', 'no-restricted-globals'],
    ['src/session/http.ts', 'no-restricted-imports'],
    ['src/ui/gone.ts', 'no-restricted-properties'],
    ['src/ui/opened.ts', 'no-restricted-globals'],
    ['src/ui/back.ts', 'no-restricted-globals'],
    ['src/session/newer.ts', 'no-restricted-properties'],
    ['src/ui/barrel.ts', 'no-barrel-file'],
    ['src/ui/any.ts', 'no-explicit-any'],
    ['demo/lender/nosy.ts', 'no-restricted-imports'],
  ];
  for (const [file, rule] of red) it(`turn red at ${file}`, () => assert.ok(broke(file, rule), `${rule}: ${String(found.get(file))}`));

  for (const file of [
    'src/screens/one/parts/own.tsx',
    'src/screens/complaint-flow/flow.tsx',
    'src/api/client.ts',
    'src/navigation/go.ts',
    'demo/lender/app.ts',
  ]) {
    it(`let ${file} be`, () => assert.equal(found.get(file), undefined));
  }
});
