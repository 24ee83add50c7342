/** What paths of the page are read against. A frame that was written (`srcdoc`), or made of a blob, stands for the page that made it. */
export const pageUrl = (): string =>
  [window.location.href, window.origin, document.baseURI].find((url) => url.startsWith('http')) ?? window.location.href;
