/** In the page: the words of an element, or of its shadow root, that are broken in two lines within themselves. */
export function cutWords(element: Element): string[] {
  const words = document.createTreeWalker(element.shadowRoot ?? element, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    // Chinese goes on in the next line wherever one ends.
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) cut.push(word);
    }
  }
  return cut;
}
