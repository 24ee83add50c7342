import { readFile, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { nginx, redirects } from './generate/hosting.mjs';
import { describe } from './generate/model.mjs';
import { inside } from './paths.mjs';
import { page } from './size.mjs';

/** Fills the marked parts of README.md out of the contracts, the tables and the build. `--check` only says whether they are right. */
const check = process.argv.includes('--check');
const cell = (text) =>
  String(text ?? '')
    .replace(/\|/g, '\\|')
    .replace(/\s+/g, ' ');
const table = (head, rows) =>
  [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`)].join(
    '\n',
  );
const code = (text) => `\`${text}\``;
const listed = (names) => names.map(code).join(', ') || '–';

const model = await describe();
const routes = JSON.parse(readFileSync(inside('dist/routes.json'), 'utf8'));

/** A row for each key of a host page, below the paths that lead to it. */
function queryRows() {
  return [...new Set(routes.map(({ file }) => file))].flatMap((file) => {
    const rows = routes.filter((row) => row.file === file);
    return rows[0].query.map(({ key, required, description }, at) => [
      at === 0 ? rows.map(({ path }) => code(path)).join(', ') : '',
      code(required ? `${key}*` : key),
      description,
    ]);
  });
}

/** A row for each event of single elements: those that tell it alike share one. */
function ownRows() {
  const told = new Map();
  for (const { tag, events } of model.elements) {
    for (const { name, detail, doc } of events) {
      const key = JSON.stringify([name, detail, doc]);
      told.set(key, [...(told.get(key) ?? []), tag]);
    }
  }
  return [...told]
    .map(([key, tags]) => [...JSON.parse(key), tags])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, detail, doc, tags]) => [code(name), listed(tags), code(detail), doc]);
}

const kB = (bytes) => (bytes / 1000).toFixed(1);
const parts = {
  elements: table(
    ['element', 'what it is', 'attributes', 'events'],
    model.elements.map((element) => [
      code(`<${element.tag}>`),
      element.doc,
      listed(
        element.attributes
          .map(({ name, required }) => (required ? `${name}*` : name))
          .concat(element.properties.map(({ name }) => `.${name}`)),
      ),
      listed(element.events.map(({ name }) => name)),
    ]),
  ),
  session: table(
    ['attribute', 'what it is'],
    model.shared.attributes.map(({ name, doc }) => [code(name), doc]),
  ),
  events: table(
    ['event', 'detail', 'what happened'],
    model.shared.events.map(({ name, detail, cancelable, doc }) => [code(name) + (cancelable ? ' (cancelable)' : ''), code(detail), doc]),
  ),
  own: table(['event', 'elements', 'detail', 'what happened'], ownRows()),
  properties: table(
    ['property', 'element', 'type', 'what it is'],
    model.elements.flatMap(({ tag, properties }) =>
      properties.map(({ name, type, doc }) => [code(`.${name}`), code(tag), code(type), doc]),
    ),
  ),
  query: table(['page', 'key', 'what it is'], queryRows()),
  config: table(
    ['key', 'what it is'],
    model.config.map(({ name, doc }) => [code(name), doc]),
  ),
  tokens: table(
    ['property', 'what it is', 'default'],
    model.cssProperties.map(({ name, doc, default: value }) => [code(name), doc, code(value)]),
  ),
  nginx: `\`\`\`nginx\n${nginx(routes)}\n\`\`\``,
  redirects: `\`\`\`text\n${redirects(routes)}\n\`\`\``,
  sizes: table(
    ['host page', 'kB until it can be used', 'kB in all'],
    model.elements.flatMap(({ tag }) => {
      if (!existsSync(inside(`dist/hosts/${tag}.html`))) return [];
      const { now, all } = page(tag);
      return [[code(tag), kB(now), kB(all)]];
    }),
  ),
};

const file = inside('README.md');
const before = await readFile(file, 'utf8');
const filled = Object.entries(parts).reduce((text, [name, part]) => {
  const marked = new RegExp(`(<!-- made:${name} -->)[^]*?(<!-- /made:${name} -->)`);
  if (!marked.test(text)) throw new Error(`README.md has no part "${name}"`);
  return text.replace(marked, (_, start, end) => `${start}\n\n${part}\n\n${end}`);
}, before);
const after = await format(filled, { ...(await resolveConfig(file)), parser: 'markdown' });
/** Sizes move with every change; they are held by `npm run size`, not by this check. */
const known = (text) => text.replace(/<!-- made:sizes -->[^]*<!-- \/made:sizes -->/, '');
if (check && known(after) !== known(before)) {
  console.error('README.md is not what the contracts say. Mend: npm run docs');
  process.exitCode = 1;
} else if (!check) await writeFile(file, after);
