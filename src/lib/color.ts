/** A colour as `#rrggbb`; `undefined` for everything else. */
export function hexColor(value: string | undefined): string | undefined {
  return value !== undefined && /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : undefined;
}

/** Black or white, whichever can be read on a colour: one of them always has a contrast of 4.5 (WCAG luminance). */
export function inkOn(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#000000' : '#ffffff';
}
