/** What the build and the deployment wrote into this page themselves. */
export function written<T>(id: string): T {
  const text = document.getElementById(id)?.textContent ?? '';
  return JSON.parse(text) as T;
}

/** Resolves when the page's own HTML is there. */
export const parsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve();
