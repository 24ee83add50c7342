import type { Picture, Shape } from './picture.js';

/** A QR code of version 3 with error correction L: bytes, at most 53 of them; what is longer is cut. */
const SIZE = 29;
const DATA = 55;
const CORRECTION = 15;
const FORMAT = '111011111000100';

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}
const times = (a: number, b: number): number => (a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0);

function correction(data: readonly number[]): number[] {
  let generator = [1];
  for (let power = 0; power < CORRECTION; power += 1) {
    const next = [...generator, 0];
    generator.forEach((value, index) => {
      next[index + 1] = (next[index + 1] ?? 0) ^ times(value, EXP[power] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...Array<number>(CORRECTION).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at] ?? 0;
    generator.forEach((value, index) => {
      rest[at + index] = (rest[at + index] ?? 0) ^ times(value, factor);
    });
  }
  return rest.slice(data.length);
}

function codewords(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)].slice(0, DATA - 2);
  const bits = [4, bytes.length, ...bytes].map((value, index) => value.toString(2).padStart(index === 0 ? 4 : 8, '0')).join('');
  const padded = `${bits}0000`.slice(0, DATA * 8);
  const words = (padded.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  for (let pad = 0; words.length < DATA; pad += 1) words.push(pad % 2 ? 0x11 : 0xec);
  return [...words, ...correction(words)];
}

/** The modules, dark ones true, row by row. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const dark: (boolean | undefined)[][] = Array.from({ length: SIZE }, () => Array<boolean | undefined>(SIZE).fill(undefined));
  const put = (x: number, y: number, value: boolean) => {
    const row = dark[y];
    if (row && x >= 0 && x < SIZE) row[x] = value;
  };
  const square = (cx: number, cy: number, reach: number, rings: readonly number[]) => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1) put(cx + x, cy + y, rings.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (const [x, y] of [
    [3, 3],
    [SIZE - 4, 3],
    [3, SIZE - 4],
  ] as const)
    square(x, y, 4, [0, 1, 3]);
  square(22, 22, 2, [0, 2]);
  for (let at = 8; at < SIZE - 8; at += 1) {
    put(at, 6, at % 2 === 0);
    put(6, at, at % 2 === 0);
  }
  FORMAT.split('').forEach((bit, index) => {
    const value = bit === '1';
    if (index < 6) put(index, 8, value);
    else if (index < 8) put(index + 1, 8, value);
    else put(8, index === 8 ? 7 : 14 - index, value);
    if (index < 7) put(8, SIZE - 1 - index, value);
    else put(SIZE - 15 + index, 8, value);
  });
  put(8, SIZE - 8, true);
  const bits = codewords(text)
    .map((value) => value.toString(2).padStart(8, '0'))
    .join('');
  let next = 0;
  let up = true;
  for (let right = SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < SIZE; step += 1) {
      const y = up ? SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (dark[y]?.[x] !== undefined) continue;
        put(x, y, (bits[next] === '1') !== ((x + y) % 2 === 0));
        next += 1;
      }
    }
    up = !up;
  }
  return dark.map((row) => row.map((value) => value === true));
}

/** The code as a picture with its quiet zone. */
export function qrPicture(text: string): Picture {
  const shapes = qrModules(text).flatMap((row, y) =>
    row.flatMap((isDark, x): Shape[] => (isDark ? [{ kind: 'rect', x: x + 4, y: y + 4, w: 1, h: 1, colour: '#111111' }] : [])),
  );
  return { width: SIZE + 8, height: SIZE + 8, background: '#ffffff', shapes };
}
