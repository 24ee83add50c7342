import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { wiretap, type Wiretap } from '../calm/lender.js';
import type { Shown } from '../calm/stage.js';
import { $config, configure } from '../../src/config/config.js';
import { hurry, type Clock } from '../calm/watch.js';
import { one } from '../kit/effort.js';
import { scenes } from './scenes.js';
import { stand, violations } from './stand.js';

const TAGS: readonly string[] = ['loan-confirm', 'order-detail', 'repay-installment'];

describe('a brand as README has it', () => {
  let net: Wiretap;
  let clock: Clock;
  let example = '';
  let shown: Shown | undefined;
  const settings = $config.get();
  const style = document.createElement('style');
  before(async () => {
    await setViewport({ width: 360, height: 740 });
    const readme = await (await fetch('/README.md')).text();
    example = /^```css\n(loan-confirm \{[^]*?)^```$/m.exec(readme)?.[1] ?? '';
    document.head.append(style);
    net = await wiretap();
    clock = hurry();
  });
  after(async () => {
    clock.stop();
    net.restore();
    style.remove();
    await setViewport({ width: 800, height: 600 });
  });
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    shown?.close();
    shown = undefined;
    style.textContent = '';
    $config.set(settings);
  });

  const unread = async (element: Element): Promise<string> => {
    const wrong: string[] = [];
    for (const theme of ['light', 'dark']) {
      element.setAttribute('theme', theme);
      await net.quiet();
      wrong.push(...(await violations(element, ['color-contrast'])).map((one) => `${theme} ${one}`));
    }
    return wrong.join('\n');
  };

  it('is there', () => expect(example).to.contain('--loan-accent:'));

  const chosen = scenes.filter(({ subject }) => TAGS.includes(subject.contract.tag));
  for (const [at, scene] of chosen.entries()) {
    it(`can be read in both themes: ${scene.name}`, async () => {
      shown = await stand(scene, net);
      style.textContent = example.replace(/\bloan-confirm\b/g, shown.element.localName);
      expect(await unread(shown.element)).to.equal('');
    });

    it(`can be read with any accent of the configuration: ${scene.name}`, async () => {
      shown = await stand(scene, net);
      const wrong: string[] = [];
      for (const accent of one(['#ffd400', '#2563eb'], at)) {
        configure({ accent });
        wrong.push(await unread(shown.element));
      }
      expect(wrong.join('')).to.equal('');
    });
  }
});
