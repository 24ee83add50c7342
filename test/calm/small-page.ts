import { setViewport } from '@web/test-runner-commands';
import { wiretap, type Wiretap } from './lender.js';
import { badUrls, uneasy, type Shown } from './stage.js';
import { hurry, watch } from './watch.js';

/** A page as small as a phone's, with a lender of its own, where time passes quickly and nothing goes unseen. */
export interface SmallPage {
  readonly net: Wiretap;
  /** What is wrong with a screen, and with the page since it was looked at last, in words; nothing when it is calm. */
  wrongsOf(shown: Shown): string[];
  stop(): Promise<void>;
}

export async function smallPage(): Promise<SmallPage> {
  await setViewport({ width: 320, height: 640 });
  document.body.style.margin = '0';
  const page = watch();
  const net = await wiretap();
  const clock = hurry();
  let seen = 0;
  return {
    net,
    wrongsOf(shown) {
      const news = page.wrongs.slice(seen);
      seen = page.wrongs.length;
      return [
        ...uneasy(shown),
        ...badUrls(shown).map((url) => `follows ${url}`),
        ...(shown.heard('loan-error').some((detail) => Reflect.get(Object(detail), 'code') === 'render') ? ['broken'] : []),
        ...(shown.state() === 'loading' ? ['still loading'] : []),
        ...news,
        ...page.polluted(),
      ];
    },
    async stop() {
      clock.stop();
      page.stop();
      net.restore();
      document.body.style.margin = '';
      await setViewport({ width: 800, height: 600 });
    },
  };
}
