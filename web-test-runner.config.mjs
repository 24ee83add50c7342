import { createServer } from 'node:net';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumFlags, chromiumPath } from './.build/chromium.mjs';
import { css, noCssFile } from './.build/plugins/css.mjs';
import { served, servedEarly, servedVirtual } from './.build/plugins/served.mjs';
import { source } from './.build/plugins/source.mjs';
import { virtual } from './.build/plugins/virtual.mjs';
import { counts } from './.build/reporter.mjs';
import { vendor } from './.build/vendor.mjs';

const bundled = await vendor();

/** How often tests try is said outside of the browser (test/kit/effort.ts). */
const DEFINE = { 'process.env.THOROUGH': JSON.stringify(process.env.THOROUGH ?? '') };

/** A port nobody has: several runs may go on at the same time. */
const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});

export default {
  files: 'test/**/*.test.{ts,tsx}',
  port,
  hostname: '127.0.0.1',
  nodeResolve: { browser: true, exportConditions: ['browser'], extensions: ['.mjs', '.js', '.ts', '.tsx'] },
  mimeTypes: { '**/*.ts': 'js', '**/*.tsx': 'js', '**/*.css': 'js', '**/src/i18n/**/*.json': 'js' },
  concurrency: 3,
  testsFinishTimeout: 400_000,
  testFramework: { config: { timeout: 20_000 } },
  plugins: [
    servedEarly(),
    { name: 'vendor', resolveImport: ({ source: specifier }) => bundled.get(specifier) },
    ...[virtual(), noCssFile()].map(servedVirtual),
    ...[css(), source({ target: 'es2022', sourcemap: true, packages: false, define: DEFINE })].map(served),
  ],
  coverage: Boolean(process.env.COVERAGE),
  coverageConfig: { include: ['src/**/*', 'elements/**/*'], reporters: ['lcov', 'text-summary'], reportDir: 'coverage' },
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY === true }), counts()],
  browsers: [
    chromeLauncher({
      // Test files run side by side: each page has a storage of its own.
      createPage: async ({ context }) => (await context.browser().createBrowserContext()).newPage(),
      launchOptions: { executablePath: await chromiumPath(), headless: 'shell', args: [...chromiumFlags, '--js-flags=--expose-gc'] },
    }),
  ],
};
