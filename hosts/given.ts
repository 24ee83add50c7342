/** What the build wrote into this page itself, and so is believed; a deployment's configuration was looked at when it was built in. */
export function written<T>(id: string): T {
  return JSON.parse(String(document.getElementById(id)?.textContent)) as T;
}

/** Resolves when the page's own HTML is there; its scripts that are still on the way may come later. */
export const parsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
    : Promise.resolve();

/** For a script of the page's own, as its first line: it came, and as it was made. */
export function ran(): void {
  document.currentScript?.setAttribute('data-ran', '');
}
