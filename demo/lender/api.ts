import { endpoints } from '../../src/api/endpoints/all.js';
import { wireFor, type Wire, type WireDictionary } from '../../src/api/wire.js';
import { asJson, envelope, toResponse, type Answer } from './answer.js';
import { bodyOf, shown } from './body.js';
import { readCall, sessionValue, type Call } from './checks.js';
import { refused, urlsFor, type Desk, type Route } from './desk.js';
import { DEMO } from './demo.js';
import { receiptPicture } from './pictures/art.js';
import { accountRoutes } from './routes/account.js';
import { bankRoutes } from './routes/bank.js';
import { classicRoutes } from './routes/classic.js';
import { complaintRoutes } from './routes/complaint.js';
import { loanRoutes } from './routes/loan.js';
import { promotionRoutes } from './routes/promotion.js';
import { repaymentRoutes } from './routes/repayment.js';
import { play } from './play.js';
import type { State } from './state.js';
import type { LogEntry } from './world.js';

export interface ApiOptions {
  readonly state: State;
  readonly dictionary: WireDictionary;
  readonly basePath: string;
  readonly provider: string;
  readonly idempotencyHeader: string;
  readonly own: (url: string) => string;
  readonly pages: string;
  readonly inline: boolean;
}

const routes: readonly Route[] = [
  ...loanRoutes,
  ...classicRoutes,
  ...repaymentRoutes,
  ...bankRoutes,
  ...complaintRoutes,
  ...accountRoutes,
  ...promotionRoutes,
];

/** Bodies may have 10 MB; an image as large travels with a little more around it. */
const LIMIT = 10 * 1024 * 1024;
const AROUND = 64 * 1024;
/** So much of an answer is kept in the log. */
const SHOWN = 200_000;

export function createApi(options: ApiOptions): (request: Request) => Promise<Response> {
  const { state, dictionary, basePath, provider } = options;
  const byPath = new Map<string, Route>();
  for (const row of endpoints) {
    const route = routes.find((one) => one.row === row);
    if (!route) throw new Error(`The lender does not answer ${row.name}`);
    byPath.set(
      basePath +
        wireFor(dictionary, row.name)
          .path(row.path)
          .replace(/\{provider\}/g, provider),
      route,
    );
  }

  async function act(route: Route, wire: Wire, call: Call, desk: Desk, entry: LogEntry): Promise<Answer> {
    const { world, book, session, key } = desk;
    const broken = (problems: readonly string[]) => {
      entry.problems = problems;
      return envelope(
        route.row,
        wire,
        refused(DEMO.codes.contract, `Contract broken by ${route.row.name}. ${problems.join('; ')}`, { problems }),
        400,
      );
    };
    if (call.problems.length > 0) return broken(call.problems);
    if (!route.open && session.sessionId === DEMO.expiredSession)
      return envelope(route.row, wire, refused(DEMO.codes.expired, 'Your session has ended. Please sign in again.'));
    if (!route.open && book.deleted) return envelope(route.row, wire, refused(DEMO.codes.deleted, 'This account was deleted.'));
    const place = `${route.row.name}|${book.userId}|${key}`;
    const print = JSON.stringify(shown(call.payload));
    const before = route.row.movesMoney && key !== '' ? world.first.get(place) : undefined;
    if (before && before.print !== print) return broken(['Idempotency-Key: was used for another request']);
    if (before) return { status: before.status, type: 'application/json; charset=utf-8', body: before.body };
    const saying = route.act(call.payload, desk);
    // No pause between acting and writing down the first answer: the same key may come twice at once.
    const said = saying instanceof Promise ? await saying : saying;
    if ('problems' in said) return broken(said.problems);
    entry.acted = said.ok;
    const answer = envelope(route.row, wire, said);
    if (route.row.movesMoney && key !== '') world.first.set(place, { print, body: answer.body, status: answer.status });
    return answer;
  }

  function stray(request: Request, path: string): Response {
    const known = byPath.get(path);
    const problem = known
      ? `${known.row.name} is called by ${known.row.method}, not ${request.method}`
      : `no call of the contract has the path ${path}`;
    const world = state.world('main');
    const entry = {
      at: world.now(),
      endpoint: '',
      method: request.method,
      url: request.url,
      headers: {},
      session: {},
      payload: null,
      key: '',
      acted: false,
    };
    state.record(world, { ...entry, outcome: 'answered', status: known ? 405 : 404, problems: [problem] });
    return asJson({ code: known ? 405 : 404, message: `Contract broken: ${problem}` }, known ? 405 : 404);
  }

  return async (request) => {
    const url = new URL(request.url);
    const route = byPath.get(url.pathname);
    if (!route || route.row.method !== request.method) return stray(request, url.pathname);
    const { row } = route;
    const wire = wireFor(dictionary, row.name);
    const bytes = await bodyOf(request, LIMIT + (row.encoding === 'multipart' ? AROUND : 0));
    const world = state.world(sessionValue(wire, url, 'merchantNumber') || 'main');
    const call = await readCall(row, wire, request, bytes ?? new Uint8Array(0), options.idempotencyHeader);
    const key = (options.idempotencyHeader && request.headers.get(options.idempotencyHeader)) || '';
    const entry = state.record(world, {
      at: world.now(),
      endpoint: row.name,
      method: row.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      session: call.session,
      payload: shown(call.payload),
      key,
      acted: false,
      outcome: 'pending',
      status: 0,
      problems: [],
    });
    const urls = urlsFor(options.own(request.url), options.pages, options.inline);
    const links = () => ({
      confirm: urls.page(`/loanConfirm?productId=${DEMO.products.main}`),
      photo: urls.picture('receipt.png', () => receiptPicture),
    });
    const desk: Desk = { world, book: state.book(world, call.session.userId ?? '', links), session: call.session, urls, key };
    const stage = {
      row,
      wire,
      world,
      entry,
      signal: request.signal,
      broken: call.problems.length > 0,
      act: () => act(route, wire, call, desk, entry),
    };
    const answer = bytes
      ? await play(stage, state.scenarios.take(row.name, world.name))
      : envelope(row, wire, refused(DEMO.codes.tooLarge, 'A request has 10 MB at most.'), 413);
    if (entry.outcome === 'pending') entry.outcome = 'answered';
    entry.status = answer.status;
    entry.answer = answer.body.slice(0, SHOWN);
    return toResponse(answer);
  };
}
