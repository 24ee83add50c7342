/** Whether an element has a place on the page: neither it nor anything around it is hidden (`hidden`, `display: none`). */
export const isRendered = (element: Element): boolean =>
  element.getClientRects().length > 0 || getComputedStyle(element).display === 'contents';
