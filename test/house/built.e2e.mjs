import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { belowFloor } from '../../.build/floor.mjs';
import { shortened } from '../../.build/short-names.mjs';

const dist = process.env.LOAN_DIST;
const files = readdirSync(dist, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
const scripts = files.filter((file) => file.endsWith('.js') && !/^(npm|demo)\//.test(file));
const read = (file) => readFileSync(path.join(dist, file), 'utf8');
const json = (file) => JSON.parse(read(file));

describe('the built files', () => {
  it('keep to the floor in syntax and in what they call', () => {
    const found = scripts.flatMap((file) => belowFloor(read(file)).map((what) => `${file}: ${what}`));
    assert.deepEqual(found, []);
  });

  it('the check of the floor bites', () => {
    const newer = [
      'a?.b',
      'a ?? b',
      'class A { b = 1 }',
      'x = 1n',
      '/(?<=a)b/',
      '[1].at(0)',
      'queueMicrotask(f)',
      'Object.fromEntries(x)',
      'a ||= b',
      'export * as a from "b"',
    ];
    assert.deepEqual(
      newer.filter((code) => belowFloor(code).length === 0),
      [],
    );
    const fine = [
      'typeof queueMicrotask=="function"?queueMicrotask(f):f()',
      'a.at&&a.at(0)',
      'e={at:1};e.at',
      'import("x")',
      'async()=>{for await(const a of b);}',
      'if(crypto.randomUUID)crypto.randomUUID()',
    ];
    assert.deepEqual(
      fine.filter((code) => belowFloor(code).length > 0),
      [],
    );
  });

  it('have a view once on a page: in its sketch, and in a file for where that may not run', () => {
    const one = (name) => scripts.find((file) => new RegExp(`^chunks/loan-confirm-${name}-[\\w-]+\\.js$`).test(file));
    const VIEW = new RegExp(`"${shortened('row-link__body')}"`);
    assert.match(read('hosts/loan-confirm.html'), VIEW);
    assert.match(read(one('pieces')), VIEW);
    assert.doesNotMatch(read(one('page')), VIEW);
    assert.match(read(one('page')), new RegExp(`"${shortened('dialog__title')}"`));
  });

  it('have the styles of a screen once on a page, in the sketch, and whole', () => {
    const page = read('hosts/repay-installment.html');
    const later = JSON.parse(/id="loan-chunks">(.*?)<\/script>/.exec(page)[1]);
    const waiting = [
      ...page.matchAll(/<link rel="modulepreload" media="not all" href="([^"]+)" integrity="[^"]+" crossorigin="anonymous">/g),
    ];
    assert.ok(waiting.length >= 4);
    const [rule] = /\.installments-head\{[^}]*\}/.exec(read('loan-elements.css'));
    assert.equal(page.split(rule).length, 2);
    for (const href of [...later.map(([each]) => each), ...waiting.map(([, each]) => each)])
      assert.ok(!read(href.replace('../', '')).includes(rule), href);
    assert.ok(read(scripts.find((file) => /repay-installment-pieces/.test(file))).includes(rule));
    assert.ok(
      scripts.some((file) => /^chunks\/repay-installment-(?!page|pieces)/.test(file) && read(file).includes(rule)),
      'for partners',
    );
  });

  it('have no style with var() in what the floor does not know: not even the one before it would stand', () => {
    const lost = (css) =>
      (
        css.replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '').match(/[\w-]+:[^{};]*\b(?:min|max|clamp|color-mix)\([^{};]*/g) ?? []
      ).filter((declaration) => declaration.includes('var('));
    assert.deepEqual(lost(read('loan-elements.css')), []);
    assert.deepEqual(lost('a{top:1px;width:min(1px,var(--a))}'), ['width:min(1px,var(--a))']);
    assert.deepEqual(lost('@supports (width:min(1px,2px)){a{width:min(1px,var(--a))}}b{width:min(1px,2px)}c{grid:minmax(0,var(--b))}'), []);
  });

  it('hold one React and one nanostores', () => {
    for (const mark of ['Symbol.for("react.element")', 'nanostoresGlobal', 'Symbol.for("react.portal")']) {
      const holders = scripts.filter((file) => /^(chunks|elements)\//.test(file) && read(file).includes(mark));
      assert.ok(new Set(holders.map((file) => file.replace(/-[\w-]{7}\.js$/, ''))).size <= 1, `${mark}: ${holders.join(', ')}`);
    }
  });

  it('hold no documentation and no request schemas', () => {
    const words = json('custom-elements.json').modules.flatMap(({ declarations: [element] }) => [
      element.description,
      ...element.attributes.map(({ description }) => description),
    ]);
    const told = new Set(words.filter((text) => text && text.length > 20).map((text) => text.replace(/ Required\.$/, '')));
    for (const file of scripts) {
      const code = read(file);
      assert.deepEqual(
        [...told].filter((text) => code.includes(text)),
        [],
        file,
      );
    }
  });

  it('have addresses that count from where they stand', () => {
    for (const file of files.filter((name) => /\.(html|js|css)$/.test(name) && !/^(npm|demo)\//.test(name))) {
      const absolute = [...read(file).matchAll(/(?:src|href)="(\/[^"]*)"|(?:from|import\()\s*"(\/[^"]*)"|url\((\/[^)]*)\)/g)].map(
        ([all]) => all,
      );
      assert.deepEqual(absolute, [], file);
    }
  });

  it('are what sri.json says, every script', () => {
    const sums = json('sri.json');
    for (const file of scripts)
      assert.equal(
        sums[file],
        `sha384-${createHash('sha384')
          .update(readFileSync(path.join(dist, file)))
          .digest('base64')}`,
        file,
      );
  });

  it('lead every route to a page', () => {
    const rows = json('routes.json');
    for (const { file } of rows) assert.ok(existsSync(path.join(dist, file)), file);
    assert.equal(new Set(rows.map(({ path: from }) => from)).size, rows.length);
  });

  it('tell the keys of every page: those attributes that are its element’s alone', () => {
    const { modules } = json('custom-elements.json');
    const elements = new Map(modules.map(({ declarations: [element] }) => [element.tagName, element.attributes]));
    const shared = elements.get('about-us').map(({ name }) => name);
    for (const { file, query } of json('routes.json')) {
      const own = elements.get(path.basename(file, '.html')).filter(({ name }) => !shared.includes(name));
      assert.deepEqual(
        query.map(({ key, required, description }) => [key, required ? `${description} Required.` : description]),
        own.map(({ fieldName, description }) => [fieldName, description]),
        file,
      );
    }
  });

  it('may be imported in Node', async () => {
    for (const file of ['loan-elements.js', ...scripts.filter((name) => name.startsWith('elements/'))]) {
      await import(pathToFileURL(path.join(dist, file)).href);
    }
    const npm = await import(pathToFileURL(path.join(dist, 'npm/index.js')).href);
    assert.equal(typeof npm.configure, 'function');
    for (const file of files.filter((name) => /^npm\/elements\/.*\.js$/.test(name))) {
      const made = await import(pathToFileURL(path.join(dist, file)).href);
      assert.equal(typeof made.define(), 'string');
    }
  });

  it('have an element, a class and types for every contract', () => {
    const { modules } = json('custom-elements.json');
    assert.ok(modules.length > 0);
    for (const {
      path: file,
      declarations: [{ name }],
    } of modules) {
      assert.ok(existsSync(path.join(dist, file)), file);
      assert.match(read(`npm/${file}`), new RegExp(`\\b${name}\\b`));
      assert.match(read(`npm/${file.replace(/\.js$/, '.d.ts')}`), new RegExp(`class ${name}\\b`));
    }
  });

  for (const folder of ['', 'npm/'])
    it(`export what ${folder}custom-elements.json says, and define what it says`, async () => {
      for (const { path: file, exports, declarations } of json(`${folder}custom-elements.json`).modules) {
        const made = await import(pathToFileURL(path.join(dist, folder, file)).href);
        const named = (kind) => exports.filter((each) => each.kind === kind).map(({ name }) => name);
        assert.deepEqual(named('js').sort(), Object.keys(made).sort(), file);
        // Only what exports no way to define its element defines it by itself.
        assert.deepEqual(named('custom-element-definition'), made.define ? [] : [declarations[0].tagName], file);
        for (const { declaration } of exports)
          assert.ok(
            declarations.some(({ name }) => name === declaration.name),
            file,
          );
      }
    });
});
