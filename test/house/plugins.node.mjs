import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readdir, readFile } from 'node:fs/promises';
import { parseAst } from 'rollup/parseAst';
import { inside } from '../../.build/paths.mjs';
import { axiosReached } from '../../.build/plugins/axios.mjs';
import { css } from '../../.build/plugins/css.mjs';
import { early } from '../../.build/plugins/early.mjs';
import { reactUsed } from '../../.build/plugins/react.mjs';
import { drawnLacking, INNER, innerIn, lessened } from '../../.build/plugins/react-dom.mjs';
import { source } from '../../.build/plugins/source.mjs';
import { CALLED, strip } from '../../.build/plugins/strip.mjs';
import { taken } from '../../.build/plugins/taken.mjs';
import { shortened } from '../../.build/short-names.mjs';
import { piecesOf, stateOf } from '../../.build/sketch.mjs';

const stripped = (file, code, rows) => strip(rows).transform.call({ parse: parseAst }, code, inside(file))?.code;

describe('the strip plugin', () => {
  it('takes words and request schemas out of rows, and only out of rows', () => {
    const row = `endpoint({ name: 'a', request: object({ doc: text }), answer: object({ request: text, doc: text }), doc: 'x', spec: 'y' })`;
    assert.equal(stripped('src/api/endpoints/loan.ts', row), `endpoint({ name: 'a', answer: object({ request: text, doc: text }), })`);
    assert.equal(stripped('src/api/client.ts', row), undefined);
  });

  it('takes out of rows, and only out of rows, what says how to call, where the call was made', () => {
    const row = `endpoint({ name: 'a', method: 'GET', path: at, reads: true, ok: ['00'], answer: object({ path: text }) })`;
    assert.equal(stripped('src/api/endpoints/loan.ts', row, CALLED), `endpoint({ name: 'a', ok: ['00'], answer: object({ path: text }) })`);
    assert.equal(stripped('elements/a-b.ts', `contract({ path: 'x' })`, CALLED), undefined);
  });

  it('takes words out of contracts and configuration keys, wherever they stand', () => {
    const contract = `contract({ tag: 'a-b', doc: 'x', attributes: { id: { type: 'id', doc: "y" + 'z' } }, doc2: 1, make: () => ({ spec: value }) })`;
    const left = `contract({ tag: 'a-b', attributes: { id: { type: 'id', } }, doc2: 1, make: () => ({ spec: value }) })`;
    assert.equal(stripped('elements/a-b.ts', contract), left);
    assert.equal(stripped('elements/a-b.ts?early', contract), left);
    assert.equal(stripped('src/config/keys.ts', `({ a: { schema: s, doc: 'x' } })`), '({ a: { schema: s, } })');
    assert.equal(stripped('src/screens/a/a.ts', contract), undefined);
  });
});

describe('the early plugin', () => {
  const at = {
    resolve: async (id) => ({ id: inside('src/screens/a', id.replace(/\.js$/, id.includes('store') ? '.ts' : '.tsx')) }),
    error: (message) => {
      throw new Error(message);
    },
  };
  const resolved = (specifier, importer) => early().resolveId.handler.call(at, specifier, importer, {});

  it('passes on to views and leaves the rest shared', async () => {
    const view = inside('src/screens/a/a.tsx?early');
    assert.equal(await resolved('./part.js', inside('src/screens/a/a.tsx')), null);
    assert.equal((await resolved('./a.js?early', inside('hosts/x.ts'))).id, view);
    assert.equal((await resolved('./part.js', view)).id, inside('src/screens/a/part.tsx?early'));
    assert.equal((await resolved('./a.store.js', view)).id, inside('src/screens/a/a.store.ts'));
    assert.equal(await resolved('react/jsx-runtime', view), inside('src/early/jsx-runtime.ts'));
    assert.equal(await resolved('nanostores', view), null);
    await assert.rejects(async () => resolved('react', view), /must not import react/);
  });
});

describe('what a page takes from its sketch', () => {
  const names = (functions) => functions.map(({ name }) => name);
  const left = async (tag, file, code) => (await taken().transform.call({ parse: parseAst }, code, inside(`${file}?early=${tag}`)))?.code;

  it('is what the sketch draws with; the page puts in what that leaves out', async () => {
    const { taken: views, late } = await piecesOf('repay-installment');
    for (const name of ['jsx', 'set', 'Button', 'Card', 'Field', 'Frame', 'WalletFields']) assert.ok(names(views).includes(name), name);
    for (const name of ['Icon', 'Picker', 'PaymentNotices', 'ResultDialog', 'docked', 'keepPlace', 'keptFocus'])
      assert.ok(names(late).includes(name), name);
    assert.deepEqual(
      names(views).filter((name) => names(late).includes(name)),
      [],
    );
  });

  it('does not stand in the page’s own script once more', async () => {
    const code = `export function Card() { return inner(); }\nexport function Other() { return Card(); }\nfunction inner() {}`;
    const mine = await left('repay-installment', 'src/ui/card.tsx', code);
    assert.match(mine, /import \{ t\d+ as Card \} from 'virtual:taken\/repay-installment';\nexport \{ Card \};/);
    assert.doesNotMatch(mine, /function Card/);
    assert.match(mine, /export function Other/);
    assert.equal(await left('no-such-screen', 'src/ui/card.tsx', code), undefined);
    assert.equal((await taken().transform.call({ parse: parseAst }, code, inside('src/ui/card.tsx?early'))) ?? undefined, undefined);
  });

  it('gives out a part of a view that the sketch left out', async () => {
    const code = 'function keptRows() {}\nexport function List() { return keptRows(); }';
    const mine = await left('repay-installment', 'src/ui/list.tsx', code);
    assert.match(mine, /function keptRows\(\) \{\}[^]*export \{ keptRows \};/);
    assert.doesNotMatch(mine, /function List/);
  });

  it('keeps nothing that the page would keep too', () => {
    const kept = (code) => stateOf(parseAst(code));
    assert.deepEqual(kept('const a = new WeakMap(); export const b = new Set(); let c = 0; export let d;'), ['a', 'b', 'c', 'd']);
    assert.deepEqual(
      kept(`const a = new Map([['x', 1]]); export const b = { c: 1 }; const d = () => new Map(); function e() { let f; }`),
      [],
    );
  });
});

describe('the css plugin', () => {
  it('lowers what the floor lacks, and keeps the cascade', async () => {
    const { code } = await css().load(inside('src/ui/tokens.css'));
    assert.match(code, /register\("[^]*", 0\);$/);
    assert.doesNotMatch(code, /inset:/);
    assert.match((await css().load(inside('src/ui/button.css'))).code, /, 1\);$/);
  });
});

describe('short names', () => {
  const rule = '.field__box--wrong[part=field]:hover .row-link__go{color:var(--loan-ink,var(--_danger))}';

  it('are those of classes and of private custom properties; parts, tokens and modifiers are as written', () => {
    assert.match(shortened(rule), /^\._\w{1,2}--wrong\[part=field\]:hover \._\w{1,2}\{color:var\(--loan-ink,var\(--_\w\)\)\}$/);
    assert.equal(shortened(shortened(rule)), shortened(rule));
    assert.equal(shortened('__proto__ a__b data-a--b --loan-radius'), '__proto__ a__b data-a--b --loan-radius');
  });

  it('are one for each name', async () => {
    const sheets = (await readdir('src', { recursive: true })).filter((file) => file.endsWith('.css'));
    const texts = await Promise.all(sheets.map((file) => readFile(`src/${file}`, 'utf8')));
    const names = new Set(texts.join().match(/[a-z][a-z\d-]*__[a-z\d]+(?:-[a-z\d]+)*|--_[a-z\d-]+/g));
    assert.ok(names.size > 200);
    assert.equal(new Set([...names].map(shortened)).size, names.size);
    for (const name of names) assert.ok(shortened(name).length < name.length, name);
  });

  it('are in a page’s own scripts and styles alike, and in nobody else’s', async () => {
    const made = async (file) => (await source({ short: true }).transform(`export const a = ".field__box"`, inside(file))).code;
    const [ours, theirs] = await Promise.all(['src/ui/field.tsx', 'demo/gallery/start.ts'].map(made));
    assert.match(ours, new RegExp(`"${shortened('.field__box')}"`));
    assert.match(theirs, /"\.field__box"/);
    const [short, long] = await Promise.all(
      [true, false].map(async (each) => (await css({ short: each }).load(inside('src/ui/field.css'))).code),
    );
    assert.ok(short.includes(`${shortened('.field__box')}{`) && !short.includes('field__'));
    assert.match(long, /\.field__box\{/);
  });
});

describe('axios as pages have it', () => {
  const at = (file) => inside(`node_modules/axios/${file}`);

  it('has all helpers of the whole one, each on its own', async () => {
    const code = await readFile(at('lib/utils.js'), 'utf8');
    const { body } = parseAst(axiosReached().transform(code, at('lib/utils.js')).code);
    const exported = body.flatMap(({ type, specifiers }) => (type === 'ExportNamedDeclaration' ? specifiers : []));
    const { default: whole } = await import(at('lib/utils.js'));
    assert.deepEqual(
      exported.map((each) => each.exported.name),
      Object.keys(whole),
    );
  });

  it('fails the build when the package is laid out in another way', () => {
    const plugin = axiosReached();
    const told = [];
    const end = () => plugin.buildEnd.call({ error: (message) => told.push(message) });
    plugin.load(at('index.js'));
    end();
    assert.match(told[0], /^axios has no lib\/adapters\/adapters\.js, .* now/);
    plugin.buildStart();
    end();
    assert.equal(told.length, 1);
  });
});

describe('React as pages have it', () => {
  const file = inside('node_modules/react-dom/cjs/react-dom.production.min.js');
  const pinned = async () => (await source().transform(await readFile(file, 'utf8'), file)).code;
  const lacking = (code) => drawnLacking(parseAst(code));

  it('is what is left of the pinned one, and of no other', async () => {
    const { code } = reactUsed().transform(await pinned(), file);
    parseAst(code);
    assert.doesNotMatch(code, /MozPrintableKey|accent-height|aspectRatio|\.bind\(null/);
    assert.throws(() => lessened('function Pa(a) { return a; }'), /React has no p, .*as it had/);
  });

  it('calls nothing by a short name that is spoken of as a word', async () => {
    const { code } = reactUsed().transform(await pinned(), file);
    const words = new Set([...code.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].flatMap(([, text]) => text.split(/[^\w$]+/)));
    assert.deepEqual(
      INNER.filter((name) => words.has(name)),
      [],
    );
    for (const name of INNER) assert.ok(new RegExp(`\\b${name}\\b`).test(code), name);
  });

  it('leaves the names of others alone', () => {
    assert.equal(innerIn('const a = { flags: 1 };'), 'flags');
    assert.equal(innerIn('a.sibling()'), 'sibling');
    assert.equal(innerIn('a[flags]; b.other; const { more } = c;'), undefined);
  });

  it('fails the build of a view that would need more of it', () => {
    assert.equal(lacking(`jsx("input", { onFocus: f })`), 'onFocus');
    assert.equal(lacking(`jsxs("div", { children: [jsx("p", { onClick: f }), jsx("img", { crossOrigin: "anonymous" })] })`), 'crossOrigin');
    assert.equal(lacking(`jsx("select", {})`), 'select');
    assert.equal(lacking(`jsx("loan-confirm", {})`), 'loan-confirm');
    assert.equal(lacking(`jsx("p", { ...a ? { dangerouslySetInnerHTML: x } : {} })`), 'dangerouslySetInnerHTML');
    assert.equal(lacking(`const more = (a) => ({ autoFocus: true }); jsx("p", { ...more(1) })`), 'autoFocus');
    assert.equal(lacking(`jsx("p", { onClick: (event) => event.clientX })`), 'clientX');
    assert.equal(lacking(`jsx("p", { onClick: (event) => at(event) })`), 'event');
    assert.equal(lacking(`jsx("p", { onClick: (event) => at(event.nativeEvent) })`), undefined);
    assert.equal(lacking(`jsx(Own, { onFocus: f, select: g }); jsx("input", { onChange: f, "aria-label": "x", value: 1 })`), undefined);
  });
});
