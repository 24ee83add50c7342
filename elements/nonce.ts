/** Whom a chunk that comes later is left to, if anybody (.build/runtime/whole.mjs). */
const PLACE = Symbol.for('loan-elements.whole');

/**
 * A policy by nonces alone refuses preloads, which have none, and a module that was refused once is not asked for again. What a
 * script with a nonce imports is let in: there chunks are imported, and nothing is fetched beside them.
 */
export function mindNonce(): void {
  if (typeof document === 'undefined') return;
  const [given] = Document.prototype.querySelectorAll.call(document, 'script[nonce]');
  if (given && !Reflect.has(window, PLACE)) Reflect.set(window, PLACE, () => Promise.resolve());
}
