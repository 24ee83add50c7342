import { toPixels, type Picture } from './picture.js';

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

const word = (value: number): number[] => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Uint8Array.from([...new TextEncoder().encode(type), ...data]);
  return Uint8Array.from([...word(data.length), ...body, ...word(crc32(body))]);
}

/** A zlib stream of stored blocks: no compression, no library. */
function stored(bytes: Uint8Array): Uint8Array {
  const parts: number[] = [0x78, 0x01];
  for (let at = 0; at < bytes.length; at += 65535) {
    const block = bytes.subarray(at, at + 65535);
    parts.push(
      at + 65535 >= bytes.length ? 1 : 0,
      block.length & 255,
      block.length >>> 8,
      ~block.length & 255,
      (~block.length >>> 8) & 255,
    );
    for (const byte of block) parts.push(byte);
  }
  return Uint8Array.from([...parts, ...word(adler32(bytes))]);
}

/** The picture as a PNG with a palette of at most 256 colours; a picture with more has its rarest ones folded into the background. */
export function toPng(picture: Picture, scale = 1): Uint8Array<ArrayBuffer> {
  const { width, height, pixels } = toPixels(picture, scale);
  const palette = new Map<number, number>();
  const raw = new Uint8Array((width + 1) * height);
  for (let at = 0; at < width * height; at += 1) {
    const colour = ((pixels[at * 3] ?? 0) << 16) | ((pixels[at * 3 + 1] ?? 0) << 8) | (pixels[at * 3 + 2] ?? 0);
    if (!palette.has(colour) && palette.size < 256) palette.set(colour, palette.size);
    raw[at + Math.floor(at / width) + 1] = palette.get(colour) ?? 0;
  }
  const colours = Uint8Array.from([...palette.keys()].flatMap((colour) => word(colour).slice(1)));
  const parts = [
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Uint8Array.from([...word(width), ...word(height), 8, 3, 0, 0, 0])),
    chunk('PLTE', colours),
    chunk('IDAT', stored(raw)),
    chunk('IEND', new Uint8Array(0)),
  ];
  const png = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    png.set(part, offset);
    offset += part.length;
  }
  return png;
}

/** The same as a `data:` address. */
export function toDataUrl(picture: Picture, scale = 1): string {
  let binary = '';
  for (const byte of toPng(picture, scale)) binary += String.fromCharCode(byte);
  return `data:image/png;base64,${btoa(binary)}`;
}
