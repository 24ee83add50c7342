import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { $config, configure } from '../../src/config/config.js';
import { keys } from '../../src/config/keys.js';
import { often } from '../kit/effort.js';
import { valueOf } from '../kit/hostile.js';
import { smallPage, type SmallPage } from './small-page.js';
import { settled, show } from './stage.js';
import { usualSubjects } from './subjects.js';

/** With these the lender is not understood: few screens have anything to show then. */
const strange = ['basePath', 'wire', 'provider', 'session'];
/** With these it would be another lender that is asked, or the elements would be called otherwise. */
const elsewhere = ['apiBase', 'prefix'];

const configurationsWithout = (left: readonly string[]) =>
  fc.tuple(
    ...Object.entries(keys)
      .filter(([key]) => !left.includes(key))
      .map(([key, { schema }]) =>
        fc.tuple(fc.constant(key), fc.oneof(valueOf(schema, 0), valueOf(schema, 3), fc.constant<unknown>(undefined))),
      ),
  );
const KINDS = [
  { configurations: configurationsWithout([...elsewhere, ...strange]), numRuns: often(30, 6) },
  { configurations: configurationsWithout(elsewhere), numRuns: often(10, 3) },
];

describe('a configuration that is none', () => {
  let page: SmallPage;

  before(async () => {
    page = await smallPage();
  });
  after(() => {
    $config.set({});
    return page.stop();
  });

  usualSubjects.forEach((subject, at) => {
    it(`leaves <${subject.contract.tag}> calm`, async () => {
      const troubles: string[] = [];
      const drawn = KINDS.flatMap(({ configurations, numRuns }) => fc.sample(configurations, { numRuns, seed: 13 + at }));
      for (const values of drawn) {
        const given = Object.fromEntries(values.filter(([, value]) => value !== undefined));
        $config.set({});
        Reflect.apply(configure, undefined, [given]);
        const shown = show(subject);
        await settled(page.net, shown);
        const wrong = page.wrongsOf(shown);
        if (wrong.length > 0) troubles.push(`${wrong.join('; ')} — ${JSON.stringify(given).slice(0, 2000)}`);
        shown.close();
      }
      expect(troubles.slice(0, 3).join('\n')).to.equal('');
    }).timeout(30_000);
  });
});
