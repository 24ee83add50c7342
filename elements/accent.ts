import { inkOn, mixed, readableOn } from '../src/lib/color.js';

const DARK = '#18201c';

/** The configuration's accent, for both themes, and what stands on it and beside it; a page's own tokens go before it. */
export function accented(accent: string): Record<string, string> {
  const dark = readableOn(accent, DARK);
  return {
    '--_own': accent,
    '--_own-ink': inkOn(accent),
    '--_own-soft': mixed(accent, '#ffffff', 0.88),
    '--_own-dark': dark,
    '--_own-dark-ink': inkOn(dark),
    '--_own-dark-soft': mixed(accent, DARK, 0.72),
  };
}
