import type { Browser } from 'playwright-core';
import { kebab } from '../../src/lib/names.js';
import { property } from '../../src/lib/record.js';
import { PHONE } from '../kit/browser.js';
import { quietPage } from './quiet.js';
import { TELL } from './told.js';

/** A list that may be long: its host page, its element, the call that brings it, and where in the answer its items stand. */
export interface List {
  readonly name: string;
  readonly path: string;
  readonly tag: string;
  readonly call: string;
  readonly items: (data: Record<string, unknown>) => { set(items: readonly unknown[]): void; get(): readonly unknown[] };
}

/** A page of a partner's with the element, given what its host page is given. */
export function partnerPage({ path, tag }: List): string {
  const given = [...new URL(path, 'http://127.0.0.1').searchParams].map(([key, value]) => ` ${kebab(key)}="${value}"`).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />' +
    `<title>A partner</title><link rel="icon" href="data:," /><script type="module" src="/elements/${tag}.js"></script></head>` +
    `<body><h1 class="host-title">A partner</h1><${tag}${given}></${tag}></body></html>`
  );
}

/** The lender's answer with so many items in its list. */
export async function stretched(answer: Response, list: List, count: number): Promise<Response> {
  const body = await answer.json();
  const place = list.items(body.data);
  const items = place.get();
  place.set(Array.from({ length: count }, (_, at) => numbered(items[at % items.length], at)));
  return new Response(JSON.stringify(body), { status: answer.status, headers: { 'content-type': 'application/json' } });
}

/** Each item is one of its own. */
function numbered(item: unknown, at: number): unknown {
  const copy: Record<string, unknown> = Object.assign({}, item);
  for (const key of ['id', 'productId', 'periodNo']) if (key in copy) copy[key] = typeof copy[key] === 'number' ? at + 1 : `${at + 1}`;
  return copy;
}

export interface ListSeen {
  /** Milliseconds from the answer's last byte to the frame that shows it. */
  readonly paint: number;
  /** The longest frame while scrolling. */
  readonly frame: number;
  /** Elements in the screen's root, at most. */
  readonly nodes: number;
}

/** In the page: notes the frame in which the screen is drawn, by its sketch or by its store; calls `tell` then. */
function note(tell: string): void {
  const look = () => {
    const screen = document.querySelector('.host-title + *');
    const drawn = screen?.shadowRoot?.querySelector('.page') && /^(?:ready)?$/.test(screen.getAttribute('data-state') ?? '');
    if (!drawn) return void requestAnimationFrame(look);
    const channel = new MessageChannel();
    // After this frame's own work, which is what shows it.
    channel.port1.onmessage = () => {
      Reflect.set(window, 'benchShown', performance.now());
      Reflect.get(window, tell)('');
    };
    channel.port2.postMessage(0);
  };
  requestAnimationFrame(look);
}

/** In the page: scrolls to the end and back and gives the longest frame, and how many elements there were at most. */
async function scroll(): Promise<{ frame: number; nodes: number }> {
  const root = document.querySelector('[data-state=ready]')?.shadowRoot;
  const seen = { frame: 0, nodes: 0 };
  let before = await new Promise<number>(requestAnimationFrame);
  for (let step = 0; step < 60; step += 1) {
    window.scrollBy(0, step < 40 ? 400 : -600);
    const now = await new Promise<number>(requestAnimationFrame);
    seen.frame = Math.max(seen.frame, now - before);
    seen.nodes = Math.max(seen.nodes, root?.querySelectorAll('*').length ?? 0);
    before = now;
  }
  return seen;
}

/** In the page: from the last byte of an answer to what shows it, in ms. */
const paintOf = (call: string) => `(() => {
  const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes(${JSON.stringify(call)}));
  return window.benchShown - answers[answers.length - 1].responseEnd;
})()`;

/** In the page: React has taken over by then. */
async function takenOver(): Promise<void> {
  while ([...document.querySelectorAll('[data-state]')].some((element) => !element.matches(':defined')))
    await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 500));
}

export async function look(browser: Browser, url: string, call: string, cpu: number): Promise<ListSeen> {
  const { viewport, deviceScaleFactor } = PHONE;
  const before = `(${String(note)})(${JSON.stringify(TELL)})`;
  const page = await quietPage(browser, {
    width: viewport?.width ?? 0,
    height: viewport?.height ?? 0,
    pixels: deviceScaleFactor ?? 1,
    cpu,
    before,
  });
  await page.open(url);
  await page.told;
  const paint = Number(await page.evaluate(paintOf(call)));
  await page.evaluate(takenOver);
  const seen = await page.evaluate(scroll);
  await page.close();
  return { paint, frame: Number(property(seen, 'frame')), nodes: Number(property(seen, 'nodes')) };
}
