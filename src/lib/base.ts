export const BASE = /^(?:https?:\/\/[^\s\\/?#@]+)?(?:\/[^\s\\/?#]+)*\/*(?:#\/?)?$/i;

/** Whether paths can be put after it: an address of the web, or a path on the page's own origin; where routes are hashes, with `#`. */
export const isBase = (text: string): boolean => BASE.test(text);

/** What to put before a path; of what is no base, nothing. */
export const baseOf = (text = ''): string => (isBase(text) ? text.replace(/\/+$/, '') : '');

/** What a base is known by, however it is written: the address it stands for on a page. Calls are made to the base as it was given. */
export function baseKey(text: string | undefined, page: string): string {
  const base = baseOf(text);
  try {
    return new URL(`${base}/`, page).href;
  } catch {
    return base;
  }
}

/** How a base is mended. */
export const BASE_MEND = 'an address such as https://api.example, or a path of this site such as /api';
