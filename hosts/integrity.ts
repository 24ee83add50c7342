const pageId = 'loan-integrity';

/** What the page says its later chunks must be: url, relative to the page, to integrity. */
function hashes(): [string, string][] {
  try {
    const table: unknown = JSON.parse(document.getElementById(pageId)?.textContent ?? '{}');
    if (typeof table !== 'object' || table === null) return [];
    return Object.entries(table).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  } catch {
    return [];
  }
}

/** Fetches every chunk with its integrity before it may run; a changed byte does not run, and the promise is rejected. */
async function checked(): Promise<void> {
  if (!('relList' in HTMLLinkElement.prototype) || !document.createElement('link').relList.supports('modulepreload')) return;
  await Promise.all(
    hashes().map(
      ([href, integrity]) =>
        new Promise<void>((resolve, reject) => {
          const link = document.createElement('link');
          link.rel = 'modulepreload';
          link.href = href;
          link.integrity = integrity;
          link.crossOrigin = 'anonymous';
          link.addEventListener('load', () => resolve());
          link.addEventListener('error', () => reject(new Error(href)));
          document.head.append(link);
        }),
    ),
  );
}

/** Imports the rest of the page once all of it is known to be whole. */
export async function importWhole(load: () => Promise<unknown>): Promise<void> {
  await checked();
  await load();
}
