import { expect, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { atom } from 'nanostores';
import type { Hold } from '../../src/lib/slides.js';
import { endOf } from '../../src/lib/lasting.js';
import { carouselOf } from '../../src/ui/carousel-motion.js';

describe('a carousel', () => {
  let region: HTMLElement;
  let button: HTMLElement;
  const holds = new Set<Hold>();
  const control = {
    $slide: atom(0),
    show: () => {},
    hold: (why: Hold, on: boolean) => void (on ? holds.add(why) : holds.delete(why)),
  };
  beforeEach(() => {
    holds.clear();
    region = document.createElement('section');
    region.style.cssText = 'position:fixed;left:0;top:0;width:200px;height:200px';
    button = document.createElement('button');
    region.append(button);
    document.body.append(region);
  });
  afterEach(async () => {
    endOf(region);
    region.remove();
    await sendMouse({ type: 'move', position: [700, 500] });
  });

  it('is held by the focus that was on it before it began, until that goes', function () {
    // A window that is not in front has none.
    if (!document.hasFocus()) this.skip();
    button.focus();
    carouselOf(control)(region);
    expect(Array.from(holds)).to.deep.equal(['focus']);
    button.blur();
    expect(Array.from(holds)).to.deep.equal([]);
  });

  // A browser without a screen has no pointer that hovers.
  for (const hovers of [true, false])
    it(`is ${hovers ? 'held by the pointer that was on it before it began, until that goes' : 'not held by where a finger was'}`, async () => {
      const { matchMedia } = window;
      window.matchMedia = (query) =>
        query === '(hover: hover)' ? Object.assign(new EventTarget(), { matches: hovers } as MediaQueryList) : matchMedia(query);
      await sendMouse({ type: 'move', position: [150, 150] });
      await waitUntil(() => region.matches(':hover'));
      carouselOf(control)(region);
      window.matchMedia = matchMedia;
      expect(Array.from(holds)).to.deep.equal(hovers ? ['pointer'] : []);
      await sendMouse({ type: 'move', position: [700, 500] });
      await waitUntil(() => !region.matches(':hover') && !holds.has('pointer'));
    });

  it('is held by nothing where nothing is on it', () => {
    carouselOf(control)(region);
    expect(Array.from(holds)).to.deep.equal([]);
  });
});
