const KEYS = /\/node_modules\/nanostores\/listen-keys\/index\.js$/;
const CODE = `export const listenKeys = (store, keys, listener) => store.listen(listener);
export const subscribeKeys = (store, keys, listener) => store.subscribe(listener);
`;

/**
 * Whoever listens to some keys of a store hears of all of it: nothing here names keys, and React's hook would bring the reading of their
 * paths along (0.3 kB, brotli). Who does name some is told more often, never less.
 */
export function wholeStores() {
  return { name: 'whole-stores', load: (id) => (KEYS.test(id) ? { code: CODE, map: { mappings: '' } } : null) };
}
