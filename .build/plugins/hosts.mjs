import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build, transform } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PurgeCSS } from 'purgecss';
import { hostPage } from '../../hosts/template.mjs';
import { contracts, load } from '../node.mjs';
import { inside } from '../paths.mjs';
import { closure } from './facades.mjs';

const hashOf = (source) => `sha384-${createHash('sha384').update(source).digest('base64')}`;

/** The screens' sheets as they look outside a shadow root, before the element is there. */
const outside = (css) => css.replace(/:host\(\[data-theme=(?:"?auto"?|'auto')\]\) /g, '').replace(/:host[^{}]*\{[^{}]*\}/g, '');

/** Only what the skeleton of one page needs. */
async function styleOf(skeleton, css, base) {
  const [kept] = await new PurgeCSS().purge({
    content: [{ raw: skeleton, extension: 'html' }],
    css: [{ raw: outside(css) }],
    keyframes: true,
  });
  const { code } = await transform(base + kept.css, { loader: 'css', minify: true, target: ['chrome69', 'safari15'] });
  return code;
}

/** The policy forbids style attributes in HTML: each becomes a class with a rule. */
function unstyled(html) {
  const rules = new Map();
  const plain = html.replace(/(?: class="([^"]*)")?( aria-hidden="true")? style="([^"]*)"/g, (_, names = '', hidden = '', style) => {
    const name = rules.get(style) ?? `s${rules.size}`;
    rules.set(style, name);
    return ` class="${`${names} ${name}`.trim()}"${hidden}`;
  });
  if (/ style="/.test(plain)) throw new Error('A skeleton has a style attribute in a place that is not known here.');
  return { html: plain, css: [...rules].map(([style, name]) => `.${name}{${style}}`).join('') };
}

async function deploymentConfig() {
  const file = process.env.LOAN_CONFIG;
  return file ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/** How a row travels, without what it is. */
const wayOf = ({ name, method, path, encoding, movesMoney, inQuery }) => ({ name, method, path, encoding, movesMoney, inQuery });

/** The one small script that asks for a page's first data before anything else is there. */
async function firstScript() {
  const { outputFiles } = await build({
    entryPoints: [inside('hosts/first.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome69', 'safari15'],
    logLevel: 'error',
  });
  const source = outputFiles[0].text;
  return { fileName: `hosts/first-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`, source };
}

/** `hosts/<tag>.html`: a page for every element that a route shows, from one template, with integrity and static skeletons. */
export function hostPages() {
  return {
    name: 'host-pages',
    async generateBundle(_, bundle) {
      const [all, { createTexts }] = await Promise.all([contracts(), load('src/i18n/text.ts')]);
      const config = await deploymentConfig();
      const base = await readFile(inside('hosts/host.css'), 'utf8');
      const css = bundle['loan-elements.css']?.source ?? '';
      const first = await firstScript();
      this.emitFile({ type: 'asset', ...first });
      await Promise.all(
        all.map(async (contract) => {
          const entry = bundle[`hosts/${contract.tag}.js`];
          if (!entry) return;
          const t = createTexts(...contract.messages).now();
          const shapes = unstyled(renderToStaticMarkup(createElement('div', { className: 'loan' }, contract.skeleton({ t }))));
          const style = await styleOf(shapes.html, String(css) + shapes.css, base);
          const styleName = `hosts/${contract.tag}-${createHash('sha256').update(style).digest('hex').slice(0, 8)}.css`;
          const file = (name) => ({ href: `../${name}`, hash: hashOf(bundle[name].code) });
          const now = closure(bundle, entry.fileName);
          const chunks = [...now].filter((name) => name !== entry.fileName);
          const whole = Object.values(bundle).find((chunk) => chunk.moduleIds?.includes(`\0virtual:element/${contract.tag}`));
          const later = [...closure(bundle, whole.fileName)].filter((name) => !now.has(name)).map(file);
          this.emitFile({ type: 'asset', fileName: styleName, source: style });
          this.emitFile({
            type: 'asset',
            fileName: `hosts/${contract.tag}.html`,
            source: hostPage({
              tag: contract.tag,
              title: t(contract.title),
              skeleton: shapes.html,
              style: { href: `../${styleName}`, hash: hashOf(style) },
              script: file(entry.fileName),
              preloads: chunks.map(file),
              first: contract.first && {
                href: `../${first.fileName}`,
                hash: hashOf(first.source),
                calls: contract.first.map(([row, payload]) => ({ way: wayOf(row), payload })),
              },
              later: Object.fromEntries(later.map(({ href, hash }) => [href, hash])),
              config,
            }),
          });
        }),
      );
    },
  };
}
