import { defaultReporter } from '@web/test-runner';
import { launchers } from './.build/engines.mjs';
import { freePort } from './.build/free-port.mjs';
import { css, noCssFile } from './.build/plugins/css.mjs';
import { lowered, served, servedEarly, servedVirtual } from './.build/plugins/served.mjs';
import { source } from './.build/plugins/source.mjs';
import { virtual } from './.build/plugins/virtual.mjs';
import { counts } from './.build/reporter.mjs';
import { vendor } from './.build/vendor.mjs';

const engine = process.env.TEST_ENGINE ?? 'chromium';
const target = engine === 'old' ? 'es2018' : 'es2022';
const bundled = await vendor(target);

/** How often tests try is said outside of the browser (test/kit/effort.ts). */
const DEFINE = { 'process.env.THOROUGH': JSON.stringify(process.env.THOROUGH ?? '') };

export default {
  files: 'test/**/*.test.{ts,tsx}',
  port: await freePort(),
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
    ...[css(), source({ target, sourcemap: true, packages: false, define: DEFINE })].map(served),
    ...(engine === 'old' ? [lowered(target)] : []),
  ],
  coverage: Boolean(process.env.COVERAGE),
  coverageConfig: { include: ['src/**/*', 'elements/**/*'], reporters: ['lcov', 'text-summary'], reportDir: 'coverage' },
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY === true }), counts()],
  browsers: [await launchers[engine]()],
};
