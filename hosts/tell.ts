/** In place of the words that wait: heading, text, and the way to try again. */
export function tell(...texts: readonly string[]): Element | null {
  const late = document.querySelector('.host-late');
  late?.querySelectorAll('strong, p:nth-child(2), a').forEach((part, at) => {
    const text = texts[at];
    if (text) part.textContent = text;
  });
  return late;
}
