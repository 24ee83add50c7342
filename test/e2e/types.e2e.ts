import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { builtFolder } from '../kit/serve.js';

const OPTIONS = {
  strict: true,
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
  module: 'ESNext',
  moduleResolution: 'Bundler',
  target: 'ES2022',
  jsx: 'react-jsx',
  noEmit: true,
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
};

const PLAIN = `
import { configure } from 'loan-elements';
import { define, LoanConfirmElement } from 'loan-elements/elements/loan-confirm.js';
configure({ apiBase: '', theme: 'dark', wire: { paths: { '/a': '/b' } } });
// @ts-expect-error: no such theme
configure({ theme: 'purple' });
// @ts-expect-error: no such route
configure({ routes: { lonConfirm: '/x' } });
// @ts-expect-error: no such action
configure({ bridge: { names: { goHme: 'x' } } });
const paths: Readonly<Record<string, string>> = { loanConfirm: '/x' };
configure({ routes: paths, locale: 'sw-TZ' });
// @ts-expect-error: no such key
configure({ api: '' });
const tag: string = define({ prefix: 'acme' });
const element = document.createElement('loan-confirm');
element.productId = 'p1';
element.sessionId = undefined;
// @ts-expect-error: an id is text
element.productId = 4;
element.addEventListener('loan-confirmed', (event) => event.detail.url.length);
element.addEventListener('click', (event) => event.clientX);
element.addEventListener('loan-error', (event) => {
  const kind: 'refused' | 'contract' | 'network' | 'timeout' | 'http' = event.detail.kind;
  // @ts-expect-error: a kind is no number
  const number: number = event.detail.kind;
  return [kind, number, tag];
});
document.querySelector('loan-confirm')?.reload();
declare const container: HTMLDivElement & { shadowRoot: ShadowRoot };
document.addEventListener('loan-confirmed', (event) => event.detail.url.length);
document.removeEventListener('loan-confirmed', (event) => event.detail.url.length);
window.addEventListener('loan-navigate', (event) => event.detail.route?.length);
window.addEventListener('loan-session-expired', ({ detail }) => detail.renew({ sessionId: 's' }));
container.addEventListener('loan-rated', (event) => event.detail.stars.toFixed());
container.shadowRoot.addEventListener('loan-repaid', (event) => event.detail.amount.toFixed());
// @ts-expect-error: no such detail
document.addEventListener('loan-confirmed', (event) => event.detail.nothing);
// @ts-expect-error: no such detail
window.addEventListener('loan-toast', (event) => event.detail.nothing);
export const title: string = new LoanConfirmElement().screenTitle;
`;

const REACT = `
import type {} from 'loan-elements/react';
export const good = (
  <loan-confirm
    product-id="p1"
    sessionId="s"
    className="wide"
    theme="dark"
    onloan-confirmed={(event) => event.detail.url.length}
    ref={(element) => element?.reload()}
  />
);
// @ts-expect-error: no such theme
export const theme = <loan-confirm theme="purple" />;
// @ts-expect-error: no such element
export const unknown = <loan-nothing />;
`;

const LISTED = `
import type {} from 'loan-elements/react';
export const list = (ids: readonly string[]) => ids.map((id) => <order-detail key={id} product-id="p1" order-id={id} />);
// @ts-expect-error: a key is text or a number
export const wrong = <order-detail key={{}} product-id="p1" order-id="o1" />;
`;

const PREFIXED = `
import type { Prefixed } from 'loan-elements/react';
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Prefixed<'acme'> {}
  }
}
export const good = <acme-loan-confirm key="1" product-id="p1" onloan-confirmed={(event) => event.detail.url.length} ref={(element) => element?.reload()} />;
// @ts-expect-error: no such theme
export const theme = <acme-loan-confirm theme="purple" />;
// @ts-expect-error: no such prefix
export const unknown = <other-loan-confirm />;
`;

/** React 18 sets attributes, and hears nothing. */
const OLDER = `
import type {} from 'loan-elements/react';
export const good = <loan-confirm product-id="p1" ref={(element) => element?.reload()} />;
// @ts-expect-error: nobody would hear it
export const unheard = <loan-confirm product-id="p1" onloan-confirmed={(event) => event.detail.url.length} />;
`;

const PAGE = `
import 'loan-elements-page/elements/loan-confirm.js';
export const id: string | undefined = document.querySelector('loan-confirm')?.productId;
document.addEventListener('loan-confirmed', (event) => event.detail.productId.length);
`;

const LOADER = `
import { configure, discover } from 'loan-elements-page/loan-elements.js';
configure({ theme: 'dark' });
discover(document.createElement('div').attachShadow({ mode: 'open' }));
// @ts-expect-error: an element's name is no root
discover('loan-confirm');
window.addEventListener('loan-confirmed', (event) => event.detail.productId.length);
`;

/** Each is a project of its own: what one imports, another does not know. README's code stands in it as it is. */
const files: ReadonlyMap<string, string> = new Map([
  ['plain.ts', PLAIN],
  ['react.tsx', REACT],
  ['react-listed.tsx', LISTED],
  ['react-prefixed.tsx', PREFIXED],
  ['page.ts', PAGE],
  ['loader.ts', LOADER],
  ...Array.from(readFileSync('README.md', 'utf8').matchAll(/^```([tj]sx?)\n([^]*?)^```$/gm), ([, kind = '', code = ''], at) => {
    return [`readme-${at + 1}.${kind.replace('j', 't')}`, code] as const;
  }),
]);

describe('the types of the package', () => {
  let project = '';
  before(() => {
    project = mkdtempSync(path.join(tmpdir(), 'consumer-'));
    mkdirSync(path.join(project, 'node_modules/@types'), { recursive: true });
    cpSync(path.join(builtFolder(), 'npm'), path.join(project, 'node_modules/loan-elements'), { recursive: true });
    cpSync(builtFolder(), path.join(project, 'node_modules/loan-elements-page'), { recursive: true });
    for (const name of ['@types/react', 'react'])
      symlinkSync(path.resolve('test/react-19/node_modules', name), path.join(project, 'node_modules', name));
    symlinkSync(path.resolve('node_modules/csstype'), path.join(project, 'node_modules/csstype'));
    for (const [name, code] of files) writeFileSync(path.join(project, name), code);
  });
  after(() => rmSync(project, { recursive: true, force: true }));

  it('are shown in README', () => assert.ok(files.has('readme-1.ts')));

  for (const name of ['react-18.tsx', ...files.keys()]) {
    it(`hold in ${name}, and refuse what is wrong`, () => {
      const react = path.resolve('node_modules/@types/react');
      const options = name === 'react-18.tsx' ? { ...OPTIONS, paths: { react: [react], 'react/*': [`${react}/*`] } } : OPTIONS;
      writeFileSync(path.join(project, 'react-18.tsx'), OLDER);
      writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: [name] }));
      const { stdout, status } = spawnSync(path.resolve('node_modules/.bin/tsc'), ['-p', project], { encoding: 'utf8' });
      assert.equal(status, 0, stdout);
    });
  }
});
