import type { Endpoint } from '../../src/api/endpoint.js';
import { endpoints } from '../../src/api/endpoints/all.js';
import { forgetBegun } from './begun.js';
import { fakeXhr } from './mock-xhr.js';

/** What the fake server does with one call. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'hanging' };

/** One request as it left the page. */
export interface Call {
  readonly name: string;
  readonly method: string;
  readonly url: URL;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed: JSON, a form's fields, or a multipart form's. */
  readonly body: unknown;
  /** True once the page gave it up. */
  readonly aborted: boolean;
  /** Answers a held call; the first answer counts. */
  answer(reply: Reply): void;
  /** Reports upload progress, from 0 to 1. */
  progress(share: number): void;
}

type Handler = Reply | ((call: Call) => Reply | Promise<Reply>);

/** Where a request came from and goes back to. */
export interface Wire {
  respond(status: number, text: string, headers: Readonly<Record<string, string>>): void;
  fail(): void;
  progress(share: number): void;
  /** Whether the page gave up. */
  readonly gone: () => boolean;
}

export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Success, with the code the endpoint wants. */
export const ok = (data?: unknown): Reply => ({ kind: 'data', data });

/** A refusal in the server's words. */
export const refused = (code: string | number, message = '', more: object = {}): Reply => json({ code, message, errMsg: message, ...more });

/** Any JSON body, envelope or not. */
export const json = (body: unknown, status = 200): Reply => raw(JSON.stringify(body), status, { 'content-type': 'application/json' });

/** Any body at all. */
export const raw = (text: string, status = 200, headers: Record<string, string> = {}): Reply => ({ kind: 'answer', status, text, headers });

/** The connection breaks. */
export const dropped: Reply = { kind: 'dropped' };

/** No answer ever comes. */
export const hanging: Reply = { kind: 'hanging' };

function fields(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  return Object.fromEntries(entries);
}

function parsed(body: unknown, type: string): unknown {
  if (body instanceof FormData) return fields(body.entries());
  if (body instanceof URLSearchParams) return fields(body.entries());
  if (typeof body !== 'string') return body;
  if (type.includes('x-www-form-urlencoded')) return fields(new URLSearchParams(body).entries());
  try {
    const value: unknown = JSON.parse(body);
    return value;
  } catch {
    return body;
  }
}

const pattern = (row: Endpoint) => new RegExp(`${row.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{provider\}/g, '[^/]+')}$`);

/** An answer comes in a later task, as from a network, whatever a test does to timers. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}

/** A lender under the page's `fetch` and `XMLHttpRequest`. Installed until `restore()`. */
export interface MockApi {
  /** Every request to the API, in order. */
  readonly all: readonly Call[];
  /** Requests to an endpoint nobody answers: they got a 404. */
  readonly unexpected: readonly Call[];
  /** Answers an endpoint from now on. */
  on(name: string, answer: Handler): MockApi;
  /** Lets calls of an endpoint wait: answer them one by one by `calls(name)[n].answer(…)`, in any order. */
  hold(name: string): MockApi;
  /** The calls of one endpoint so far. */
  calls(name: string): readonly Call[];
  /** The n-th call of an endpoint (0 is the first), once it was sent. */
  called(name: string, at?: number): Promise<Call>;
  restore(): void;
}

const rows = new Map(endpoints.map((row) => [row.name, row]));

export function mockApi({ base = '/roof' } = {}): MockApi {
  forgetBegun();
  const handlers = new Map<string, Handler>();
  const all: Call[] = [];
  const unexpected: Call[] = [];
  const waiting = new Set<() => void>();

  const row = (name: string): Endpoint => {
    const known = rows.get(name);
    if (!known) throw new Error(`no endpoint is called ${name}`);
    return known;
  };

  function send(reply: Reply, name: string, wire: Wire): void {
    if (reply.kind === 'hanging') return;
    if (reply.kind === 'dropped') wire.fail();
    else if (reply.kind === 'answer') wire.respond(reply.status, reply.text, reply.headers);
    else
      wire.respond(200, JSON.stringify({ code: rows.get(name)?.ok?.[0] ?? 0, data: reply.data }), { 'content-type': 'application/json' });
  }

  function receive(sent: Sent, wire: Wire): void {
    const match = endpoints.find(
      (row) => row.method === sent.method && sent.url.pathname.includes(base) && pattern(row).test(sent.url.pathname),
    );
    const name = match?.name ?? sent.url.pathname;
    let settle: (reply: Reply) => void = () => {};
    const answered = new Promise<Reply>((resolve) => {
      settle = resolve;
    });
    let over = false;
    const call: Call = {
      name,
      method: sent.method,
      url: sent.url,
      query: Object.fromEntries(sent.url.searchParams),
      headers: sent.headers,
      body: parsed(sent.body, sent.headers['content-type'] ?? ''),
      get aborted() {
        return !over && wire.gone();
      },
      answer: (reply) => settle(reply),
      progress: (share) => wire.progress(share),
    };
    all.push(call);
    const handler = handlers.get(name);
    if (!handler) unexpected.push(call);
    void nextTask().then(async () => {
      for (const look of waiting) look();
      const now: Handler = handler ?? raw('nobody answers this', 404);
      const reply = typeof now === 'function' ? await now(call) : now;
      settle(reply.kind === 'hanging' ? await answered : reply);
      const chosen = await answered;
      if (wire.gone()) return;
      over = true;
      send(chosen, name, wire);
    });
  }

  const realFetch = window.fetch;
  const realXhr = window.XMLHttpRequest;

  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!url.pathname.includes(`${base}/`)) return realFetch(input, init);
    const headers = fields(request.headers.entries()) as Record<string, string>;
    const body = init?.body instanceof FormData ? init.body : await request.text();
    return new Promise<Response>((resolve, reject) => {
      const stop = () => reject(new DOMException('aborted', 'AbortError'));
      if (request.signal.aborted) return stop();
      request.signal.addEventListener('abort', stop);
      receive(
        { method: request.method, url, headers, body: body === '' ? undefined : body },
        {
          respond: (status, text, answer) => resolve(new Response(status === 204 ? null : text, { status, headers: answer })),
          fail: () => reject(new TypeError('Failed to fetch')),
          progress: () => {},
          gone: () => request.signal.aborted,
        },
      );
    });
  };
  window.XMLHttpRequest = fakeXhr(receive);

  const server: MockApi = {
    all,
    unexpected,
    on(name, answer) {
      handlers.set(row(name).name, answer);
      return server;
    },
    hold: (name) => server.on(name, hanging),
    calls: (name) => all.filter((call) => call.name === row(name).name),
    called: (name, at = 0) =>
      new Promise((resolve) => {
        const look = () => {
          const call = server.calls(name)[at];
          if (!call) return;
          waiting.delete(look);
          resolve(call);
        };
        waiting.add(look);
        look();
      }),
    restore() {
      window.fetch = realFetch;
      window.XMLHttpRequest = realXhr;
    },
  };
  return server;
}
