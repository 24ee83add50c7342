import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launch, PHONE } from '../kit/browser.js';
import { serve } from '../kit/serve.js';

/** A network and a processor, slowed down in the browser. */
interface Profile {
  readonly name: string;
  /** Milliseconds there and back. */
  readonly latency: number;
  /** Bits a second. */
  readonly rate: number;
  readonly cpu: number;
}

interface Seen {
  readonly paint: number;
  readonly usable: number;
  readonly kBUsable: number;
  readonly kB: number;
  readonly shift: number;
  readonly longest: number;
}

const profiles: readonly Profile[] = [
  { name: 'slow 4G', latency: 150, rate: 1.6e6, cpu: 4 },
  { name: 'bad 3G', latency: 400, rate: 4e5, cpu: 6 },
];

const runs = Number(process.env['BENCH_RUNS'] ?? 5);

/** In the page: notes when the wanted button first stands there, enabled, wherever it is. */
function watch(words: string): void {
  const found = (root: ParentNode): boolean => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot && found(element.shadowRoot)) return true;
      if (element instanceof HTMLButtonElement && !element.disabled && element.textContent?.trim() === words) return true;
    }
    return false;
  };
  const seen = { usable: 0, shift: 0, longest: 0 };
  Reflect.set(window, 'benchSeen', seen);
  const look = () => {
    if (!seen.usable && document.body && found(document.body)) seen.usable = performance.now();
    if (!seen.usable) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value') ?? 0);
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!seen.usable || entry.startTime < seen.usable) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}

async function visit(browser: Browser, url: string, words: string, profile: Profile): Promise<Seen> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.rate / 8,
    uploadThroughput: profile.rate / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  const loaded: [at: number, bytes: number][] = [];
  cdp.on('Network.loadingFinished', (event) => loaded.push([event.timestamp, event.encodedDataLength]));
  let start = 0;
  cdp.on('Network.requestWillBeSent', (event) => (start ||= event.timestamp));
  await page.addInitScript(watch, words);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'benchSeen'), 'usable') > 0, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? NaN,
    ...(Reflect.get(window, 'benchSeen') as { usable: number; shift: number; longest: number }),
  }));
  await context.close();
  const bytes = (until: number) => loaded.filter(([at]) => at <= until).reduce((sum, [, size]) => sum + size, 0) / 1000;
  return { ...seen, kBUsable: bytes(start + seen.usable / 1000), kB: bytes(Infinity) };
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export interface Subject {
  readonly name: string;
  readonly path: string;
  /** The button that makes it usable. */
  readonly words: string;
}

export async function bench(subjects: readonly Subject[], lender: (request: Request) => Promise<Response>): Promise<void> {
  const floor: Subject = { name: 'hand-written floor', path: `/floor${subjects[0]?.path.replace(/^[^?]*/, '') ?? ''}`, words: 'Loan Now' };
  const server = await serve({
    lender: { fetch: lender },
    compress: 'br',
    cached: true,
    pages: { '/floor': readFileSync(path.resolve('test/bench/floor.html'), 'utf8') },
  });
  const browser = await launch();
  console.log('profile   page                          paint  (×)    usable (×)    kB until / all   shift   longest task');
  for (const profile of profiles) {
    let base: Seen | undefined;
    for (const subject of [floor, ...subjects]) {
      const all: Seen[] = [];
      for (let run = 0; run < runs; run += 1) all.push(await visit(browser, server.origin + subject.path, subject.words, profile));
      const of = (key: keyof Seen) => median(all.map((seen) => seen[key]));
      base ??= { paint: of('paint'), usable: of('usable'), kBUsable: 0, kB: 0, shift: 0, longest: 0 };
      const ratio = (key: 'paint' | 'usable') => (of(key) / (base?.[key] ?? NaN)).toFixed(2);
      console.log(
        `${profile.name.padEnd(9)} ${subject.name.padEnd(28)} ${of('paint').toFixed(0).padStart(6)} ${ratio('paint').padStart(5)} ${of('usable').toFixed(0).padStart(8)} ${ratio('usable').padStart(5)} ${of('kBUsable').toFixed(1).padStart(8)} / ${of('kB').toFixed(1).padEnd(6)} ${of('shift').toFixed(3).padStart(7)} ${of('longest').toFixed(0).padStart(6)}`,
      );
    }
  }
  await browser.close();
  await server.close();
}
