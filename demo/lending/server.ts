import { controlAt, folder, readConfig, type LenderLink } from './link.js';

/** The lender of the server that serves these pages, if it has one. */
export async function onServer(): Promise<LenderLink | undefined> {
  const control = controlAt('/__lender');
  const wire = await control('GET', 'config').then(readConfig, () => undefined);
  if (!wire) return undefined;
  return {
    kind: 'server',
    wire,
    base: new URL('/__lender', folder).href,
    control,
    hostPage: (tag, query) => new URL(`../hosts/${tag}.html?${query}`, folder).href,
    owns: ({ origin, pathname }) => origin === folder.origin && pathname.startsWith('/__lender/'),
  };
}
