/** A host page: the skeleton of one screen, so that something true is drawn before any script; the configuration; one element. */

const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const integrity = (hash) => (hash ? ` integrity="${hash}" crossorigin="anonymous"` : '');

/**
 * What a host page may load and do (quality, content security). `connect` is the origin of an API elsewhere; `scripts` and `styles`
 * are the hashes of what stands in the page itself.
 */
export const policy = (connect, scripts = [], styles = []) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' blob: data: https:",
    `connect-src 'self'${connect ? ` ${connect}` : ''}`,
    "frame-src 'self' https:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const lines = (...given) => given.filter(Boolean).join('\n');
const data = (id, value) => value && `<script type="application/json" id="${id}">${json(value)}</script>`;
const json = (value) => JSON.stringify(value).replace(/</g, '\\u003c');

/** A page needs no indentation; what is put into it stays to the letter. */
const flat = ({ raw }, ...values) => String.raw({ raw: raw.map((part) => part.replace(/\n +/g, '\n')) }, ...values);

/** A text that stands in the page. Its hash is in the policy, so it must stand there to the letter. */
function inside(tag, { text }) {
  if (/<\/|<!--/.test(text)) throw new Error(`A ${tag} cannot stand in a page: it has the sign of an end in it.`);
  return `<${tag}>${text}</${tag}>`;
}

/** What is fetched once the first data is drawn waits for a medium that no page has: the script that starts the page fetches it then. */
const preload = ({ href, hash }) => `<link rel="modulepreload" media="not all" href="${href}"${integrity(hash)}>`;

const outside = {
  style: ({ href, hash }) => `<link rel="stylesheet" href="${href}"${integrity(hash)}>`,
  script: ({ href, hash }) => `<script defer fetchpriority="high" data-part="" src="${href}"${integrity(hash)}></script>`,
};

/**
 * @typedef {{ href: string, hash: string }} File a built file, and its hash
 * @typedef {File & { text: string }} Piece the same, which may stand in the page
 *
 * @param {object} page
 * @param {boolean} page.strict nothing stands in the page that the strictest policy would not let run
 * @param {string} page.tag the element
 * @param {string} page.locale the language of the deployment, which the page is written in
 * @param {string} page.title the page title, until the element knows its language
 * @param {import('./words.js').HostWords} page.words what the page says itself
 * @param {string} page.skeleton static HTML of the loading screen
 * @param {Piece} page.style how the skeleton looks
 * @param {File} page.start starts the entry
 * @param {File} page.entry draws the screen
 * @param {readonly File[]} page.preloads the chunks the entry needs, itself not among them
 * @param {unknown} page.calls the calls the screen begins with, if there are any
 * @param {Piece | undefined} page.first makes those calls
 * @param {Piece | undefined} page.sketch draws the first data; the chunks are fetched after that
 * @param {unknown} page.said where the words of other languages lie, the sketch's and the page's, and their hashes
 * @param {unknown} page.accents how the configuration's accent is drawn
 * @param {readonly File[]} page.later the chunks that come once the screen is there
 * @param {File} page.parts the table of the chunks that come only when they are needed
 * @param {Record<string, unknown>} page.config the deployment's configuration
 */
export function hostPage({
  strict,
  tag,
  locale,
  title,
  words,
  skeleton,
  style,
  start,
  entry,
  preloads,
  calls,
  first,
  sketch,
  said,
  accents,
  later,
  parts,
  config,
}) {
  const phone = config.servicePhone
    ? ` <a href="tel:${escape(config.servicePhone.replace(/[^+\d]/g, ''))}">${escape(config.servicePhone)}</a>`
    : '';
  const api = /^https?:\/\/[^/]+/.exec(config.apiBase ?? '')?.[0];
  const put = (kind, piece) => piece && (strict ? outside[kind](piece) : inside(kind, piece));
  const hashes = (...pieces) => (strict ? [] : pieces.flatMap((piece) => (piece ? [`'${piece.hash}'`] : [])));
  // The first script asks, and says how the skeleton is to look, before that is seen.
  const before = lines(data('loan-config', config), data('loan-first', calls), put('script', first));
  // Without JavaScript what the page says of a script that is late stands in a comment: there is one box.
  return flat`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy(api, hashes(first, sketch), hashes(style))}">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <meta name="format-detection" content="telephone=no">
    <title>${escape(title)}</title>
    <link rel="icon" href="data:,">
${put('style', style)}
  </head>
  <body>
${before}
    <main>
      <h1 class="host-title">${escape(title)}</h1>
      <${tag}>${skeleton}</${tag}>
      <noscript>
        <div class="host-late host-late--now" role="alert">
          <p><strong>${words.off}</strong></p>
          <p>${words.offMore}${phone}</p>
        </div>
        <!--</noscript>
      <div class="host-late" role="alert">
        <p><strong>${words.late}</strong></p>
        <p>${words.lateMore}</p>
        <p><a href="">${words.again}</a>${phone}</p>
      </div>
      <noscript>--></noscript>
    </main>
${lines(
  put('script', sketch),
  data('loan-words', said),
  data('loan-accents', accents),
  ...[...preloads, entry].map(preload),
  data(
    'loan-chunks',
    later.map(({ href, hash }) => [href, hash]),
  ),
)}
    <script defer fetchpriority="${sketch ? 'low' : 'high'}" src="${start.href}" data-entry="${entry.href}" data-parts="${parts.href}" data-whole="${parts.hash}"${integrity(start.hash)}></script>
  </body>
</html>
`;
}
