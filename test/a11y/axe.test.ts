import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { wiretap, type Wiretap } from '../calm/lender.js';
import { tooWide, type Shown } from '../calm/stage.js';
import { hurry, type Clock } from '../calm/watch.js';
import { failures, scenes } from './scenes.js';
import { awkward, enlarge, lost, stand, unhelpful, violations } from './stand.js';

describe('for everybody', () => {
  let net: Wiretap;
  let clock: Clock;
  before(async () => {
    await setViewport({ width: 320, height: 640 });
    document.body.style.margin = '0';
    document.documentElement.lang = 'en';
    net = await wiretap();
    clock = hurry();
  });
  after(async () => {
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

  for (const scene of [...scenes, ...failures]) {
    it(scene.name, async () => {
      const wrong: string[] = [];
      shown = await stand(scene, net);
      wrong.push(...(await violations(shown.element)).map((one) => `light ${one}`));
      wrong.push(...awkward(shown), ...unhelpful(shown), ...lost(shown));
      const wide = tooWide(shown.element, shown.root);
      if (wide) wrong.push(wide);
      shown.element.setAttribute('theme', 'dark');
      await net.quiet();
      wrong.push(...(await violations(shown.element, ['color-contrast'])).map((one) => `dark ${one}`));
      enlarge(shown);
      wrong.push(...lost(shown).map((one) => `200 %: ${one}`));
      const wider = tooWide(shown.element, shown.root);
      if (wider) wrong.push(`200 %: ${wider}`);
      expect(wrong.join('\n')).to.equal('');
    });
  }
});
