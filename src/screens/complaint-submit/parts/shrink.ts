import { findExif, HEAD, imageType } from '../../../lib/image-bytes.js';

const LONGEST = 1600;
const QUALITY = 0.85;
const LARGEST = 10 * 1024 * 1024;

/** What became of a file that was picked: an image ready to be sent, or why it is refused. */
export type Shrunk = { readonly image: File } | { readonly refused: 'noImage' | 'tooLarge' };

type Drawable = ImageBitmap | HTMLImageElement;

/** How pixels are laid onto a canvas of `w` to `h` (before turning) for each orientation of Exif. */
function turned(orientation: number, w: number, h: number): [number, number, number, number, number, number] {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, w, 0];
    case 3:
      return [-1, 0, 0, -1, w, h];
    case 4:
      return [1, 0, 0, -1, 0, h];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, h, 0];
    case 7:
      return [0, -1, -1, 0, h, w];
    case 8:
      return [0, -1, 1, 0, 0, w];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}

function loaded(blob: Blob): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const url = URL.createObjectURL(blob);
    const image = new Image();
    const end = (act: () => void) => () => {
      URL.revokeObjectURL(url);
      act();
    };
    image.onload = end(() => resolve(image));
    image.onerror = end(() => reject(new Error('no image')));
    image.src = url;
  });
}

/** Off the main thread where the engine can. */
async function decoded(blob: Blob): Promise<Drawable> {
  if (typeof createImageBitmap === 'function') {
    try {
      return await createImageBitmap(blob);
    } catch {
      // Some engines show more kinds than they make bitmaps of.
    }
  }
  return loaded(blob);
}

function drawn(source: Drawable, orientation: number): HTMLCanvasElement {
  const [fullWidth, fullHeight] =
    source instanceof HTMLImageElement ? [source.naturalWidth, source.naturalHeight] : [source.width, source.height];
  const scale = Math.min(1, LONGEST / Math.max(fullWidth, fullHeight));
  const width = Math.max(1, Math.round(fullWidth * scale));
  const height = Math.max(1, Math.round(fullHeight * scale));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = orientation > 4 ? [height, width] : [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // A JPEG has no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.transform(...turned(orientation, width, height));
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

function encoded(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * Makes a picked file small on the phone: a JPEG of at most 1600 px, upright, with nothing of the camera's notes in it. The
 * orientation is read here and its block cut out before decoding, because engines differ in whether they turn by themselves.
 */
export async function shrink(file: Blob): Promise<Shrunk> {
  try {
    const head = new Uint8Array(await new Response(file.slice(0, HEAD)).arrayBuffer());
    const type = imageType(head);
    if (type === undefined) return { refused: 'noImage' };
    const exif = type === 'image/jpeg' ? findExif(head) : undefined;
    const plain = exif ? [file.slice(0, exif.from), file.slice(exif.to)] : [file];
    const source = await decoded(new Blob(plain, { type }));
    const canvas = drawn(source, exif?.orientation ?? 1);
    if (!(source instanceof HTMLImageElement)) source.close();
    const blob = await encoded(canvas);
    // Phones give back the memory of a canvas when it is nothing any more, not when it is forgotten.
    canvas.width = canvas.height = 0;
    if (!blob) return { refused: 'noImage' };
    // An engine that cannot write JPEG writes PNG.
    const name = blob.type === 'image/jpeg' ? 'photo.jpg' : 'photo.png';
    return blob.size > LARGEST ? { refused: 'tooLarge' } : { image: new File([blob], name, { type: blob.type }) };
  } catch {
    return { refused: 'noImage' };
  }
}
