import { folder, type LenderLink } from './link.js';

/** A request of a framed page, made again in this one: the lender looks for things of its own page. */
async function ours(request: Request): Promise<Request> {
  const { url, method, headers, signal } = request;
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: new Uint8Array(await request.arrayBuffer()) };
  return new Request(url, { method, headers: [...headers], signal, ...body });
}

/** The lender in this page: lives as long as the page does. For where there is neither a server's nor a worker. */
export async function inPage(disguise: string | undefined): Promise<LenderLink> {
  const { createLender } = await import('../lender/app.js');
  const lender = createLender({ pictures: 'inline', ...(disguise ? { disguise: Number(disguise) } : {}) });
  return {
    kind: 'page',
    wire: lender.config.wire,
    base: new URL('/__lender', folder).href,
    control: (method, path, body) => lender.control(method, path, body),
    hostPage: () => undefined,
    owns: ({ pathname }) => pathname.startsWith('/__lender/'),
    fetch: async (request) => lender.fetch(await ours(request)),
  };
}
