/** What paths of the page are read against. A frame that was written (`srcdoc`), or made of a blob, stands for the page that made it. */
export const pageUrl = (): string =>
  [window.location.href, window.origin, document.baseURI].find((url) => url.startsWith('http')) ?? window.location.href;

/** An address on the page's own site, whatever a `<base>` in the page says. */
export const fromPage = (url: string): string => new URL(url, pageUrl()).href;

/** The same as it is written in a link: in full only where a `<base>` would lead it to another site. */
export const onSite = (url: string): string => (new URL(document.baseURI).origin === new URL(pageUrl()).origin ? url : fromPage(url));
