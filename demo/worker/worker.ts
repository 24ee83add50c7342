import { createLender } from '../lender/app.js';
import { sitePage } from './site.js';

/** What of a service worker's world is used here; the project's types are those of pages. */
interface WorkerWorld {
  readonly location: { readonly href: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: { waitUntil(done: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'message', run: (event: { readonly data: unknown; waitUntil(done: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'fetch', run: (event: { readonly request: Request; respondWith(answer: Promise<Response>): void }) => void): void;
}
const world = self as unknown as WorkerWorld;

/** The sandbox lender for static hosts: answers the demo's pages, and shows the host pages under `site/`. */
const here = new URL(world.location.href);
const folder = new URL('./', here);
const disguise = here.searchParams.get('disguise');
const lender = createLender({
  own: `${folder.pathname}__lender`,
  pages: `${folder.pathname}site`,
  ...(disguise ? { disguise: Number(disguise) } : {}),
});

world.addEventListener('install', (event) => event.waitUntil(world.skipWaiting()));
world.addEventListener('activate', (event) => event.waitUntil(world.clients.claim()));
world.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(world.clients.claim());
  if (event.data === 'come') event.waitUntil(world.skipWaiting());
});
world.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== folder.origin) return;
  // Where a scenario breaks the connection, so does this.
  if (lender.handles(url)) event.respondWith(lender.fetch(event.request).catch(() => Response.error()));
  else if (url.pathname.startsWith(`${folder.pathname}site/`)) event.respondWith(sitePage(url, folder, lender.config.wire));
});
