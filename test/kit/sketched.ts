import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { createLender, type Lender } from '../../demo/lender/app.js';
import { DEMO } from '../../demo/lender/demo.js';
import { launch } from './browser.js';
import { slip } from './host-addresses.js';
import { serve, type Served } from './serve.js';

/** Who is on a page, and in which world of the lender's. */
export const session = (world: string) => `userId=${DEMO.users.asha}&sessionId=s-1&merchantNumber=${world}`;

/** What the screen looks like to the page, tags, attributes and texts; without what only a store can know. */
export function outline(): string {
  const shape = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return JSON.stringify(node.nodeValue);
    if (!(node instanceof Element) || node.localName === 'link') return '';
    const known = (name: string) => !/^(?:href|src|checked|data-broken|data-tall)$/.test(name);
    const attributes = node
      .getAttributeNames()
      .filter(known)
      .sort()
      .map((name) => ` ${name}=${node.getAttribute(name) ?? ''}`);
    const picture = ['logo', 'captcha'].find((one) => node.classList.contains(one));
    return picture ? `<${picture}>` : `<${node.localName}${attributes.join('')}>${Array.from(node.childNodes, shape).join('')}`;
  };
  return Array.from(document.querySelector('.host-title + *')?.shadowRoot?.childNodes ?? [], shape).join('');
}

/** The page as it looks, the lender's pictures left out, which the store alone fetches. */
export async function picture(page: Page): Promise<PNG> {
  await page.evaluate(() => {
    const root = document.querySelector('.host-title + *')?.shadowRoot;
    for (const one of root?.querySelectorAll<HTMLElement>('.logo, .captcha') ?? []) one.style.visibility = 'hidden';
  });
  return PNG.sync.read(await page.screenshot());
}

/** Where two texts begin to differ. */
export function same(now: string, before: string): void {
  let at = 0;
  while (at < now.length && now[at] === before[at]) at += 1;
  assert.equal(now.slice(Math.max(0, at - 60), at + 160), before.slice(Math.max(0, at - 60), at + 160));
}

/** Where the first drawings of host pages are looked at. */
export interface SketchStage {
  readonly browser: Browser;
  readonly server: Served;
  readonly lender: Lender;
  /** A world of the lender's for each test. */
  readonly world: string;
  /** Opens a page whose store comes only when it is let go. */
  held(page: Page, address: string, origin?: string): Promise<() => Promise<void>>;
}

/** Sets it up for the tests of one `describe`. */
export function sketchStage(name: string): SketchStage {
  let browser: Browser;
  let server: Served;
  let lender: Lender;
  before(async () => {
    browser = await launch();
    lender = createLender();
    server = await serve({ lender });
  });
  after(async () => {
    await browser.close();
    await server.close();
  });
  let world = '';
  let runs = 0;
  beforeEach(() => {
    runs += 1;
    world = `sketch-${name}-${runs}`;
  });

  return {
    get browser() {
      return browser;
    },
    get server() {
      return server;
    },
    get lender() {
      return lender;
    },
    get world() {
      return world;
    },
    async held(page, address, origin = server.origin) {
      let letGo = () => {};
      const wait = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(/\/chunks\/[\w-]+-page-/, async (route) => {
        await wait;
        await route.continue();
      });
      // A carousel that moves shows something else each time.
      await page.route(/\/chunks\/embla/, () => new Promise(() => {}));
      await page.addInitScript((text) => localStorage.setItem('repaymentInfo', text), JSON.stringify(slip));
      await page.goto(`${origin}/${address}&${session(world)}`);
      await page.waitForFunction(() => document.querySelector('.host-title + *')?.shadowRoot?.querySelector('.page, .site'));
      return async () => {
        letGo();
        await page.waitForFunction(() => customElements.get(document.querySelector('.host-title + *')?.localName ?? '') !== undefined);
      };
    },
  };
}
