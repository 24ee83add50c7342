import { createRandom, hashOf } from '../random.js';
import type { Picture, Shape } from './picture.js';

/** The letters of captchas, as strokes on a field of 4 by 6: none that could be read as another. */
// prettier-ignore
const STROKES: Readonly<Record<string, readonly (readonly [number, number])[][]>> = {
  A: [[[0, 6], [2, 0], [4, 6]], [[0.8, 4], [3.2, 4]]],
  E: [[[4, 0], [0, 0], [0, 6], [4, 6]], [[0, 3], [3, 3]]],
  F: [[[4, 0], [0, 0], [0, 6]], [[0, 3], [3, 3]]],
  H: [[[0, 0], [0, 6]], [[4, 0], [4, 6]], [[0, 3], [4, 3]]],
  K: [[[0, 0], [0, 6]], [[4, 0], [0, 3], [4, 6]]],
  L: [[[0, 0], [0, 6], [4, 6]]],
  M: [[[0, 6], [0, 0], [2, 3], [4, 0], [4, 6]]],
  T: [[[0, 0], [4, 0]], [[2, 0], [2, 6]]],
  W: [[[0, 0], [1, 6], [2, 2], [3, 6], [4, 0]]],
  X: [[[0, 0], [4, 6]], [[4, 0], [0, 6]]],
  Y: [[[0, 0], [2, 3], [4, 0]], [[2, 3], [2, 6]]],
  4: [[[3, 6], [3, 0], [0, 4], [4, 4]]],
};

export const CAPTCHA_LETTERS = Object.keys(STROKES).join('');

const INKS = ['#1d3557', '#7a1f3d', '#0b5d4b', '#5b3a8c'];

/** Four letters, turned, leaned and bent, behind a few stray lines. The same letters and salt draw the same picture. */
export function captchaPicture(letters: string, salt: string): Picture {
  const random = createRandom(hashOf(`${letters}|${salt}`));
  const between = (low: number, high: number) => low + (high - low) * random();
  const shapes: Shape[] = [];
  for (let stray = 0; stray < 5; stray += 1) {
    const points = Array.from({ length: 5 }, (_, index): [number, number] => [index * 30, between(4, 40)]);
    shapes.push({ kind: 'line', points, width: between(0.6, 1.4), colour: '#9fb3c8' });
  }
  letters.split('').forEach((letter, place) => {
    const [angle, lean, size] = [between(-0.35, 0.35), between(-0.25, 0.25), between(3.6, 4.4)];
    const [x0, y0, wave] = [18 + place * 28 + between(-2, 2), 22 + between(-3, 3), between(0, 6)];
    const bend = ([x, y]: readonly [number, number]): [number, number] => {
      const [px, py] = [(x - 2 + lean * (y - 3)) * size, (y - 3) * size];
      const turned: [number, number] = [px * Math.cos(angle) - py * Math.sin(angle), px * Math.sin(angle) + py * Math.cos(angle)];
      return [x0 + turned[0] + Math.sin(turned[1] / 5 + wave), y0 + turned[1] + Math.cos(turned[0] / 5 + wave)];
    };
    for (const stroke of STROKES[letter] ?? []) {
      const fine = stroke.flatMap((from, index): [number, number][] => {
        const to = stroke[index + 1] ?? from;
        return [0, 0.25, 0.5, 0.75].map((part) => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
      });
      shapes.push({ kind: 'line', points: fine.map(bend), width: between(2.2, 3), colour: INKS[place % INKS.length] ?? '#1d3557' });
    }
  });
  for (let dot = 0; dot < 24; dot += 1)
    shapes.push({ kind: 'circle', x: between(0, 120), y: between(0, 44), r: between(0.4, 0.9), colour: '#9fb3c8' });
  return { width: 120, height: 44, background: '#eef3f7', shapes };
}
