/** Scrolls to an element. A document that draws nothing has nowhere to scroll. */
export function intoView(element: Element, block: 'start' | 'center'): void {
  if (typeof element.scrollIntoView === 'function') element.scrollIntoView({ block });
}
