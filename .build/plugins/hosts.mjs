import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
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

/** `hosts/<tag>.html`: a page for every element that a route shows, from one template, with integrity and static skeletons. */
export function hostPages() {
  return {
    name: 'host-pages',
    async generateBundle(_, bundle) {
      const [all, { createTexts }] = await Promise.all([contracts(), load('src/i18n/text.ts')]);
      const config = await deploymentConfig();
      const base = await readFile(inside('hosts/host.css'), 'utf8');
      const css = bundle['loan-elements.css']?.source ?? '';
      await Promise.all(
        all.map(async (contract) => {
          const entry = bundle[`hosts/${contract.tag}.js`];
          if (!entry) return;
          const t = createTexts(...contract.messages).now();
          const shapes = unstyled(renderToStaticMarkup(createElement('div', { className: 'loan' }, contract.skeleton({ t }))));
          const style = await styleOf(shapes.html, String(css) + shapes.css, base);
          const styleName = `hosts/${contract.tag}-${createHash('sha256').update(style).digest('hex').slice(0, 8)}.css`;
          const file = (name) => ({ href: `../${name}`, hash: hashOf(bundle[name].code) });
          const chunks = [...closure(bundle, entry.fileName)].filter((name) => name !== entry.fileName);
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
              config,
            }),
          });
        }),
      );
    },
  };
}
