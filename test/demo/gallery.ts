import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import { createLender, type Lender } from '../../demo/lender/app.js';
import { phone, type Watched } from '../kit/browser.js';
import { serve, type Served } from '../kit/serve.js';

export const LAPTOP: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
};

/** Where the lender is: on the server, in a worker of a static host, or in the page where workers cannot be had. */
export type Mode = 'server' | 'worker' | 'page';

export interface Gallery extends Watched {
  readonly lender: Lender | undefined;
  readonly served: Served;
  /** The framed page. */
  readonly frame: FrameLocator;
  open(hash: string): Promise<void>;
  /** Waits for the element's state as the gallery shows it. */
  state(wanted: string): Promise<void>;
  tab(name: string | RegExp): Promise<void>;
  close(): Promise<void>;
}

/** The gallery in a browser of its own. Static hosts serve it from a folder. */
export async function gallery(browser: Browser, mode: Mode = 'server', options: BrowserContextOptions = LAPTOP): Promise<Gallery> {
  const lender = mode === 'server' ? createLender() : undefined;
  const served = await serve(lender ? { lender } : { base: '/some/folder/' });
  const watched = await phone(browser, { ...options, ...(mode === 'page' ? { serviceWorkers: 'block' } : {}) });
  const { page } = watched;
  return {
    ...watched,
    lender,
    served,
    frame: page.frameLocator('iframe'),
    async open(hash) {
      const tag = /^#\/([\w-]+)/.exec(hash)?.[1];
      // Another state of the same element is told apart by nothing that could be waited for.
      if (tag && page.url().includes(`#/${tag}`)) await page.goto('about:blank');
      await page.goto(`${served.url}demo/index.html${hash}`);
      await page.locator(tag ? '.stage__tag' : '.home', tag ? { hasText: `<${tag}>` } : {}).waitFor();
    },
    state: (wanted) => page.locator(`.chip[data-state="${wanted}"]`).waitFor(),
    tab: (name) => page.getByRole('tab', { name }).click(),
    async close() {
      await watched.close();
      await served.close();
    },
  };
}

/** The tags the gallery lists. */
export const listed = (page: Page): Promise<string[]> => page.locator('.nav__link[href^="#"]').allTextContents();
