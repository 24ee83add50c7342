import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import { contracts, load } from '../../.build/node.mjs';
import { walk } from '../../.build/walk.mjs';

/** Files that choose what they say from a table of keys, and where the table stands, if elsewhere: every string there counts as said. */
const CHOOSING = new Map([
  ['src/screens/complaint-flow/complaint-flow.tsx', []],
  ['src/screens/complaint-submit/parts/images.store.ts', ['src/screens/complaint-submit/parts/shrink.ts']],
  ['src/screens/contact-form/contact-form.tsx', ['src/screens/contact-form/contact-form.store.ts']],
  ['src/screens/delete-account/parts/delete-dialogs.tsx', []],
  ['src/screens/payment-instructions/payment-instructions.tsx', ['src/screens/payment-instructions/parts/content.ts']],
  ['src/screens/register-promo/parts/download-page.tsx', []],
  ['src/screens/repay-choose/repay-choose.tsx', []],
  ['src/screens/test-preview/test-preview.tsx', ['src/screens/test-preview/test-preview.ready.ts']],
  ['src/session/error-text.ts', []],
  ['src/session/wallet-pay.ts', []],
  ['src/ui/unknown.tsx', []],
]);
const TABLES = new Set([...CHOOSING].flat(2));

const GROUPS = readdirSync('src/i18n/en').map((file) => file.replace('.ts', ''));

const files = ['src', 'elements'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('i18n/'))
    .map((file) => `${folder}/${file}`),
);

/** What a call of `t` may say: its first argument, whichever way a condition goes. `undefined` for what is only known when it runs. */
function keysIn(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  const ways = node?.type === 'ConditionalExpression' ? [node.consequent, node.alternate] : undefined;
  const keys = ways?.map(keysIn);
  return keys?.every(Boolean) ? keys.flat() : undefined;
}

/** `t(…)`, `scope.t(…)`, `words()(…)`: the ways to say a message. */
function says({ callee }) {
  if (callee.type === 'Identifier') return callee.name === 't';
  if (callee.type === 'MemberExpression') return callee.property.name === 't';
  return callee.type === 'CallExpression' && callee.callee.name === 'words';
}

/** The keys a file says, every string in it, and whether it says what is chosen from a table. */
function read(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: path.extname(file) === '.tsx' ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'esnext',
  });
  const found = { said: [], strings: [], chooses: false };
  walk(parseAst(code), (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.strings.push(node.value);
    if (node.type !== 'CallExpression' || !says(node)) return;
    const keys = keysIn(node.arguments[0]);
    if (keys) found.said.push(...keys);
    else found.chooses = true;
  });
  return found;
}

const sources = new Map(files.map((file) => [file, read(file)]));

describe('message keys', () => {
  it('are said in a file of the group that has them', async () => {
    const all = await contracts();
    const groupOf = new Map(all.map(({ tag, messages }) => [tag, messages[0]]));
    const said = new Map(GROUPS.map((group) => [group, new Set()]));
    for (const { messages, title } of all) said.get(messages[0]).add(title);
    for (const [file, { said: keys, strings }] of sources) {
      const group = groupOf.get(/^src\/screens\/([^/]+)\//.exec(file)?.[1]);
      for (const key of TABLES.has(file) ? strings : keys) for (const one of group ? [group, 'common'] : GROUPS) said.get(one).add(key);
    }
    const unused = [];
    const { repay } = await load('src/i18n/en/repay.ts');
    for (const group of GROUPS) {
      const { [group]: english } = await load(`src/i18n/en/${group}.ts`);
      unused.push(
        ...Object.keys(english)
          // Those of every way to pay are said there.
          .filter((key) => !said.get(group).has(key) && !(group === 'card' && key in repay))
          .map((key) => `${group}.${key}`),
      );
    }
    assert.deepEqual(unused, []);
  });

  it('are chosen from tables in the listed files only', () => {
    const choosing = [...sources].filter(([, { chooses }]) => chooses).map(([file]) => file);
    assert.deepEqual(choosing.sort(), [...CHOOSING.keys()].sort());
  });
});
