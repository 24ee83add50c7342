/** The one place where the page is left. Every url that gets here is one of our links or has passed `safeUrl`. */
export function leave(url: string, replace: boolean): void {
  if (replace) window.location.replace(url);
  else window.location.assign(url);
}

/** Changes the hash route inside a page; an empty one takes it away. */
export function setHash(hash: string, replace: boolean): void {
  // In full: a page with a `base` would read a bare hash against that.
  const url = `${window.location.href.split('#')[0] ?? ''}${hash}`;
  try {
    if (replace) window.history.replaceState(window.history.state, '', url);
    else window.history.pushState(window.history.state, '', url);
  } catch {
    // WebKit refuses what is written too often (100 times in 10 s, the page's own included), and follows links all the same.
    leave(hash ? url : `${url}#`, replace);
  }
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

let stepping = false;

/**
 * One page back in the browser's history, which takes its time. False while the last step is still on its way: another one would be
 * counted from where that leads, and might lead out of the page.
 */
export function stepBack(): boolean {
  if (stepping) return false;
  stepping = true;
  window.addEventListener('popstate', () => (stepping = false), { once: true });
  window.history.back();
  return true;
}

/** Whenever this page is opened again, it starts at its top. */
export function forgetScrolling(): void {
  window.history.scrollRestoration = 'manual';
}
