import { expect } from '@open-wc/testing';
import { dropped, json, raw, type Call, type Reply } from '../kit/mock-api.js';
import { often } from '../kit/effort.js';
import { asItIs, online } from '../kit/page-state.js';
import { random, type Dice } from '../kit/random.js';
import { fidget } from './fidget.js';
import { rowOf, task, type Instead, type Wiretap } from './lender.js';
import { smallPage, type SmallPage } from './small-page.js';
import { setHash, settled, show, type Shown } from './stage.js';
import { subjects } from './subjects.js';

const RUNS = often(2, 1);
const STEPS = 40;
/** So many of ten calls fail. */
const FAILING = 3;

const refusal = { code: 9, message: 'Not now', errMsg: 'Not now' };
const faults: readonly Reply[] = [
  dropped,
  raw('{"code":0,"data":{"amo', 200, { 'content-type': 'application/json' }),
  raw('<h1>Not found</h1>', 404),
  raw('', 500),
  json(refusal, 503),
  json(refusal),
  json({ code: 0, data: null }),
  json({ code: '00', data: null }),
];

/** What a call that moves money is about. */
const aboutOf = ({ body }: Call) => String(Reflect.get(Object(body), 'orderId') ?? Reflect.get(Object(body), 'productId'));

/** A lender that fails now and then, before it acted or after; it tells of two calls that move the same money at once. */
function weather(pick: Dice) {
  const moving = new Set<string>();
  const wrongs: string[] = [];
  let failing = FAILING;
  async function answer(honest: () => Promise<Reply>): Promise<Reply> {
    const fails = pick(10) < failing;
    for (let turns = pick(4); turns > 0; turns -= 1) await task();
    if (!fails) return honest();
    if (pick(2) === 0) await honest();
    return faults[pick(faults.length)] ?? dropped;
  }
  const instead: Instead = async (call, honest) => {
    if (!rowOf(call.name)?.movesMoney) return answer(honest);
    const about = aboutOf(call);
    if (moving.has(about)) wrongs.push(`two calls at once about ${about}, ${call.name}`);
    moving.add(about);
    return answer(honest).finally(() => moving.delete(about));
  };
  return {
    instead,
    wrongs,
    clears() {
      failing = 0;
      online(true);
    },
  };
}

const LOCALES = ['en', 'sw', 'hi', 'zh-Hans'];

/** What happens around the screen. */
const happenings: readonly ((shown: Shown, pick: Dice) => string)[] = [
  ({ element }) => {
    element.parentElement?.append(document.createElement('i'), element);
    return 'moved';
  },
  ({ element }) => {
    element.reload();
    return 'loaded anew';
  },
  () => {
    online(false);
    return 'offline';
  },
  () => {
    online(true);
    return 'online';
  },
  () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return 'back from another page';
  },
  ({ element }, pick) => {
    const locale = LOCALES[pick(LOCALES.length)] ?? 'en';
    element.setAttribute('locale', locale);
    return locale;
  },
  () => {
    const back: unknown = Reflect.get(window, 'nativeBack');
    return `the shell’s back, ${typeof back === 'function' ? String(Reflect.apply(back, window, [])) : 'nobody’s'}`;
  },
  ({ element }, pick) => {
    element.setAttribute('session-id', `s-${pick(3)}`);
    return 'another session';
  },
];

describe('a storm', () => {
  let page: SmallPage;
  let net: Wiretap;
  before(async () => {
    page = await smallPage();
    net = page.net;
  });
  after(() => page.stop());
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    localStorage.clear();
    setHash('');
    asItIs();
    net.interfere();
  });

  /** Whatever is done on a screen while calls fail, the network goes, and the page around it changes; then the weather clears. */
  async function through(shown: Shown, pick: Dice): Promise<string[]> {
    const { instead, wrongs, clears } = weather(pick);
    net.interfere(instead);
    const did: string[] = [];
    const told = (wrong: readonly string[]) => wrong.map((one) => `${one} — ${did.slice(-16).join(' / ')}`);
    for (let step = 0; step < STEPS; step += 1) {
      const happens = happenings[pick(30)];
      did.push(happens ? happens(shown, pick) : fidget(shown, pick));
      if (pick(3) === 0) await net.quiet();
      else await task();
      const wrong = [...page.wrongsOf(shown).filter((one) => one !== 'still loading'), ...wrongs];
      if (wrong.length > 0) return told(wrong);
    }
    clears();
    await settled(net, shown);
    shown.element.reload();
    await settled(net, shown);
    const busy = () => Array.from(shown.root.querySelectorAll('[aria-busy=true]'), (one) => `for ever busy: ${one.textContent}`);
    // A look at an order stands for a moment, and a picture comes by itself.
    for (let wait = 0; wait < 100 && busy().length > 0; wait += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    return told([...page.wrongsOf(shown), ...wrongs, ...busy()]);
  }

  subjects.forEach((subject, at) => {
    it(`leaves ${subject.name} calm`, async () => {
      const troubles: string[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        setHash('');
        const pick = random(90_001 + at * 131 + run * 7);
        const shown = show(subject, { 'merchant-number': `storm-${at}-${run}` });
        troubles.push(...(await through(shown, pick)));
        shown.close();
        await task();
      }
      expect(troubles.join('\n')).to.equal('');
    }).timeout(30_000);
  });
});
