import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { endpoints } from '../../src/api/endpoints/all.js';
import { captchaPath } from '../../src/api/endpoints/promotion.js';
import { wireFor, type WireDictionary } from '../../src/api/wire.js';
import { createApi } from './api.js';
import { controlApp } from './control.js';
import { DEFAULT_SEED } from './demo.js';
import { createDictionary } from './disguise.js';
import { agreementPage, checkoutPage, repayPage, settleBooking } from './pages.js';
import { bannerPicture, logoPicture, receiptPicture } from './pictures/art.js';
import type { Picture } from './pictures/picture.js';
import { toSvg } from './pictures/picture.js';
import { toPng } from './pictures/png.js';
import { qrPicture } from './pictures/qr.js';
import { playPicture } from './play.js';
import { drawCaptcha } from './registration.js';
import { createState, type State } from './state.js';

export interface LenderOptions {
  /** What ids, codes and captchas are drawn from: the same seed and the same calls give the same answers. Default 1. */
  readonly seed?: number;
  /** Disguises paths, fields and headers with the dictionary of this number; `/__lender/config` undoes it. Default: nothing is disguised. */
  readonly disguise?: number;
  /** Where the lender is reached from outside. Default: where each call came to. */
  readonly origin?: string;
  /** Where the borrower's pages are. Default: the page's own origin. */
  readonly pages?: string;
  /** Where the lender's own pages, pictures and control endpoints are. Default `/__lender`. */
  readonly own?: string;
  /** `inline` gives pictures as `data:` addresses, for a page where nothing serves them. Default `served`. */
  readonly pictures?: 'served' | 'inline';
  readonly basePath?: string;
  readonly provider?: string;
  /** The header of money-moving calls; empty when the client is configured to leave it out. Default `Idempotency-Key`. */
  readonly idempotencyHeader?: string;
  /** The clock, in milliseconds. Default: the machine's. */
  readonly now?: () => number;
}

export interface Lender {
  /** Answers a call. Rejects with `Dropped` when a scenario breaks the connection; never settles when one hangs. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** True for what is the lender's to answer: API calls, and everything under its own path. */
  readonly handles: (url: string | URL) => boolean;
  /** Worlds, papers, bookings, scenarios: the same things the control endpoints show. */
  readonly state: State;
  /** The control endpoints as a function: `control('PUT', 'scenarios', {...})`. */
  control(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  /** What a page has to be configured with. */
  readonly config: { readonly wire: WireDictionary };
}

/**
 * The sandbox lender: answers every call of the contract from a state that holds together, refuses what breaks the contract and
 * says why, and goes wrong on demand. One `fetch` handler: the same in Node and inside a page.
 */
export function createLender(options: LenderOptions = {}): Lender {
  const { seed = DEFAULT_SEED, basePath = '/roof', provider = 'lender', own = '/__lender', now = Date.now } = options;
  const dictionary = options.disguise === undefined ? {} : createDictionary(endpoints, options.disguise);
  const state = createState(seed, now);
  const app = new Hono();
  const inline = options.pictures === 'inline';
  const base = (url: string) => `${options.origin ?? new URL(url).origin}${own}`;

  app.use(cors({ origin: '*', allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'], exposeHeaders: ['*'] }));

  const svg = (picture: Picture) =>
    new Response(toSvg(picture), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' } });
  const png = (picture: Picture, scale: number, cache = 'max-age=3600') =>
    new Response(toPng(picture, scale), { headers: { 'content-type': 'image/png', 'cache-control': cache } });

  app.get(`${own}/logos/:name`, (c) => svg(logoPicture(c.req.param('name').replace(/\.svg$/, ''))));
  app.get(`${own}/banner.svg`, () => svg(bannerPicture));
  app.get(`${own}/receipt.png`, () => png(receiptPicture, 2));
  app.get(`${own}/qr/:code`, (c) => png(qrPicture(c.req.param('code').replace(/\.png$/, '')), 8));
  app.get(`${own}/uploads/:world/:id`, (c) => {
    const upload = state.worlds.get(c.req.param('world'))?.uploads.get(c.req.param('id'));
    return upload ? new Response(upload, { headers: { 'content-type': upload.type, 'x-content-type-options': 'nosniff' } }) : c.notFound();
  });
  app.get(`${own}/pages/agreement/:product/:position`, (c) => agreementPage(c.req.param('product'), Number(c.req.param('position'))));
  app.get(`${own}/pages/repay/:order`, (c) => repayPage(c.req.param('order')));
  app.get(`${own}/pages/checkout/:trade`, (c) => {
    const world = state.world(c.req.query('world') ?? 'main');
    return checkoutPage(world.bookings.find((booking) => booking.id === c.req.param('trade')));
  });
  app.post(`${own}/pages/checkout/:trade`, (c) =>
    checkoutPage(settleBooking(state.world(c.req.query('world') ?? 'main'), c.req.param('trade'))),
  );
  const control = controlApp({ state, rows: endpoints, dictionary });
  app.route(own, control);

  const wire = wireFor(dictionary, 'captcha');
  app.get(`${basePath}${wire.path(captchaPath).replace('{provider}', provider)}`, async (c) => {
    const sid = c.req.query(wire.key('sid')) ?? '';
    for (const world of state.worlds.values()) {
      const registration = world.registrations.get(sid);
      if (registration)
        return playPicture(state.scenarios.take('captcha', world.name), world, c.req.raw.signal, () =>
          png(drawCaptcha(world, registration, c.req.query(wire.key('t')) ?? ''), 2, 'no-store'),
        );
    }
    return c.json({ error: `There is no registration "${sid}": ask for a sid first.` }, 404);
  });

  const api = createApi({
    state,
    dictionary,
    basePath,
    provider,
    idempotencyHeader: options.idempotencyHeader ?? 'Idempotency-Key',
    own: base,
    pages: options.pages ?? '',
    inline,
  });
  app.all(`${basePath}/*`, (c) => api(c.req.raw));
  app.onError((error) => {
    throw error;
  });

  return {
    fetch: async (request) => app.fetch(request),
    handles(url) {
      const { pathname } = new URL(url, 'http://page');
      return pathname.startsWith(`${basePath}/`) || pathname.startsWith(`${own}/`);
    },
    state,
    async control(method, path, body) {
      const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
      const response = await control.fetch(new Request(`http://control/${path}`, init));
      const answer: unknown = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return answer;
    },
    config: { wire: dictionary },
  };
}
