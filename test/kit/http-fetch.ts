import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A server as one function, like a Hono app. */
export interface Fetcher {
  fetch(request: Request): Response | Promise<Response>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

function asRequest(request: IncomingMessage, gone: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) for (const one of [value ?? []].flat()) headers.append(name, one);
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : Readable.toWeb(request);
  const init = { method: request.method ?? 'GET', headers, body: body as ReadableStream | null, duplex: 'half', signal: gone };
  return new Request(`http://${request.headers.host ?? '127.0.0.1'}${request.url ?? '/'}`, init);
}

/** Lets a fetch handler answer; when it throws, or its body breaks off, so does the connection. */
export async function answerBy(server: Fetcher, request: IncomingMessage, response: ServerResponse, cors: boolean): Promise<void> {
  if (cors && request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const answer = await server.fetch(asRequest(request, gone.signal));
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...(cors ? CORS : {}) });
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response);
    else response.end();
  } catch {
    request.socket.destroy();
  }
}
