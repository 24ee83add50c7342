import { folder, type LenderLink } from './link.js';

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
    fetch: (request) => (lender.handles(request.url) ? lender.fetch(request) : fetch(request)),
  };
}
