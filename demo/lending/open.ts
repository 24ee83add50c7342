import type { LenderLink } from './link.js';
import { inPage } from './page.js';
import { onServer } from './server.js';
import { inWorker, withoutWorker } from './worker.js';

/** The lender of the page around this one, when that is of ours and answers in the page itself. */
function around(): LenderLink | undefined {
  try {
    const link = window.parent === window ? undefined : window.parent.loanLender;
    return link?.fetch ? link : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the sandbox lender: the server's, else one in a service worker, else one in the page. `disguise` is for the latter two:
 * undefined takes what is there.
 */
export async function openLender(disguise?: string): Promise<LenderLink> {
  const shared = around();
  if (shared) return shared;
  const server = await onServer();
  if (server) {
    await withoutWorker();
    return server;
  }
  return (await inWorker(disguise).catch(() => undefined)) ?? inPage(disguise);
}
