/** A colour as `#rrggbb`; `undefined` for everything else. */
export function hexColor(value: string | undefined): string | undefined {
  return value !== undefined && /^#[\da-f]{6}$/i.test(value) ? value.toLowerCase() : undefined;
}

const channels = (color: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** How light a colour is, as WCAG weighs it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Black or white, whichever can be read on a colour: one of them always has a contrast of 4.5. */
export function inkOn(color: string): string {
  return luminance(color) > 0.179 ? '#000000' : '#ffffff';
}

/** How far apart two colours are, as WCAG weighs it. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A colour with a share, from 0 to 1, of another in it. */
export function mixed(color: string, other: string, share: number): string {
  const others = channels(other);
  return `#${channels(color)
    .map((channel, at) =>
      Math.round(channel + ((others[at] ?? 0) - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A colour, lightened or darkened as far as it has to be to be read on a ground. */
export function readableOn(color: string, ground: string): string {
  const ink = inkOn(ground);
  for (let share = 0; share < 1; share += 0.1) {
    const nearer = mixed(color, ink, share);
    if (contrast(nearer, ground) >= 4.5) return nearer;
  }
  return ink;
}
