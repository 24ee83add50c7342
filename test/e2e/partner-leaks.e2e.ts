import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../.build/chromium.mjs';
import { createLender } from '../../demo/lender/app.js';
import { builtTags, GIVEN } from '../kit/built-elements.js';
import { often, some, THOROUGH } from '../kit/effort.js';
import { serve, type Served } from '../kit/serve.js';

const WARM_UP = often(60, 8);
/** So often something may stay before it is called a leak; what an engine keeps once weighs more in a short round. */
const ROUNDS = often(3, 4);
/** What the engine's own notes on the code may grow by, in runs too short for it to be nothing. */
const ENGINE = 100_000;
/** Of these more cycles: the others share nearly all code with them. */
const LONG = ['loan-confirm', 'repay-installment', 'complaint-submit', 'company-site'];
/** The lender draws its pictures anew each time. */
const SLOW = 'register-promo';
const cyclesOf = (tag: string) => (LONG.includes(tag) ? often(400, 30) : tag === SLOW ? 20 : often(400, 8));

const tags = builtTags();

const RARER = tags.filter((tag) => !LONG.includes(tag));
const alone = (tag: string): readonly [string, readonly string[]] => [`<${tag}>`, [tag]];
/** Each element by itself; in a usual run each fourth of the others in turn on one page, where what one of them leaves is seen, too. */
const groups = THOROUGH ? tags.map(alone) : [...LONG.map(alone), ['any other', some(RARER, 1)] as const];

/** What a page still holds. */
interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly timers: number;
  readonly urls: number;
}

/** In the page: counts what is started and not stopped, and answers the same reads from memory. */
function watch(): void {
  const timers = new Set<unknown>();
  const { setTimeout: later, clearTimeout: off, setInterval: every, clearInterval: stop, fetch: ask } = window;
  const timeout = (run: unknown, ms?: number, ...rest: unknown[]): number => {
    const id = later(() => {
      timers.delete(id);
      if (typeof run === 'function') Reflect.apply(run, window, rest);
    }, ms);
    timers.add(id);
    return id;
  };
  const interval = (run: TimerHandler, ms?: number): number => {
    const id = every(run, ms);
    timers.add(id);
    return id;
  };
  const ended = (id: number | undefined): void => {
    timers.delete(id);
    off(id);
    stop(id);
  };
  const urls = new Set<string>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const url = createObjectURL.call(URL, object);
    urls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    urls.delete(url);
    revokeObjectURL.call(URL, url);
  };
  const answers = new Map<string, string>();
  const remembered: typeof fetch = async (input, init) => {
    const key = [input, init?.body].map((part) => (typeof part === 'string' ? part : '')).join();
    const known = answers.get(key) ?? (await (await ask(input, init)).text());
    answers.set(key, known);
    return new Response(known);
  };
  Object.assign(window, { setTimeout: timeout, setInterval: interval, clearTimeout: ended, clearInterval: ended, fetch: remembered });
  Reflect.set(window, 'held', { timers, urls });
}

/** In the page: puts an element in and takes it out, again and again. */
async function cycle([tag, attributes, times]: readonly [string, Readonly<Record<string, string>>, number]): Promise<void> {
  const task = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  for (let turn = 0; turn < times; turn += 1) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    const until = performance.now() + 10_000;
    while (performance.now() < until && !/ready|empty|error/.test(element.dataset['state'] ?? '')) await task();
    if (!/ready|empty/.test(element.dataset['state'] ?? '')) throw new Error(`${tag} is ${element.dataset['state'] ?? 'nothing'}`);
    element.remove();
    await task();
  }
}

describe('after hundreds of times in and out of a page', () => {
  let browser: Browser;
  let server: Served;
  before(async () => {
    browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [...chromiumFlags, '--js-flags=--expose-gc'],
      headless: true,
    });
    const page =
      '<!doctype html><html lang="en"><head><title>Partner</title><link rel="icon" href="data:,"><script type="module" src="/loan-elements.js"></script></head><body></body></html>';
    server = await serve({ lender: createLender(), pages: { '/page': page } });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });

  async function held(page: Page, session: CDPSession): Promise<Held> {
    // The stores' own delay before they let go is a second.
    await page.waitForTimeout(1500);
    for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    const counts = await page.evaluate(() => {
      const { timers, urls } = Reflect.get(window, 'held') as { timers: Set<unknown>; urls: Set<string> };
      return { timers: timers.size, urls: urls.size };
    });
    return { heap: usedSize, nodes: metric('Nodes'), listeners: metric('JSEventListeners'), ...counts };
  }

  it('a root that was told to be watched may go', async () => {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/page`);
    const kept = await page.evaluate(async (loader) => {
      const { discover } = (await import(loader)) as { discover: (root: ShadowRoot) => void };
      const Weak = Reflect.get(window, 'WeakRef') as new (of: object) => { deref(): unknown };
      const made = () => {
        const host = document.createElement('div');
        const root = host.attachShadow({ mode: 'open' });
        root.innerHTML = '<acme-none></acme-none>';
        document.body.append(host);
        discover(root);
        host.remove();
        return new Weak(root);
      };
      const roots = Array.from({ length: 20 }, made);
      const collect: unknown = Reflect.get(window, 'gc');
      for (let times = 0; times < 5; times += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (typeof collect === 'function') collect();
      }
      return roots.filter((root) => root.deref()).length;
    }, '/loan-elements.js');
    // The collector may take what lies on the stack for one that is in use.
    assert.ok(kept <= 2, `${kept} of 20`);
    await page.close();
  });

  it('no element is kept for a borrower who has gone', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript(watch);
    await page.goto(`${server.origin}/page`);
    const visits = async (from: number, to: number) => {
      for (let n = from; n < to; n += 1)
        await page.evaluate(cycle, ['about-us', { 'user-id': `u${n}`, 'session-id': `s-${n}` }, 1] as const);
      return held(page, session);
    };
    const before = await visits(0, 8);
    const now = await visits(8, 28);
    assert.ok(now.nodes <= before.nodes, `${now.nodes - before.nodes} nodes`);
    assert.ok(now.listeners <= before.listeners, `${now.listeners - before.listeners} listeners`);
    await context.close();
  });

  for (const [name, group] of groups) {
    it(`${name} leaves nothing behind`, async () => {
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Performance.enable');
        await page.addInitScript(watch);
        await page.goto(`${server.origin}/page`);
        const times = Math.min(...group.map(cyclesOf));
        for (const tag of group) await page.evaluate(cycle, [tag, GIVEN, tag === SLOW ? Math.min(10, WARM_UP) : WARM_UP] as const);
        const limit = 1024 + (times < 400 ? ENGINE / times / group.length : 0);
        let before = await held(page, session);
        // What leaks leaks every time; what an engine keeps for its own sake it keeps once.
        for (let round = 1; ; round += 1) {
          for (const tag of group) await page.evaluate(cycle, [tag, GIVEN, times] as const);
          const now = await held(page, session);
          const left = {
            bytes: Math.round((now.heap - before.heap) / times / group.length),
            nodes: now.nodes - before.nodes,
            listeners: now.listeners - before.listeners,
            timers: now.timers - before.timers,
            urls: now.urls,
          };
          const { bytes, ...counts } = left;
          if (bytes < limit && Object.values(counts).every((count) => count <= 0)) break;
          assert.ok(round < ROUNDS, JSON.stringify(left));
          before = now;
        }
      } finally {
        await context.close();
      }
    });
  }
});
