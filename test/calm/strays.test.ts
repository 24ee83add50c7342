import { expect } from '@open-wc/testing';
import { often, some } from '../kit/effort.js';
import { HOSTILE_TEXTS } from '../kit/hostile.js';
import { random } from '../kit/random.js';
import { fidget } from './fidget.js';
import { task, type Wiretap } from './lender.js';
import { smallPage, type SmallPage } from './small-page.js';
import { setHash, settled, show } from './stage.js';
import { subjects } from './subjects.js';

const RUNS = often(2, 1);
const STEPS = often(40, 18);

/** What no version of ours has kept. */
const kept = [
  ...HOSTILE_TEXTS,
  '[]',
  '{}',
  '{"key":"x"}',
  '{"until":99999999999999,"value":null}',
  '{"until":99999999999999,"value":{"text":5,"images":[1,null,{"url":"javascript:alert(1)"}]}}',
  '{"repayAmount":null,"defDetail":{"payNotice":{"a":[null,{"name":1,"step":[null,{}]}]}}}',
];
const strangeHashes = ['#/borrowDetail/%E0%A4%A', `#/borrowDetail/${'x'.repeat(300)}`, '#/%00', '#/downloadTemplate/../x', '#/__proto__'];

describe('a borrower who does not know what they want', () => {
  let page: SmallPage;
  let net: Wiretap;

  before(async () => {
    page = await smallPage();
    net = page.net;
  });
  after(() => page.stop());
  afterEach(() => {
    localStorage.clear();
    setHash('');
  });

  subjects.forEach((subject, at) => {
    it(`${subject.name}: whatever is pressed and typed leaves it calm`, async () => {
      const troubles: string[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        localStorage.clear();
        const pick = random(7777 + at * 131 + run);
        const shown = show(subject);
        await settled(net, shown);
        const did: string[] = [];
        let wrong: string[] = [];
        for (let step = 0; step < STEPS && wrong.length === 0; step += 1) {
          did.push(fidget(shown, pick));
          if (pick(12) === 0) shown.element.parentElement?.append(document.createElement('i'), shown.element);
          if (pick(14) === 0) shown.element.reload();
          if (pick(2) === 0) await task();
          else await net.quiet();
          wrong = page.wrongsOf(shown).filter((one) => one !== 'still loading');
        }
        await settled(net, shown);
        wrong = [...wrong, ...page.wrongsOf(shown)];
        if (wrong.length > 0) troubles.push(`${wrong.join('; ')} — ${did.slice(-14).join(' / ')}`);
        shown.close();
      }
      expect(troubles.join('\n')).to.equal('');
    }).timeout(30_000);

    it(`${subject.name}: whatever stands in the storage and after the hash leaves it calm`, async () => {
      const keys = new Set<string>();
      const { getItem } = Storage.prototype;
      const troubles: string[] = [];
      async function look(what: string, hash: string): Promise<void> {
        const shown = show({ ...subject, hash });
        await settled(net, shown);
        const wrong = page.wrongsOf(shown);
        if (wrong.length > 0) troubles.push(`${wrong.join('; ')} — ${what}`);
        shown.close();
      }
      Storage.prototype.getItem = function (key) {
        keys.add(key);
        return getItem.call(this, key);
      };
      await look('as it is', subject.hash);
      Storage.prototype.getItem = getItem;
      for (const value of some(kept, at)) {
        for (const key of keys) localStorage.setItem(key, value);
        await look(`${[...keys].join()} is ${value}`, subject.hash);
      }
      localStorage.clear();
      for (const hash of some(strangeHashes, at)) await look(hash, hash);
      expect(troubles.slice(0, 4).join('\n')).to.equal('');
    }).timeout(30_000);
  });
});
