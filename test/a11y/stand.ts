import 'axe-core';
import type * as Axe from 'axe-core';
import { dropped, hanging, refused } from '../kit/mock-api.js';
import type { Wiretap } from '../calm/lender.js';
import { control, controls, fill, nameOf } from '../calm/robot.js';
import { isOverfull, settled, show, type Shown } from '../calm/stage.js';
import type { Scene } from './scenes.js';

const replies = { answers: undefined, refuses: refused(9, 'Please call us.'), hangs: hanging, away: dropped } as const;
let sessions = 0;

/** Brings a screen into a state. */
export async function stand(scene: Scene, net: Wiretap, more: Readonly<Record<string, string>> = {}): Promise<Shown> {
  const reply = replies[scene.lender];
  net.interfere(() => reply);
  const world = { 'merchant-number': `a11y-${(sessions += 1)}`, 'user-id': scene.user };
  const shown = show(scene.subject, { ...world, ...more });
  await (scene.lender === 'hangs' ? net.quiet() : settled(net, shown));
  for (const name of scene.press) {
    await control(shown, name, () => true);
    if (scene.fills) await fill(shown, net);
    const pressed = await control(shown, name);
    pressed.focus();
    pressed.click();
    await net.quiet();
  }
  if (scene.back) {
    const back: unknown = Reflect.get(window, 'nativeBack');
    if (typeof back === 'function') Reflect.apply(back, window, []);
    await net.quiet();
  }
  return shown;
}

/** What axe finds, a line each. */
export async function violations(element: Element, rules?: readonly string[]): Promise<string[]> {
  const axe = Reflect.get(window, 'axe') as typeof Axe;
  const { violations: found } = await axe.run(element, {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: [...rules] } : {}),
    rules: rules ? {} : { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`));
}

/** Text twice as large, as a reader sets it. */
export function enlarge({ root }: Shown): void {
  const style = document.createElement('style');
  style.textContent = '.loan { font-size: 32px !important; }';
  root.append(style);
}

/** The room in which a tap is meant for a control: its own box, and its label's. */
function target(one: HTMLElement): DOMRect {
  const label = one instanceof HTMLInputElement && /radio|checkbox|file/.test(one.type) ? one.closest('label') : null;
  return (label ?? one).getBoundingClientRect();
}

/** Controls that are hard to hit, or have no name. */
export function awkward({ root }: Shown): string[] {
  return controls(root)
    .filter((one) => one.getClientRects().length > 0)
    .flatMap((one) => {
      const { width, height } = target(one);
      const name = nameOf(one);
      const said = `${one.localName} “${name || one.outerHTML.slice(0, 80)}”`;
      const wrong: string[] = [];
      if (name === '') wrong.push(`${said} has no name`);
      if (Math.min(width, height) < 43.5) wrong.push(`${said} is ${Math.round(width)} × ${Math.round(height)}`);
      if (one.tabIndex > 0) wrong.push(`${said} comes out of turn`);
      return wrong;
    });
}

/** Fields that a phone cannot help with, and errors that nobody is told of. */
export function unhelpful({ root, subject }: Shown): string[] {
  // What a developer types there is any text.
  if (subject.contract.tag === 'test-preview') return [];
  return controls(root).flatMap((one) => {
    if (!(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)) return [];
    const name = nameOf(one);
    const wrong: string[] = [];
    if (/(?:sms|verification) code|code from/i.test(name) && one.getAttribute('autocomplete') !== 'one-time-code')
      wrong.push(`“${name}” takes no one-time code`);
    if (/\b(?:tele)?phone\b/i.test(name) && one.type !== 'tel') wrong.push(`“${name}” is no telephone field`);
    if (/account number|wallet number/i.test(name) && one.inputMode !== 'numeric') wrong.push(`“${name}” has no numeric keyboard`);
    const told = (one.getAttribute('aria-describedby') ?? '').split(/\s+/).map((id) => root.getElementById(id));
    const invalid = one.getAttribute('aria-invalid') === 'true';
    if (invalid && !told.some((error) => error?.getAttribute('role') === 'alert' && error.textContent))
      wrong.push(`“${name}” is wrong, and does not say why`);
    return wrong;
  });
}

/** Made to show a part: the rest comes by itself or stands on another page. */
const PARTS = '.carousel__viewport,.complaint-row__content';

/** What is cut off, or scrolls sideways. */
export function lost({ root }: Shown): string[] {
  const box = (one: Element) => `${one.className.toString() || one.localName} “${(one.textContent ?? '').trim().slice(0, 40)}”`;
  return Array.from(root.querySelectorAll<HTMLElement>('.loan *')).flatMap((one) => {
    if (one.clientWidth <= 1 || one.closest(`.sr-only,${PARTS}`) || /^(?:input|textarea|iframe|svg|path)$/.test(one.localName)) return [];
    const style = getComputedStyle(one);
    const wide = isOverfull(one);
    const high = one.scrollHeight > one.clientHeight + 1;
    if (style.display === 'inline' || one.textContent?.trim() === '') return [];
    if (/auto|scroll/.test(style.overflowX) && wide) return [`${box(one)} scrolls sideways`];
    if (/hidden|clip/.test(style.overflowX) && wide) return [`${box(one)} is cut off at its side`];
    if (/hidden|clip/.test(style.overflowY) && high) return [`${box(one)} is cut off below`];
    return [];
  });
}
