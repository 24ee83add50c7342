import type { Browser, BrowserContext } from 'playwright-core';
import { PHONE } from '../kit/browser.js';
import { TELL, inTime, told } from './told.js';
import { watch, type Seen } from './watch.js';

/** A network and a processor, slowed down in the browser. */
export interface Profile {
  readonly name: string;
  /** Milliseconds there and back. */
  readonly latency: number;
  /** Bits a second. */
  readonly rate: number;
  readonly cpu: number;
}

/** What is opened, and what makes it usable. */
export interface Subject {
  readonly name: string;
  readonly path: string;
  /** The words of the button, link or heading that makes it usable. */
  readonly words: string;
  /** What another page left in the local storage. */
  readonly stored?: Readonly<Record<string, string>>;
}

export interface Visit extends Seen {
  readonly paint: number;
  readonly kBUsable: number;
  readonly kB: number;
  /** Milliseconds until it was usable when it is opened again. */
  readonly again: number;
}

/** So long a page may take to be usable, in ms. */
const LATEST = 30_000;

interface Loaded {
  readonly seen: Seen & { readonly paint: number };
  readonly bytes: (until: number) => number;
}

async function load(context: BrowserContext, url: string, { name, words, stored = {} }: Subject, profile: Profile): Promise<Loaded> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const speed = profile.rate / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  const loaded: [at: number, bytes: number][] = [];
  let start = 0;
  cdp.on('Network.loadingFinished', (event) => loaded.push([event.timestamp, event.encodedDataLength]));
  cdp.on('Network.requestWillBeSent', (event) => (start ||= event.timestamp));
  await page.addInitScript((pairs) => {
    for (const [key, value] of Object.entries(pairs)) localStorage.setItem(key, value);
  }, stored);
  await page.addInitScript(watch, [words, TELL] as const);
  const { seen: usable } = await told(cdp);
  await page.goto(url, { waitUntil: 'commit' });
  if (!(await inTime(usable, LATEST))) throw new Error(`${name} did not get usable`);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? NaN,
    ...(Reflect.get(window, 'benchSeen') as Seen),
  }));
  await page.close();
  const bytes = (until: number) => loaded.filter(([at]) => at - start <= until).reduce((sum, [, size]) => sum + size, 0) / 1000;
  return { seen, bytes };
}

/** Opens a page with an empty cache, and once more with what that left there. */
export async function visit(browser: Browser, origin: string, subject: Subject, profile: Profile): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const url = origin + subject.path;
  const first = await load(context, url, subject, profile);
  const second = await load(context, url, subject, profile);
  await context.close();
  return { ...first.seen, kBUsable: first.bytes(first.seen.usable / 1000), kB: first.bytes(Infinity), again: second.seen.usable };
}
