import { HOSTILE_TEXTS } from '../kit/hostile.js';
import type { Dice } from '../kit/random.js';
import { controls, nameOf, type, usable } from './robot.js';
import { SLIPS, type Shown } from './stage.js';

/** What somebody types is shown as they typed it: nothing that a program could have meant. */
const typed = HOSTILE_TEXTS.filter((text) => !SLIPS.test(text));

const isWritten = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !/^(?:radio|checkbox|file|date)$/.test(control.type));
const isPicked = (control: HTMLElement) => control instanceof HTMLInputElement && /^(?:file|date)$/.test(control.type);

/** One thing that can be done on the screen: something pressed, sometimes twice, or something written; its words. */
export function fidget(shown: Shown, pick: Dice): string {
  const all = controls(shown.root).filter((control) => usable(control) && !isPicked(control));
  const control = all[pick(all.length)];
  if (!control) return 'nothing';
  const [name, twice] = [nameOf(control), pick(3) === 0];
  if (isWritten(control)) {
    const value = twice ? '0712345678' : (typed[pick(typed.length)] ?? '');
    type(control, value);
    return `${name}: ${value.slice(0, 20)}`;
  }
  control.click();
  if (twice) control.click();
  return `${name}${twice ? ', twice' : ''}`;
}
