import { after, afterEach, before } from 'node:test';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { createLender } from '../../demo/lender/app.js';
import { launch, phone, type Watched } from './browser.js';
import { serve, type Served, type ServeOptions } from './serve.js';

export interface Visit extends Watched {
  readonly server: Served;
}

/**
 * For a `describe`: one browser, and for each test the pages it visits, with a server and a lender of their own. What is opened is
 * closed after the test.
 */
export function visits(): (options?: ServeOptions, as?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser;
  const open: (() => Promise<unknown>)[] = [];
  before(async () => {
    browser = await launch();
  });
  after(() => browser.close());
  afterEach(async () => {
    await Promise.all(open.splice(0).map((close) => close()));
  });
  return async (options = {}, as = {}) => {
    const server = await serve({ lender: createLender(), ...options });
    open.push(server.close);
    const shown = await phone(browser, as);
    open.push(shown.close);
    return { ...shown, server };
  };
}
