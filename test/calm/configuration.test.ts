import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import * as fc from 'fast-check';
import { $config, configure } from '../../src/config/config.js';
import { keys } from '../../src/config/keys.js';
import { valueOf } from '../kit/hostile.js';
import { wiretap, type Wiretap } from './lender.js';
import { badUrls, settled, show, uneasy } from './stage.js';
import { usualSubjects } from './subjects.js';
import { hurry, watch, type Clock, type Watch } from './watch.js';

const PER_SCREEN = 30;
/** With these it would be another lender that is asked, or the elements would be called otherwise. */
const elsewhere = new Set(['apiBase', 'basePath', 'wire', 'provider', 'prefix', 'session']);

const entries = Object.entries(keys).filter(([key]) => !elsewhere.has(key));
const configurations = fc.tuple(
  ...entries.map(([key, { schema }]) =>
    fc.tuple(fc.constant(key), fc.oneof(valueOf(schema, 0), valueOf(schema, 3), fc.constant<unknown>(undefined))),
  ),
);

describe('a configuration that is none', () => {
  let net: Wiretap;
  let page: Watch;
  let clock: Clock;

  before(async () => {
    await setViewport({ width: 320, height: 640 });
    document.body.style.margin = '0';
    page = watch();
    net = await wiretap();
    clock = hurry();
  });
  after(async () => {
    clock.stop();
    page.stop();
    net.restore();
    $config.set({});
    document.body.style.margin = '';
    await setViewport({ width: 800, height: 600 });
  });

  usualSubjects.forEach((subject, at) => {
    it(`leaves <${subject.contract.tag}> calm`, async () => {
      const troubles: string[] = [];
      for (const values of fc.sample(configurations, { numRuns: PER_SCREEN, seed: 13 + at })) {
        const given = Object.fromEntries(values.filter(([, value]) => value !== undefined));
        const before = page.wrongs.length;
        $config.set({});
        Reflect.apply(configure, undefined, [given]);
        const shown = show(subject);
        await settled(net, shown);
        const wrong = [
          ...uneasy(shown),
          ...badUrls(shown).map((url) => `follows ${url}`),
          ...page.wrongs.slice(before),
          ...page.polluted(),
        ];
        if (wrong.length > 0) troubles.push(`${wrong.join('; ')} — ${JSON.stringify(given).slice(0, 2000)}`);
        shown.close();
      }
      expect(troubles.slice(0, 3).join('\n')).to.equal('');
    }).timeout(30_000);
  });
});
