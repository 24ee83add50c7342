/** Text as a reader sets it in the phone's settings: the screens' own root, 16 px, in per cent. */
export function sized(element: HTMLElement, percent: number): void {
  if (percent === 100 || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.loan{font-size:${(16 * percent) / 100}px !important}`);
  const adopt = () => {
    const root = element.shadowRoot;
    if (root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  };
  new MutationObserver(adopt).observe(element, { attributes: true, attributeFilter: ['data-state'] });
  void customElements.whenDefined(element.localName).then(() => requestAnimationFrame(adopt));
}
