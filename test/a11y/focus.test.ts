import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { hurry, type Clock } from '../calm/watch.js';
import { wiretap, type Wiretap } from '../calm/lender.js';
import { controls, nameOf, scene, usable } from '../calm/robot.js';
import type { Shown } from '../calm/stage.js';
import { sceneNamed, scenes, type Scene } from './scenes.js';
import { stand } from './stand.js';
import { isModal } from '../kit/top-layer.js';

/** What has the focus in a screen. */
const focused = ({ root }: Shown): HTMLElement | undefined => (root.activeElement instanceof HTMLElement ? root.activeElement : undefined);

/** Whether a reader sees where the focus is: a ring around it, around its mark, around its row, or around the box of its field. */
function ringed(one: HTMLElement): boolean {
  const around = [one, one.nextElementSibling, one.closest('label'), one.parentElement];
  const round = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const entry = one.closest('.field__entry');
  if (!entry) return around.some((place) => place !== null && round(getComputedStyle(place)));
  const ring = getComputedStyle(entry, '::after');
  return round(ring) && Number.parseFloat(ring.width) >= (entry.parentElement?.offsetWidth ?? Infinity);
}

/** Whether anything of it can be seen: it is on screen, and nothing stands before it. */
function seen(one: HTMLElement, root: ShadowRoot): boolean {
  const place = one.closest('label') ?? one;
  // Words that go on in the next line have a box for each.
  const spots = Array.from(place.getClientRects()).flatMap((box) =>
    [0.1, 0.5, 0.9].map((share) => root.elementFromPoint(box.left + box.width / 2, box.top + box.height * share)),
  );
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
  let clock: Clock | undefined;
  before(async function () {
    // A window that is not in front has none.
    if (!document.hasFocus()) this.skip();
    await setViewport({ width: 320, height: 640 });
    document.body.style.margin = '0';
    net = await wiretap();
    clock = hurry();
  });
  after(async () => {
    if (!clock) return;
    clock.stop();
    net.restore();
    document.body.style.margin = '';
    await setViewport({ width: 800, height: 600 });
  });
  let shown: Shown | undefined;
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    shown?.close();
    shown = undefined;
  });

  // A rating comes up while one walks through a complaint's details: another complaint stands for them.
  const walked = ({ subject, name }: Scene) => name === subject.contract.tag || name.includes(',');
  for (const one of [...scenes.filter(walked), sceneNamed('complaint-detail 1')].filter(({ name }) => name !== 'complaint-detail')) {
    it(`goes everywhere, in order and in sight: ${one.name}`, async () => {
      shown = await stand(one, net);
      const { root } = shown;
      const wrong: string[] = [];
      const dialog = scene(root);
      if (dialog instanceof HTMLDialogElement) {
        if (!dialog.contains(focused(shown) ?? null)) wrong.push('the dialog has no focus');
        // The browser keeps the focus in what is modal.
        if (!isModal(dialog)) wrong.push('the dialog is not modal');
      }
      let above = -Infinity;
      for (const stop of stops(shown).slice(0, 20)) {
        stop.focus();
        const name = nameOf(stop);
        if (focused(shown) !== stop) wrong.push(`“${name}” takes no focus`);
        if (!ringed(stop)) wrong.push(`no ring around “${name}”`);
        if (!seen(stop, root)) wrong.push(`“${name}” has the focus and is out of sight`);
        if (stop.closest('.dock')) continue;
        const { bottom } = stop.getBoundingClientRect();
        if (bottom + window.scrollY < above - 4) wrong.push(`“${name}” comes after what stands below it`);
        above = stop.getBoundingClientRect().top + window.scrollY;
      }
      expect(wrong.join('\n')).to.equal('');
    });
  }

  const LEAVING = ['Agree', 'Cancel', 'Close', 'OK', 'Confirm'];
  /** Opened by themselves: there was no focus before. */
  const UNASKED = new Set(['order-detail, rated', 'complaint-detail, rating']);

  /** Scenes of something else, and of a dialog that goes by itself. */
  const OTHERS = new Set([
    'loan-confirm, unticked',
    'repay-installment, another amount',
    'repay-installment, read',
    'repay-installment, folded out',
    'bind-bank, lacking',
    'bind-bank, wallet',
    'complaint-start, all orders',
    'complaint-start, sub-types',
    'complaint-submit, lacking',
    'complaint-submit, sent',
    'complaint-flow, form',
    'complaint-flow, list',
    'contact-form, lacking',
    'contact-form, sent',
    'register-promo, lacking',
    'company-site, about',
    'company-site, terms',
  ]);

  const opening = ({ name, press: pressed, back }: Scene) => name.includes(',') && (pressed.length > 0 || back) && !OTHERS.has(name);
  for (const one of scenes.filter(opening)) {
    it(`comes back when a dialog goes: ${one.name}`, async () => {
      shown = await stand(one, net);
      const { root } = shown;
      const dialog = scene(root);
      const way = LEAVING.map((name) => controls(root).find((button) => nameOf(button) === name && usable(button))).find(Boolean);
      if (!(dialog instanceof HTMLDialogElement) || !way) throw new Error('No dialog, or none that can be left.');
      // What a frame shows has keys of its own.
      if (!dialog.querySelector('iframe'))
        for (const back of [false, true])
          for (let times = stops(shown).length + 1; times > 0; times -= 1) {
            if (back) await sendKeys({ down: 'Shift' });
            await sendKeys({ press: 'Tab' });
            if (back) await sendKeys({ up: 'Shift' });
            expect(dialog.contains(focused(shown) ?? null), `inside after Tab${back ? ' with Shift' : ''}`).to.equal(true);
          }
      way.focus();
      way.click();
      await net.quiet();
      const now = focused(shown);
      expect(dialog.isConnected, 'the dialog is there').to.equal(false);
      // Where its opener can be pressed no more, the words about what was done have it.
      if (!one.back && !UNASKED.has(one.name)) expect(now ? nameOf(now) : '', 'where the focus is').not.to.equal('');
    });
  }

  it('begins on the title, without a ring, in a dialog that opens by itself, and Tab leads to its first control', async () => {
    shown = await stand(sceneNamed('loan-confirm-classic 1'), net);
    const title = focused(shown);
    expect(title?.className).to.equal('dialog__title');
    expect(title && ringed(title)).to.equal(false);
    await sendKeys({ press: 'Tab' });
    expect(focused(shown)).to.equal(stops(shown)[0]);
  });

  it('begins on the first control in a dialog that was asked for by keyboard', async function () {
    // Chrome before 86 and Safari before 15.4 do not tell who goes by keyboard.
    if (!CSS.supports('selector(:focus-visible)')) this.skip();
    shown = await stand(sceneNamed('payment-instructions, large'), net);
    expect(focused(shown)).to.equal(stops(shown)[0]);
  });

  it('tells of a toast, in words, without taking the focus', async () => {
    // Its own two seconds: hurried it may be gone before it is looked at.
    clock?.stop();
    shown = await stand(sceneNamed('contact-form, lacking'), net);
    const toast = shown.root.querySelector('.toast');
    expect(toast?.getAttribute('role')).to.match(/^(?:status|alert)$/);
    expect(toast?.contains(focused(shown) ?? null)).to.equal(false);
  });
});
