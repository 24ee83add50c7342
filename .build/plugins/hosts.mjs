import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rollup } from 'rollup';
import { hostPage } from '../../hosts/template.mjs';
import { contracts, load } from '../node.mjs';
import { shortened } from '../short-names.mjs';
import { hasSketch, sketchScript } from '../sketch.mjs';
import { lowered, unprinted, used } from '../used-css.mjs';
import { inside } from '../paths.mjs';
import { closure } from './facades.mjs';
import { minify } from './minify.mjs';
import { source } from './source.mjs';

const digest = (source, how) => createHash('sha256').update(source).digest(how);
/** Hashes do not shrink on the wire: the shortest that browsers take. */
const hashOf = (source) => `sha256-${digest(source, 'base64')}`;
const listed = ({ href, hash }) => [href, hash];

const AUTO = /\[data-theme=(?:"?auto"?|'auto')\]/g;
const OTHER_THEMES = /[^{}]*\[data-theme=[^{}]*\{[^{}]*\}/g;

/** The screens' sheets as they look outside a shadow root, before the element is there. */
const outside = (css) =>
  css
    .replace(AUTO, '')
    .replace(OTHER_THEMES, '')
    .replace(/:host[^{}]*\{[^{}]*\}/g, '');

/** A skeleton has nothing to focus. */
const idle = (css) => unprinted(css).replace(/(?<=[};]|^)[^{};@]*:focus[^{}]*\{[^{}]*\}/g, '');

/** The policy forbids style attributes in HTML: each becomes a class with a rule. */
function unstyled(html) {
  const rules = new Map();
  const plain = html.replace(/(?: class="([^"]*)")? style="([^"]*)"/g, (_, names = '', style) => {
    const name = rules.get(style) ?? `s${rules.size}`;
    rules.set(style, name);
    return ` class="${`${names} ${name}`.trim()}"`;
  });
  if (/ style="/.test(plain)) throw new Error('A skeleton has a style attribute in a place that is not known here.');
  return { html: plain, css: [...rules].map(([style, name]) => `.${name}{${style}}`).join('') };
}

async function readDeployment() {
  const file = process.env.LOAN_CONFIG;
  const { nameMistakes } = await load('.build/deployment.ts');
  return nameMistakes(file ? JSON.parse(await readFile(file, 'utf8')) : {});
}

let deployment;

/** What counts of the configuration that `LOAN_CONFIG` names, which the first scripts of a page take as it is; its mistakes are named. */
export const deploymentConfig = () => (deployment ??= readDeployment());

const shortKeys = (given) => Object.fromEntries(Object.entries(given).map(([name, value]) => [shortened(name), value]));

/** How a row travels, without what it is. */
const wayOf = ({ name, method, path, encoding, movesMoney, inQuery, long }) => ({
  name,
  method,
  path,
  encoding,
  movesMoney,
  inQuery,
  long,
});

/** A small script of the pages' own: `first` asks for the first data, `start` starts the screen and has a few words. */
async function script(name, { unstarted, unstartedMore, old, oldMore, changed, reload }) {
  const bundle = await rollup({
    input: inside(`hosts/${name}.ts`),
    plugins: [
      source({ short: true }),
      resolve({ browser: true, extensions: ['.ts', '.js'] }),
      replace({ preventAssignment: true, values: { WORDS: JSON.stringify({ unstarted, unstartedMore, old, oldMore, changed, reload }) } }),
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', plugins: [minify()] });
  await bundle.close();
  return output[0].code.trim();
}

const CATALOGUE = /\/src\/i18n\/[\w-]+\/(\w+)\.ts$/;
const groupOf = (chunk) => CATALOGUE.exec(chunk?.facadeModuleId ?? '')?.[1];

/** Everything that may be loaded after `at`, each part with what it needs: words only of the groups that are said then. */
function onDemand(bundle, at, groupsOf) {
  const reached = new Set(at);
  const words = new Set();
  const targets = new Set();
  for (const file of reached) {
    for (const target of bundle[file]?.dynamicImports ?? []) {
      if (groupOf(bundle[target])) words.add(target);
      else targets.add(target);
    }
    for (const target of targets) for (const part of closure(bundle, target)) reached.add(part);
  }
  const said = new Set(['common', ...[...reached].flatMap((file) => groupsOf(bundle[file]))]);
  for (const target of words) if (said.has(groupOf(bundle[target]))) targets.add(target);
  const wanted = [...targets].filter((target) => !at.has(target));
  const needs = new Map(wanted.map((target) => [target, [...closure(bundle, target)].filter((file) => file !== target)]));
  for (const file of [...needs.values()].flat()) if (!at.has(file) && !needs.has(file)) needs.set(file, []);
  return needs;
}

/** What a screen says in a language. */
async function catalogueOf(contract, locale) {
  const groups = ['common', contract.messages[0]];
  return Object.assign({}, ...(await Promise.all(groups.map(async (group) => (await load(`src/i18n/${locale}/${group}.ts`))[group]))));
}

/** One small file a language: what a sketch says, English is inside; and what the page says, which has those of the deployment inside. */
async function wordsOf(contract, said, hostWords, own) {
  const locales = Object.keys(hostWords).filter((locale) => locale !== 'en' || locale !== own);
  return Promise.all(
    locales.map(async (locale) => {
      const all = await catalogueOf(contract, locale);
      const words = locale === 'en' ? {} : Object.fromEntries([...said].filter((key) => key in all).map((key) => [key, all[key]]));
      // Those are for where there is no script.
      const host = { ...hostWords[locale], off: undefined, offMore: undefined, title: all[contract.title], loading: all.loading };
      return [locale, JSON.stringify(locale === own ? { words } : { words, host })];
    }),
  );
}

/**
 * `hosts/<tag>.html`: a page for every element that a route shows, from one template, with integrity and static skeletons. Styles
 * and first scripts stand in the page, so that two requests lead to the data and not three; in `strict/<tag>.html` they are files.
 */
export function hostPages() {
  return {
    name: 'host-pages',
    async generateBundle(_, bundle) {
      const [all, { textOf }, { chooseLocale }, { words }] = await Promise.all([
        contracts(),
        load('src/i18n/say.ts'),
        load('src/i18n/locale.ts'),
        load('hosts/words.ts'),
      ]);
      const config = await deploymentConfig();
      const locale = chooseLocale(config.locale);
      const [{ accented: accents }, { hexColor }] = await Promise.all([load('elements/accent.ts'), load('src/lib/color.ts')]);
      const accented = hexColor(config.accent) !== undefined;
      const base = shortened(await readFile(inside('hosts/host.css'), 'utf8'));
      const css = bundle['loan-elements.css']?.source ?? '';
      const groups = new Map(all.map(({ tag, messages }) => [inside(`elements/${tag}.ts`), messages[0]]));
      const groupsOf = (chunk) => (chunk?.moduleIds ?? []).flatMap((id) => groups.get(id.replace(/\?early(=[\w-]+)?$/, '')) ?? []);
      /** A file of the build, named after what is in it. */
      const emitted = (name, kind, text) => {
        const fileName = `chunks/${name}-${digest(text, 'hex').slice(0, 8)}.${kind}`;
        this.emitFile({ type: 'asset', fileName, source: text });
        return { href: `../${fileName}`, hash: hashOf(text), text };
      };
      const [first, start] = await Promise.all(
        ['first', 'start'].map(async (name) => emitted(name, 'js', await script(name, words[locale]))),
      );
      await Promise.all(
        all.map(async (contract) => {
          const { tag } = contract;
          const entry = Object.values(bundle).find((chunk) => chunk.isEntry && chunk.name === `hosts/${tag}`);
          if (!entry) return;
          const t = textOf(locale, [await catalogueOf(contract, locale)]);
          const skeleton = createElement('div', { className: 'loan', dir: 'ltr' }, contract.skeleton({ t }));
          const shapes = unstyled(shortened(renderToStaticMarkup(skeleton)));
          const looks = await used(idle(outside(css + shapes.css)), shapes.html, 'html');
          const style = emitted(tag, 'css', await lowered(base + looks));
          const drawn = hasSketch(tag) ? await sketchScript(tag) : undefined;
          const said = drawn && (await wordsOf(contract, drawn.said, words, locale));
          const file = (name) => ({ href: `../${name}`, hash: hashOf(bundle[name].code) });
          const now = closure(bundle, entry.fileName);
          const chunks = [...now].filter((name) => name !== entry.fileName);
          const whole = Object.values(bundle).find((chunk) => chunk.moduleIds?.includes(inside('hosts/hosted.ts')));
          const later = [...closure(bundle, whole.fileName)].filter((name) => !now.has(name));
          const demand = onDemand(bundle, new Set([...now, ...later]), groupsOf);
          const parts = {
            style: listed(style),
            pieces: drawn && listed(emitted(`${tag}-pieces`, 'js', drawn.spare.trim())),
            demand: Object.fromEntries(
              [...demand].map(([name, needs]) => [
                file(name).href,
                [file(name).hash, ...needs.filter((need) => !now.has(need)).map((need) => file(need).href)],
              ]),
            ),
          };
          const page = {
            tag,
            locale,
            words: words[locale],
            title: t(contract.title),
            skeleton: shapes.html,
            style,
            start,
            entry: file(entry.fileName),
            preloads: chunks.map(file),
            calls: contract.first?.map(([row, payload, when]) => ({ way: wayOf(row), payload, when })),
            first: drawn || contract.first ? first : undefined,
            sketch: drawn && emitted(`${tag}-sketch`, 'js', drawn.source.trim()),
            said: said && Object.fromEntries(said.map(([each, text]) => [each, listed(emitted(`${tag}-${each}`, 'json', text))])),
            accents: accented && drawn ? { [config.accent]: shortKeys(accents(config.accent)) } : undefined,
            later: later.map(file),
            parts: emitted(`${tag}-parts`, 'json', JSON.stringify(parts)),
            config,
          };
          for (const [folder, strict] of [
            ['hosts', false],
            ['strict', true],
          ])
            this.emitFile({ type: 'asset', fileName: `${folder}/${tag}.html`, source: hostPage({ ...page, strict }) });
        }),
      );
    },
  };
}
