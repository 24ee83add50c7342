import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Dropped } from './answer.js';
import { createLender, type Lender, type LenderOptions } from './app.js';

/**
 * A `fetch` handler as a listener of `node:http`. Where the lender drops a connection, the socket is destroyed. Compose it with
 * whatever serves the pages: `nodeListener((request) => lender.handles(request.url) ? lender.fetch(request) : files(request))`.
 */
export function nodeListener(
  handle: (request: Request) => Promise<Response>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await handle(request);
      } catch (thrown) {
        if (!(thrown instanceof Dropped && incoming instanceof IncomingMessage)) throw thrown;
        incoming.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    { overrideGlobalObjects: false },
  );
  return (request, response) => void listener(request, response);
}

export interface LenderServer {
  readonly lender: Lender;
  readonly server: Server;
  /** `http://127.0.0.1:{port}` */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts the lender alone on a port; without one, on a free one. */
export async function serveLender(options: LenderOptions & { readonly port?: number; readonly host?: string } = {}): Promise<LenderServer> {
  const { port = 0, host = '127.0.0.1', ...rest } = options;
  const lender = createLender(rest);
  const server = createServer(nodeListener(lender.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    lender,
    server,
    origin: `http://${host}:${bound}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
