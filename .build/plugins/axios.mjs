const NO_FETCH = '\0axios-no-fetch';

/** axios by XMLHttpRequest alone: without its fetch adapter it is 3.8 kB (brotli) lighter, and every engine has the other one. */
export function axiosXhrOnly() {
  return {
    name: 'axios-xhr-only',
    resolveId: (specifier, importer) =>
      specifier === './fetch.js' && importer?.endsWith('/axios/lib/adapters/adapters.js') ? NO_FETCH : null,
    load: (id) => (id === NO_FETCH ? 'export const getFetch = null;' : null),
  };
}
