/**
 * Loads a chunk that comes later. A page that knows what its chunks must be (hosts/start.ts) is asked first; elsewhere what the
 * chunk needs is fetched beside it, not after it.
 */
// eslint-disable-next-line no-unused-vars
function $whole$(address, needs = []) {
  const at = (each) => new URL(each, import.meta.url).href;
  const check = self[Symbol.for('loan-elements.whole')];
  if (check) return check(at(address)).then(() => import(address));
  for (const each of needs) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.href = at(each);
    document.head.append(link);
  }
  return import(address);
}
