import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { answerBy, type Fetcher } from './http-fetch.js';

/** Something served at a path of its own: a page (as HTML text), or anything else. */
export type Page = string | { readonly type: string; readonly body: string | Buffer; readonly headers?: Readonly<Record<string, string>> };

export interface ServeOptions {
  /** The folder that is served. Default: the build. */
  readonly dist?: string;
  /** Where the folder is mounted, with slashes at both ends. Default `/`. */
  readonly base?: string;
  /** Answers `/roof`, `/__lender`, every POST, and what is neither a file nor a route. */
  readonly lender?: Fetcher | undefined;
  /** Pages of the test, by path. */
  readonly pages?: Readonly<Record<string, Page>>;
  /** A Content-Security-Policy header for every page. */
  readonly csp?: string;
  /** Routes lead to the pages that such a policy lets run (README, Security). */
  readonly strict?: boolean;
  /** `Access-Control-Allow-Origin: *` on everything, for pages of another origin. */
  readonly cors?: boolean;
  readonly compress?: 'br' | 'gzip';
  /** As a deployment would: hashed chunks for ever, the rest asked for again. Else nothing is kept. */
  readonly cached?: boolean;
  /** 0 is any free one. */
  readonly port?: number;
  /** The configuration of every host page. */
  readonly config?: Readonly<Record<string, unknown>> | undefined;
  /** Called before a file goes out: another body, or nothing to leave it alone. */
  readonly change?: (file: string, body: Buffer) => Buffer | string | undefined;
}

export interface Served {
  readonly origin: string;
  /** `origin` and the base, with a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Method and path of every request, in order. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

interface RouteRow {
  readonly path: string;
  readonly file: string;
  readonly exact?: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
  '.ts': 'text/plain; charset=utf-8',
};

/** The build to serve: a test run works on a copy of its own. */
export const builtFolder = () => process.env['LOAN_DIST'] ?? path.resolve('dist');

function fileIn(folder: string, relative: string): string | undefined {
  const file = path.join(folder, relative);
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isDirectory()) return file;
  const index = path.join(file, 'index.html');
  return relative.endsWith('/') && existsSync(index) ? index : undefined;
}

/** The path that is asked for; two slashes at its start are no host. Nothing where it cannot be read. */
function pathOf(asked: string): string | undefined {
  try {
    return decodeURIComponent(new URL(`http://127.0.0.1${asked}`).pathname);
  } catch {
    return undefined;
  }
}

const segments = (url: string) => url.toLowerCase().split('/').filter(Boolean);

/** The file of a route, as `routes.json` tells a web server: in order, whole segments, case ignored. */
function routed(folder: string, relative: string, strict: boolean): string | undefined {
  const table = path.join(folder, 'routes.json');
  if (!existsSync(table)) return undefined;
  const rows: readonly RouteRow[] = JSON.parse(readFileSync(table, 'utf8'));
  const given = segments(relative);
  const row = rows.find(({ path: wanted, exact }) => {
    const parts = segments(wanted);
    return parts.every((part, at) => part === given[at]) && (!exact || parts.length === given.length);
  });
  return row && fileIn(folder, strict ? row.file.replace('hosts/', 'strict/') : row.file);
}

const packed = new Map<string, Buffer>();

function compressed(body: Buffer, how: 'br' | 'gzip'): Buffer {
  const key = how + createHash('sha1').update(body).digest('hex');
  const there = packed.get(key) ?? (how === 'br' ? brotliCompressSync(body) : gzipSync(body, { level: 9 }));
  packed.set(key, there);
  return there;
}

/** Serves the build on 127.0.0.1 as a deployment does: files, host pages by `routes.json`, the API by a lender. */
export async function serve(options: ServeOptions = {}): Promise<Served> {
  const { dist = builtFolder(), base = '/', lender, pages = {}, compress } = options;
  const requests: string[] = [];

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    type: string,
    body: Buffer,
    more: Readonly<Record<string, string>> = {},
  ): void {
    const html = type.startsWith('text/html');
    const tag = `"${createHash('sha1').update(body).digest('hex').slice(0, 16)}"`;
    const forEver = /\/chunks\/[^/]+-[\w-]{7}\.(?:js|css)$/.test(name);
    const headers: Record<string, string> = {
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': options.cached ? (forEver ? 'public, max-age=31536000, immutable' : 'no-cache') : 'no-store',
      ...(options.cached ? { etag: tag } : {}),
      ...(options.cors ? { 'access-control-allow-origin': '*' } : {}),
      ...(html && options.csp ? { 'content-security-policy': options.csp } : {}),
      ...more,
    };
    if (options.cached && request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();
    const pack = compress && /^text|json|svg/.test(type) && String(request.headers['accept-encoding']).includes(compress);
    if (pack) headers['content-encoding'] = compress;
    response.writeHead(200, headers).end(pack ? compressed(body, compress) : body);
  }

  function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
    const read = readFileSync(file);
    const body =
      options.config && /[/\\](?:hosts|strict)[/\\][^/\\]+\.html$/.test(file) ? Buffer.from(configured(read, options.config)) : read;
    const changed = options.change?.(path.relative(dist, file), body) ?? body;
    send(request, response, file, TYPES[path.extname(file)] ?? 'application/octet-stream', Buffer.from(changed));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = pathOf(request.url ?? '/');
    if (name === undefined) return void response.writeHead(404).end();
    requests.push(`${request.method} ${name}`);
    const page = pages[name];
    if (page !== undefined) {
      const { type, body, headers } = typeof page === 'string' ? { type: 'text/html; charset=utf-8', body: page, headers: {} } : page;
      return send(request, response, name, type, Buffer.from(body), headers);
    }
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const relative = reads && name.startsWith(base) ? name.slice(base.length - 1) : undefined;
    // A page below its route asks for its parts beside it.
    const part = /\/(?:chunks\/[^/]+|loan-elements\.iife\.js)$/.exec(relative ?? '')?.[0];
    const file = relative && (fileIn(dist, relative) ?? (part && fileIn(dist, part)));
    if (file) return sendFile(request, response, file);
    const api = !reads || /^\/(roof|__lender)(\/|$)/.test(name);
    const host = !api && relative ? routed(dist, relative, options.strict ?? false) : undefined;
    if (host) return sendFile(request, response, host);
    if (lender) return answerBy(lender, request, response, options.cors ?? false);
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const port = await listen(server, options.port ?? 0);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    url: origin + base,
    port,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A host page with another configuration, as a deployment builds it (`LOAN_CONFIG`). */
function configured(page: Buffer, config: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(config).replace(/</g, '\\u003c');
  return page.toString().replace(/(<script type="application\/json" id="loan-config">)[^<]*/, (_, start: string) => start + text);
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // A test that fails leaves its server open, and the run is to end all the same.
    if ('NODE_TEST_CONTEXT' in process.env) server.unref();
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
