/** Calls `look` whenever the size of an element has changed, until it is stopped. A document that draws nothing has no sizes. */
export function onSized(element: Element, look: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  return () => sizes.disconnect();
}
