import { matchRoute, routes } from '../../src/navigation/routes.js';
import type { WireDictionary } from '../../src/api/wire.js';
import { demoConfig } from '../common/defaults.js';

/** The page's own script keeps the worker awake while it is open. */
const awake = '<script type="module" src="../../awake.js"></script>';

function configured(html: string, prefix: string, wire: WireDictionary): string {
  const config = {
    ...demoConfig,
    wire,
    routes: Object.fromEntries(routes.map(({ name, path }) => [name, prefix + path])),
    // A frame of no origin at all would be loaded past the worker.
    frames: { sandbox: 'allow-same-origin' },
  };
  const text = JSON.stringify(config).replace(/</g, '\\u003c');
  return html
    .replace(/(<script type="application\/json" id="loan-config">)[^<]*/, (_, start: string) => start + text)
    .replace('</head>', `${awake}</head>`);
}

/**
 * The build as it is deployed, under `site/` of the demo's folder, where the worker can answer: routes lead to host pages, and
 * those are configured for this lender.
 */
export async function sitePage(url: URL, folder: URL, wire: WireDictionary): Promise<Response> {
  const prefix = `${folder.pathname}site`;
  const path = url.pathname.slice(prefix.length);
  const file = /\.\w+$/.test(path) ? undefined : matchRoute(path);
  if (file) return Response.redirect(new URL(`site/hosts/${file.element}.html${url.search}`, folder).href, 302);
  const response = await fetch(new URL(`..${path}`, folder).href);
  const type = response.headers.get('content-type') ?? '';
  // A new answer, for one that has another address would have its imports read against that.
  const init = { status: response.status, headers: { 'content-type': type } };
  if (!type.startsWith('text/html')) return new Response(await response.blob(), init);
  return new Response(configured(await response.text(), prefix, wire), init);
}
