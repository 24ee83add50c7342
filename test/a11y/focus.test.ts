import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { hurry, type Clock } from '../calm/watch.js';
import { wiretap, type Wiretap } from '../calm/lender.js';
import { controls, nameOf, scene, usable } from '../calm/robot.js';
import type { Shown } from '../calm/stage.js';
import { sceneNamed, scenes, type Scene } from './scenes.js';
import { stand } from './stand.js';

const press = (key: string) => sendKeys({ press: key });

/** What has the focus in a screen. */
const focused = ({ root }: Shown): HTMLElement | undefined => (root.activeElement instanceof HTMLElement ? root.activeElement : undefined);

/** Whether a reader sees where the focus is: a ring around it, around its mark, or around its row. */
function ringed(one: HTMLElement): boolean {
  const around = [one, one.nextElementSibling, one.closest('label'), one.parentElement];
  return around.some((place) => {
    if (!place) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(place);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}

/** Whether anything of it can be seen: it is on screen, and nothing stands before it. */
function seen(one: HTMLElement, root: ShadowRoot): boolean {
  const place = one.closest('label') ?? one;
  const box = place.getBoundingClientRect();
  const spots = [0.1, 0.5, 0.9].map((share) => root.elementFromPoint(box.left + box.width / 2, box.top + box.height * share));
  return spots.some((spot) => spot !== null && (place.contains(spot) || spot.contains(place)));
}

/** The stops of the Tab key: one for a group of radios, one for a list of tabs. */
function stops({ root }: Shown): HTMLElement[] {
  const groups = new Set<string>();
  return controls(root).filter((one) => {
    if (!usable(one) || one.tabIndex < 0 || one.closest('details:not([open]) > :not(summary)')) return false;
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
    const chosen = controls(root).some((other) => other instanceof HTMLInputElement && other.name === one.name && other.checked);
    if (groups.has(one.name) || (chosen && !one.checked)) return false;
    groups.add(one.name);
    return true;
  });
}

describe('the focus', () => {
  let net: Wiretap;
  let clock: Clock;
  before(async () => {
    await setViewport({ width: 320, height: 640 });
    document.body.style.margin = '0';
    net = await wiretap();
    clock = hurry();
  });
  after(async () => {
    clock.stop();
    net.restore();
    document.body.style.margin = '';
    await setViewport({ width: 800, height: 600 });
  });
  beforeEach(() => localStorage.clear());

  // A rating comes up while one walks through a complaint's details: another complaint stands for them.
  const walked = ({ subject, name }: Scene) => name === subject.contract.tag || name.includes(',');
  for (const one of [...scenes.filter(walked), sceneNamed('complaint-detail 1')].filter(({ name }) => name !== 'complaint-detail')) {
    it(`reaches everything, in order and in sight: ${one.name}`, async () => {
      const shown = await stand(one, net);
      const wanted = stops(shown).slice(0, 14);
      const inDialog = scene(shown.root) !== shown.root;
      const wrong: string[] = [];
      if (!inDialog) {
        const start = document.createElement('button');
        shown.element.before(start);
        start.focus();
      } else if (!scene(shown.root).contains(focused(shown) ?? null)) wrong.push('the dialog has no focus');
      const first = inDialog ? wanted.indexOf(focused(shown) ?? shown.element) : -1;
      for (let at = first + 1; at < wanted.length; at += 1) {
        const before = focused(shown);
        await press('Tab');
        // A date has a stop for the day, the month and the year.
        while (before instanceof HTMLInputElement && before.type === 'date' && focused(shown) === before) await press('Tab');
        const now = focused(shown);
        const next = wanted[at];
        if (now !== next) {
          wrong.push(`Tab leads to “${now ? nameOf(now) : 'nothing'}”, not to “${next ? nameOf(next) : ''}”`);
          break;
        }
        if (now && !ringed(now)) wrong.push(`no ring around “${nameOf(now)}”`);
        if (now && !seen(now, shown.root)) wrong.push(`“${nameOf(now)}” has the focus and is out of sight`);
      }
      if (inDialog) {
        for (let n = 0; n < wanted.length + 2; n += 1) {
          await press('Tab');
          const now = focused(shown);
          if (now && !scene(shown.root).contains(now)) wrong.push(`the focus left the dialog for “${nameOf(now)}”`);
        }
      }
      shown.close();
      expect(wrong.join('\n')).to.equal('');
    }).timeout(10_000);
  }

  const LEAVING = ['Agree', 'Cancel', 'Close', 'OK', 'Confirm'];
  /** Opened by themselves: there was no focus before. */
  const UNASKED = new Set(['order-detail, rated', 'complaint-detail, rating']);

  for (const one of scenes.filter(({ name, press: pressed, back }) => name.includes(',') && (pressed.length > 0 || back))) {
    it(`comes back when a dialog goes: ${one.name}`, async function () {
      const shown = await stand(one, net);
      const dialog = scene(shown.root);
      const way = LEAVING.map((name) => controls(shown.root).find((button) => nameOf(button) === name && usable(button))).find(Boolean);
      if (dialog === shown.root || !way) {
        shown.close();
        return this.skip();
      }
      way.focus();
      await press('Enter');
      await net.quiet();
      const now = focused(shown);
      const gone = dialog instanceof Element && !dialog.isConnected;
      const opener = controls(shown.root).find((button) => nameOf(button) === one.press[one.press.length - 1]);
      // A button that can be pressed no more has no focus to get back.
      const leftTo = now ? nameOf(now) : opener && !usable(opener) ? 'nothing' : '';
      shown.close();
      expect(gone, 'the dialog is gone').to.equal(true);
      if (!one.back && !UNASKED.has(one.name)) expect(leftTo, 'where the focus is').not.to.equal('');
      return undefined;
    });
  }

  it('tells of a toast, in words, without taking the focus', async () => {
    const shown = await stand(sceneNamed('contact-form, lacking'), net);
    const toast = shown.root.querySelector('.toast');
    expect(toast?.getAttribute('role')).to.match(/^(?:status|alert)$/);
    expect(toast?.contains(focused(shown) ?? null)).to.equal(false);
    shown.close();
  });
});
