/** A browser remembers for as long as the page is open that an address could not be had: each attempt has one of its own. */
let $attempts$ = 0;

/**
 * Loads a chunk that comes later. A page that knows what its chunks must be (hosts/start.ts) is asked first; elsewhere what the
 * chunk needs is fetched beside it, not after it. One that needs no other (`alone`), such as a language, is asked for once more
 * when it was lost on the way.
 */
// eslint-disable-next-line no-unused-vars
function $whole$(address, needs = [], alone = false) {
  const at = (each) => new URL(each, import.meta.url).href;
  const check = self[Symbol.for('loan-elements.whole')];
  const load = (each) => (check ? check(at(each)).then(() => import(each)) : import(each));
  if (alone)
    return load(address).catch(() =>
      new Promise((resolve) => setTimeout(resolve, 1000)).then(() => load(`${address}?${($attempts$ += 1)}`)),
    );
  if (check) return load(address);
  for (const each of needs) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    // A policy by nonces alone refuses what has none, and a module that was refused is not asked for again.
    link.nonce = (HTMLDocument.prototype.querySelector.call(document, 'script[nonce]') || link).nonce;
    link.href = at(each);
    document.head.append(link);
  }
  return load(address);
}
