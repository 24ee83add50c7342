/** As many bytes of a file as the functions here look at: an Exif block fits into 64 kB and stands at the start. */
export const HEAD = 128 * 1024;

const ascii = (bytes: Uint8Array, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));

const heif = /^(?:avif|avis|heic|heix|heim|heis|hevc|mif1|msf1)$/;

/** The type of an image by its content, whatever the file is called; `undefined` for what is no picture of pixels. */
export function imageType(head: Uint8Array): string | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg';
  const start = ascii(head, 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  if (/^RIFF[^]{4}WEBP$/.test(start)) return 'image/webp';
  if (start.startsWith('BM')) return 'image/bmp';
  if (start.slice(4, 8) !== 'ftyp' || !heif.test(start.slice(8))) return undefined;
  return start.slice(8, 11) === 'avi' ? 'image/avif' : 'image/heic';
}

/** The Exif block of a JPEG, by its first byte and the one behind its last, and the orientation it tells: 1 (upright) to 8. */
export interface Exif {
  readonly from: number;
  readonly to: number;
  readonly orientation: number;
}

const ORIENTATION = 0x0112;

function orientationIn(exif: DataView): number {
  const little = exif.getUint16(0) === 0x4949;
  const directory = exif.getUint32(4, little);
  const entries = exif.getUint16(directory, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (exif.getUint16(at, little) !== ORIENTATION) continue;
    const value = exif.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Finds the Exif block in the first bytes of a JPEG. */
export function findExif(head: Uint8Array): Exif | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let from = 2;
  while (from + 10 < head.length && head[from] === 0xff && head[from + 1] !== 0xda) {
    const to = from + 2 + view.getUint16(from + 2);
    if (head[from + 1] === 0xe1 && ascii(head, from + 4, 6) === 'Exif\0\0') {
      try {
        return { from, to, orientation: orientationIn(new DataView(head.buffer, head.byteOffset + from + 10, to - from - 10)) };
      } catch {
        return { from, to, orientation: 1 };
      }
    }
    from = to;
  }
  return undefined;
}
