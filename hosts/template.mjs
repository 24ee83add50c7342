/** A host page: the skeleton of one screen, so that something true is drawn before any script; the configuration; one element. */

const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const integrity = (hash) => (hash ? ` integrity="${hash}" crossorigin="anonymous"` : '');

/** What a host page may load and do (quality, content security). `connect` is the origin of an API elsewhere. */
export const policy = (connect) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data: https:",
    `connect-src 'self'${connect ? ` ${connect}` : ''}`,
    "frame-src 'self' https:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const data = (id, value) => `    <script type="application/json" id="${id}">${json(value)}</script>`;
const json = (value) => JSON.stringify(value).replace(/</g, '\\u003c');

const words = {
  late: 'This page is taking long to start.',
  lateMore: 'The connection may be weak, or this phone’s browser too old for it. Nothing was sent.',
  again: 'Try again',
  off: 'This page needs JavaScript.',
  offMore: 'Please switch it on in the settings of your browser, or contact us.',
};

/**
 * @param {object} page
 * @param {string} page.tag the element
 * @param {string} page.title the page title, until the element knows its language
 * @param {string} page.skeleton static HTML of the loading screen
 * @param {{ href: string, hash: string }} page.style
 * @param {{ href: string, hash: string }} page.script asks for the first data and starts the entry
 * @param {{ href: string, hash: string }} page.entry draws the screen
 * @param {readonly { href: string, hash: string }[]} page.preloads the chunks the script needs, itself not among them
 * @param {unknown} page.first the calls the screen begins with, if there are any
 * @param {{ href: string, hash: string } | undefined} page.sketch draws the first data; the chunks are fetched after that
 * @param {unknown} page.words where the words of the sketch lie in other languages, and their hashes
 * @param {unknown} page.accents how the configuration's accent is drawn
 * @param {{ href: string, hash: string }} page.parts the table of the chunks that come later, or only when they are needed
 * @param {Record<string, unknown>} page.config the deployment's configuration
 */
export function hostPage({ tag, title, skeleton, style, script, entry, preloads, first, sketch, words: spoken, accents, parts, config }) {
  const phone = config.servicePhone
    ? ` <a href="tel:${escape(config.servicePhone.replace(/[^+\d]/g, ''))}">${escape(config.servicePhone)}</a>`
    : '';
  const api = /^https?:\/\/[^/]+/.exec(config.apiBase ?? '')?.[0];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy(api)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="referrer" content="no-referrer" />
    <meta name="color-scheme" content="light dark" />
    <meta name="format-detection" content="telephone=no" />
    <title>${escape(title)}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${style.href}"${integrity(style.hash)} />
    <script type="application/json" id="loan-config">${json(config)}</script>
${first ? `${data('loan-first', first)}\n` : ''}${
    sketch
      ? `${data(
          'loan-now',
          [...preloads, entry].map(({ href, hash }) => [href, hash]),
        )}\n`
      : ''
  }${spoken ? `${data('loan-words', spoken)}\n` : ''}${accents ? `${data('loan-accents', accents)}\n` : ''}    <script async fetchpriority="high" src="${script.href}" data-entry="${entry.href}" data-parts="${parts.href}" data-whole="${parts.hash}"${integrity(script.hash)}></script>
${sketch ? `    <script async fetchpriority="high" src="${sketch.href}" data-sketch=""${integrity(sketch.hash)}></script>\n` : ''}${sketch ? '' : `${[...preloads, entry].map(({ href, hash }) => `    <link rel="modulepreload" href="${href}"${integrity(hash)} />`).join('\n')}\n`}  </head>
  <body>
    <${tag}>${skeleton}</${tag}>
    <div class="host-late" role="alert">
      <p><strong>${words.late}</strong></p>
      <p>${words.lateMore}</p>
      <p><a href="">${words.again}</a>${phone}</p>
    </div>
    <noscript>
      <div class="host-words" role="alert">
        <p><strong>${words.off}</strong></p>
        <p>${words.offMore}${phone}</p>
      </div>
    </noscript>
  </body>
</html>
`;
}
