import { transform } from 'esbuild';
import { PurgeCSS } from 'purgecss';

/** Nobody prints a page that has not come to life. */
export const unprinted = (css) => css.replace(/@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

export const lowered = async (css) => {
  const { code } = await transform(css, { loader: 'css', minify: true, target: ['chrome69', 'safari15'] });
  return code.trim();
};

/** Only what is needed of a stylesheet, custom properties too; those also that a stylesheet `beside` it speaks of. */
export async function used(css, raw, extension, { safelist = [], beside = '' } = {}) {
  const [, kept] = await new PurgeCSS().purge({
    content: [{ raw, extension }],
    css: [{ raw: beside }, { raw: css }],
    keyframes: true,
    variables: true,
    safelist,
  });
  return kept.css;
}

/** What a script draws; names that are put together too: `button--` and a kind, if the script speaks of that. */
export function styleOfScript(script, css, beside) {
  const spoken = new Set([...script.matchAll(/(["'`])([\w-]+)\1/g)].map(([, , word]) => word));
  const together = [...script.matchAll(/[\w-]+--(?=["'`$\s])/g)].map(([begun]) => new RegExp(`^${begun}(?:${[...spoken].join('|')})$`));
  return used(unprinted(css), script, 'js', { safelist: together, beside }).then(lowered);
}
