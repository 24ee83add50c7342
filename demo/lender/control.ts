import { Hono } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '../../src/api/endpoint.js';
import type { WireDictionary } from '../../src/api/wire.js';
import { asJson } from './answer.js';
import { DEMO } from './demo.js';
import { pass } from './orders.js';
import { settleBooking } from './pages.js';
import { scenarioSchema } from './scenarios.js';
import type { State } from './state.js';

/** What the control endpoints need of the lender. */
export interface ControlSource {
  readonly state: State;
  readonly rows: readonly Endpoint[];
  readonly dictionary: WireDictionary;
}

const oneOrMore = v.pipe(
  v.unknown(),
  v.transform((wanted): unknown => (Array.isArray(wanted) ? wanted : [wanted])),
  v.array(scenarioSchema),
);

const orderPatch = v.strictObject({
  world: v.optional(v.string(), 'main'),
  userId: v.optional(v.string()),
  orderId: v.string(),
  status: v.optional(v.number()),
  isDelay: v.optional(v.boolean()),
  score: v.optional(v.boolean()),
  card: v.optional(v.boolean()),
  utr: v.optional(v.boolean()),
  external: v.optional(v.boolean()),
  withdrawn: v.optional(v.string()),
  redirect: v.optional(v.string()),
});

const resetRequest = v.strictObject({ world: v.optional(v.string()), seed: v.optional(v.number()) });
const settleRequest = v.strictObject({ world: v.optional(v.string(), 'main'), tradeNo: v.string() });
const clockRequest = v.strictObject({ world: v.optional(v.string(), 'main'), advance: v.pipe(v.number(), v.integer()) });

/**
 * The control endpoints, under `/__lender`, all JSON. They are the sandbox's own: never disguised, never checked, never logged.
 *
 * | | |
 * |---|---|
 * | `GET config` | the configuration a page needs to speak with this lender: `{ wire }` |
 * | `GET demo`, `GET endpoints` | the ids that are always there; the calls, with what they do |
 * | `GET`, `PUT`, `DELETE scenarios` | `PUT` one scenario or a list; `DELETE ?endpoint=&world=` takes back |
 * | `POST reset` | `{ world?, seed? }`: one world, or all, begin anew; its scenarios go |
 * | `GET log` | the calls, `?world=&endpoint=&since=`; `DELETE` forgets them |
 * | `GET phone` | the SMS of the borrower's phone, latest last, `?world=&to=` |
 * | `GET captcha` | the letters of a picture, `?sid=` |
 * | `GET bookings` | money that moved, `?world=&orderId=` |
 * | `POST settle` | `{ world?, tradeNo }`: a payment that waited at a wallet arrives |
 * | `POST order` | `{ world?, userId?, orderId, status?, isDelay?, ... }`: changes an order |
 * | `POST clock` | `{ world?, advance }`: milliseconds pass |
 * | `GET state` | the papers of a borrower, `?world=&userId=` |
 * | `GET violations` | calls that broke the contract, `?world=` |
 */
export function controlApp({ state, rows, dictionary }: ControlSource): Hono {
  const app = new Hono();

  async function read<S extends v.GenericSchema>(request: Request, schema: S): Promise<v.InferOutput<S> | Response> {
    const body: unknown = await request.json().catch(() => undefined);
    const result = v.safeParse(schema, body);
    if (result.success) return result.output;
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
    return asJson({ error: 'This is no such request.', problems }, 400);
  }

  const missing = (what: string) => asJson({ error: `There is no such ${what}.` }, 404);

  app.get('/config', (c) => c.json({ wire: dictionary }));
  app.get('/demo', (c) => c.json(DEMO));
  app.get('/endpoints', (c) => c.json(rows.map(({ name, method, path, doc, spec }) => ({ name, method, path, doc, spec }))));

  app.get('/scenarios', (c) => c.json(state.scenarios.list(c.req.query('world'))));
  app.put('/scenarios', async (c) => {
    const scenarios = await read(c.req.raw, oneOrMore);
    if (scenarios instanceof Response) return scenarios;
    const names = new Set([...rows.map((row) => row.name), 'captcha', '*']);
    const stranger = scenarios.find((scenario) => !names.has(scenario.endpoint));
    if (stranger) return asJson({ error: `There is no endpoint ${stranger.endpoint}.` }, 400);
    state.scenarios.set(scenarios);
    return c.json(state.scenarios.list());
  });
  app.delete('/scenarios', (c) => {
    state.scenarios.clear({ endpoint: c.req.query('endpoint'), world: c.req.query('world') });
    return c.json(state.scenarios.list());
  });

  app.post('/reset', async (c) => {
    const text = await c.req.text();
    const wanted = await read(new Request('http://control', { method: 'POST', body: text || '{}' }), resetRequest);
    if (wanted instanceof Response) return wanted;
    state.reset(wanted.world, wanted.seed);
    return c.json({ ok: true });
  });

  const world = (name: string | undefined) => state.world(name ?? 'main');

  app.get('/log', (c) => {
    const { endpoint, since } = c.req.query();
    const entries = world(c.req.query('world')).log;
    return c.json(entries.filter((entry) => (endpoint === undefined || entry.endpoint === endpoint) && entry.n > Number(since ?? 0)));
  });
  app.delete('/log', (c) => {
    world(c.req.query('world')).log.length = 0;
    return c.json({ ok: true });
  });
  app.get('/violations', (c) => c.json(world(c.req.query('world')).log.filter((entry) => entry.problems.length > 0)));
  app.get('/phone', (c) => {
    const to = c.req.query('to');
    return c.json(world(c.req.query('world')).messages.filter((message) => to === undefined || message.to === to));
  });
  app.get('/captcha', (c) => {
    const sid = c.req.query('sid') ?? '';
    for (const one of state.worlds.values()) {
      const letters = one.registrations.get(sid)?.letters;
      if (letters) return c.json({ letters });
    }
    return missing('picture');
  });
  app.get('/bookings', (c) => {
    const orderId = c.req.query('orderId');
    return c.json(world(c.req.query('world')).bookings.filter((booking) => orderId === undefined || booking.orderId === orderId));
  });
  app.get('/state', (c) => {
    const { name, books, events, registered, shift } = world(c.req.query('world'));
    const userId = c.req.query('userId');
    const papers = [...books.values()].filter((book) => userId === undefined || book.userId === userId);
    return c.json({ world: name, books: papers, events, registered: [...registered], shift });
  });
  app.post('/settle', async (c) => {
    const wanted = await read(c.req.raw, settleRequest);
    if (wanted instanceof Response) return wanted;
    const booking = settleBooking(state.world(wanted.world), wanted.tradeNo);
    return booking ? c.json(booking) : missing('payment');
  });
  app.post('/order', async (c) => {
    const wanted = await read(c.req.raw, orderPatch);
    if (wanted instanceof Response) return wanted;
    const { world: name, userId, orderId, ...patch } = wanted;
    const papers = [...state.world(name).books.values()].filter((book) => userId === undefined || book.userId === userId);
    const orders = papers.flatMap((book) => book.orders).filter((order) => order.id === orderId);
    for (const order of orders) Object.assign(order, patch);
    return orders[0] ? c.json(orders) : missing('order: a borrower has papers after the first call');
  });
  app.post('/clock', async (c) => {
    const wanted = await read(c.req.raw, clockRequest);
    if (wanted instanceof Response) return wanted;
    const one = state.world(wanted.world);
    const before = one.now();
    one.shift += wanted.advance;
    for (const { orders } of one.books.values()) for (const order of orders) pass(order, one, before);
    return c.json({ now: one.now() });
  });
  app.all('*', () => missing('control'));
  return app;
}
