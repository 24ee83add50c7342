import { inkOn, mixed, readableOn } from '../src/lib/color.js';

const [LIGHT, DARK] = ['#f3f5f4', '#18201c'];

/** The configuration's accent, for both themes, and what stands on it and beside it, and itself as words; a page's own tokens go before it. */
export function accented(accent: string): Record<string, string> {
  const dark = readableOn(accent, DARK);
  const [soft, darkSoft] = [mixed(accent, '#ffffff', 0.88), mixed(accent, DARK, 0.72)];
  return {
    '--_own': accent,
    '--_own-ink': inkOn(accent),
    '--_own-text': readableOn(readableOn(accent, soft), LIGHT),
    '--_own-soft': soft,
    '--_own-dark': dark,
    '--_own-dark-ink': inkOn(dark),
    '--_own-dark-text': readableOn(dark, darkSoft),
    '--_own-dark-soft': darkSoft,
  };
}
