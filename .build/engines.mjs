import { existsSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumFlags, chromiumPath } from './chromium.mjs';
import { oldChromiumLauncher } from './old-chromium.mjs';
import { webkitLauncher } from './webkit.mjs';

const found = (paths) => paths.filter(Boolean).find((path) => existsSync(path));

/** Where other browsers are, if they are installed. */
export const others = {
  firefox: found([process.env.FIREFOX_PATH, '/usr/bin/firefox', '/usr/bin/firefox-esr']),
  webkit: found([process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver']),
  // One of the floor (package.json's browserslist), as far down as Chrome 69.
  old: found([process.env.OLD_CHROME_PATH]),
};

/** Who runs test files, by the name of the engine (`TEST_ENGINE`). */
export const launchers = {
  chromium: async () =>
    chromeLauncher({
      // Test files run side by side: each page has a storage of its own.
      createPage: async ({ context }) => (await context.browser().createBrowserContext()).newPage(),
      launchOptions: { executablePath: await chromiumPath(), headless: 'shell', args: [...chromiumFlags, '--js-flags=--expose-gc'] },
    }),
  firefox: async () => {
    const launcher = chromeLauncher({
      concurrency: 1,
      createPage: ({ context }) => context.newPage(),
      launchOptions: { browser: 'firefox', executablePath: others.firefox, headless: true },
    });
    return Object.assign(launcher, {
      name: 'Firefox',
      async startSession(id, url) {
        await Object.getPrototypeOf(launcher).startSession.call(launcher, id, url);
        // What is not in front is hidden there, and has no focus.
        await launcher.getPage(id).bringToFront();
      },
    });
  },
  webkit: async () => webkitLauncher(others.webkit),
  old: async () => oldChromiumLauncher(others.old),
};
