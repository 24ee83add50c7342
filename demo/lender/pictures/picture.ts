/** A picture as a list of shapes, drawn to SVG for the eye and to PNG where only a bitmap will do. */
export type Shape =
  | { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number; readonly colour: string }
  | { readonly kind: 'line'; readonly points: readonly (readonly [number, number])[]; readonly width: number; readonly colour: string }
  | { readonly kind: 'rect'; readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly colour: string };

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly shapes: readonly Shape[];
}

function shapeSvg(shape: Shape): string {
  if (shape.kind === 'circle') return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.r}" fill="${shape.colour}"/>`;
  if (shape.kind === 'rect') return `<rect x="${shape.x}" y="${shape.y}" width="${shape.w}" height="${shape.h}" fill="${shape.colour}"/>`;
  const points = shape.points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
  return `<polyline points="${points}" fill="none" stroke="${shape.colour}" stroke-width="${shape.width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function toSvg(picture: Picture): string {
  const { width, height, background } = picture;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${background}"/>${picture.shapes.map(shapeSvg).join('')}</svg>`;
}

function distanceToSegment(x: number, y: number, from: readonly [number, number], to: readonly [number, number]): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / length));
  return Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy);
}

function covers(shape: Shape, x: number, y: number): boolean {
  if (shape.kind === 'circle') return Math.hypot(x - shape.x, y - shape.y) <= shape.r;
  if (shape.kind === 'rect') return x >= shape.x && x < shape.x + shape.w && y >= shape.y && y < shape.y + shape.h;
  return shape.points.some((from, index) => {
    const to = shape.points[index + 1];
    return to !== undefined && distanceToSegment(x, y, from, to) <= shape.width / 2;
  });
}

const channels = (colour: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function bounds(shape: Shape): readonly [number, number, number, number] {
  if (shape.kind === 'circle') return [shape.x - shape.r, shape.y - shape.r, shape.x + shape.r, shape.y + shape.r];
  if (shape.kind === 'rect') return [shape.x, shape.y, shape.x + shape.w, shape.y + shape.h];
  const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)];
  const half = shape.width / 2;
  return [Math.min(...xs) - half, Math.min(...ys) - half, Math.max(...xs) + half, Math.max(...ys) + half];
}

const SAMPLES = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** The picture's pixels, three bytes each, `scale` pixels to a unit, edges smoothed by four samples a pixel. */
export function toPixels(picture: Picture, scale: number): { width: number; height: number; pixels: Uint8Array } {
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const ground = channels(picture.background);
  const pixels = Uint8Array.from({ length: width * height * 3 }, (_, index) => ground[index % 3] ?? 0);
  for (const shape of picture.shapes) {
    const ink = channels(shape.colour);
    const [left, top, right, bottom] = bounds(shape).map((edge) => Math.floor(edge * scale));
    for (let row = Math.max(0, top ?? 0); row <= Math.min(height - 1, bottom ?? 0); row += 1) {
      for (let column = Math.max(0, left ?? 0); column <= Math.min(width - 1, right ?? 0); column += 1) {
        const share = SAMPLES.filter(([x, y]) => covers(shape, (column + x) / scale, (row + y) / scale)).length / 4;
        const at = (row * width + column) * 3;
        if (share > 0)
          ink.forEach((value, index) => (pixels[at + index] = Math.round((pixels[at + index] ?? 0) * (1 - share) + value * share)));
      }
    }
  }
  return { width, height, pixels };
}
