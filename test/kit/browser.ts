import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../../.build/chromium.mjs';

/** Everything that went wrong in a page, in words: a calm page has none. */
export interface Watched {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors and rejections, and console errors (a violated content security policy is one). */
  readonly wrongs: readonly string[];
  /** Every console line, `type: text`. */
  readonly console: readonly string[];
  close(): Promise<void>;
}

/** A cheap phone, upright. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  // A run of every day says one, for the time that painting takes (stages.mjs).
  deviceScaleFactor: Number(process.env['PHONE_PIXELS'] ?? 2),
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  timezoneId: 'Africa/Dar_es_Salaam',
};

/** The browser tests run in: one for a test file. */
export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags, headless: true });
}

/** A page as on a phone, in a context of its own. */
export async function phone(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ ...PHONE, ...options });
  const wrongs: string[] = [];
  const lines: string[] = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => wrongs.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    lines.push(`${message.type()}: ${message.text()}`);
    // A request that a test lets fail is the browser's line, not the page's.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) wrongs.push(`console: ${message.text()}`);
  });
  return { page, context, wrongs, console: lines, close: () => context.close() };
}
