import { createRandom, hashOf } from '../random.js';
import type { Picture, Shape } from './picture.js';

const line = (colour: string, width: number, ...points: readonly (readonly [number, number])[]): Shape => ({
  kind: 'line',
  colour,
  width,
  points,
});
const circle = (colour: string, x: number, y: number, r: number): Shape => ({ kind: 'circle', colour, x, y, r });

const logo = (background: string, ...shapes: Shape[]): Picture => ({ width: 48, height: 48, background, shapes });

/** The marks of the fictional products and wallets. */
const marks: Readonly<Record<string, Picture>> = {
  haraka: logo('#0b6e4f', line('#ffd166', 5, [12, 34], [24, 14], [36, 34]), line('#ffffff', 4, [18, 34], [30, 34])),
  pesa: logo('#1d4e89', circle('#f7b32b', 24, 24, 13), circle('#1d4e89', 24, 24, 7)),
  jenga: logo(
    '#8c2f39',
    line('#ffffff', 5, [12, 36], [12, 24]),
    line('#fcb9b2', 5, [24, 36], [24, 18]),
    line('#ffffff', 5, [36, 36], [36, 11]),
  ),
  mavuno: logo('#386641', circle('#f2e8cf', 24, 30, 9), line('#a7c957', 4, [24, 21], [24, 9], [33, 14])),
  tumaini: logo('#5f0f40', line('#ffb4a2', 4, [10, 30], [18, 20], [26, 28], [38, 14]), circle('#ffffff', 38, 14, 4)),
  safari: logo('#bc6c25', line('#fefae0', 5, [9, 33], [19, 17], [26, 27], [31, 20], [39, 33])),
  nuru: logo(
    '#22223b',
    circle('#ffd166', 24, 24, 8),
    line('#ffd166', 3, [24, 6], [24, 11]),
    line('#ffd166', 3, [24, 37], [24, 42]),
    line('#ffd166', 3, [6, 24], [11, 24]),
    line('#ffd166', 3, [37, 24], [42, 24]),
  ),
  kilimo: logo('#606c38', line('#fefae0', 4, [24, 38], [24, 16]), line('#fefae0', 4, [13, 20], [24, 28], [35, 20])),
  kesho: logo('#00798c', line('#ffffff', 5, [14, 12], [14, 36]), line('#edae49', 5, [34, 12], [17, 24], [34, 36])),
};

export const MARKS = Object.keys(marks);

/** A logo by name; an unknown one has a mark of its own colours. */
export function logoPicture(name: string): Picture {
  const known = Object.prototype.hasOwnProperty.call(marks, name) ? marks[name] : undefined;
  if (known) return known;
  const random = createRandom(hashOf(name));
  const colour = `#${Math.floor(random() * 0x7fffff)
    .toString(16)
    .padStart(6, '0')}`;
  return logo(colour, circle('#ffffff', 24, 24, 8 + random() * 6));
}

/** A wide picture for the top of a page: hills under a sun. */
export const bannerPicture: Picture = {
  width: 360,
  height: 160,
  background: '#d8f0e3',
  shapes: [
    circle('#ffd166', 290, 46, 26),
    line('#7fb99b', 60, [-20, 150], [80, 118], [170, 150], [270, 120], [390, 150]),
    line('#0b6e4f', 50, [-20, 176], [110, 146], [230, 172], [390, 140]),
  ],
};

/** A photo as a borrower would attach it: a receipt on a table. */
export const receiptPicture: Picture = {
  width: 120,
  height: 160,
  background: '#8d6e53',
  shapes: [
    { kind: 'rect', x: 24, y: 14, w: 72, h: 132, colour: '#fbfaf5' },
    ...[30, 42, 54, 66, 78, 90].map((y, index) => line('#9a9a94', 2, [34, y], [index % 2 ? 74 : 86, y])),
    line('#333333', 3, [34, 116], [60, 116]),
    line('#333333', 3, [70, 116], [86, 116]),
  ],
};
