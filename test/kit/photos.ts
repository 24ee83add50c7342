import type { Screen } from './screen.js';

async function painted(width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#d02020';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#2020d0';
    context.fillRect(0, 0, width / 2, height / 2);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no blob'))), 'image/jpeg', 0.9);
  });
}

/** A JPEG as a camera would name it. */
export async function jpeg(width: number, height: number, name = 'photo.jpg'): Promise<File> {
  return new File([await painted(width, height)], name, { type: 'image/jpeg' });
}

/** A JPEG whose Exif block tells an orientation. */
export async function turnedJpeg(width: number, height: number, orientation: number): Promise<File> {
  const plain = await painted(width, height);
  const tiff = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
  const block = new Uint8Array([0xff, 0xe1, 0, 2 + 6 + tiff.length, ...Array.from('Exif\0\0', (letter) => letter.charCodeAt(0)), ...tiff]);
  return new File([plain.slice(0, 2), block, plain.slice(2)], 'photo.jpg', { type: 'image/jpeg' });
}

export const textFile = (name: string, text: string, type: string): File => new File([text], name, { type });

/** Picks a file as the borrower does: one, through the file input. */
export function pick({ root }: Screen, file: File, input: Element | null = root.querySelector('input[type=file]')): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
