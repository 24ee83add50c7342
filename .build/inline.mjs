import { createHash } from 'node:crypto';

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Puts a text where a pattern is; both must be there. */
function put(html, pattern, text) {
  if (html.search(pattern) < 0) throw new Error(`The host page has no ${pattern}.`);
  return html.replace(pattern, text);
}

/**
 * A host page with its styles and its first scripts inside, and their hashes in its policy: two requests before the data instead
 * of three. For deployments that send no stricter policy themselves. `read` gives a built file's text.
 */
export function inlined(html, read) {
  let style = '';
  const scripts = [];
  const page = put(
    put(html, /<link rel="stylesheet" href="\.\.\/([^"]+)"[^>]*>/, (_, file) => {
      style = read(file).trim();
      return `<style>${style}</style>`;
    }),
    /<script async fetchpriority="high" src="\.\.\/([^"]+)"((?: data-\w+="[^"]*")*)[^>]*><\/script>/g,
    (_, file, data) => {
      const script = read(file).trim();
      scripts.push(script);
      return `<script${data}>${script}</script>`;
    },
  );
  return put(
    put(page, /script-src 'self'/, `script-src 'self' ${scripts.map(hashOf).join(' ')}`),
    /style-src 'self'/,
    `style-src 'self' ${hashOf(style)}`,
  );
}
