import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { others } from './engines.mjs';
import { forNode } from './node.mjs';
import { cache, inside } from './paths.mjs';

const bin = (name) => inside('node_modules/.bin', name);

/** Runs a program and waits for its end; `quiet` gives its output back instead of letting it through. */
function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: inside(),
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const parts = [];
    child.stdout?.on('data', (part) => parts.push(part));
    child.stderr?.on('data', (part) => parts.push(part));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(parts).toString() }));
  });
}

/** A check counts as one test. */
async function check(command, args) {
  const { ok, output } = await run(command, args, { quiet: true, env: { NO_COLOR: '1' } });
  return { passed: Number(ok), failures: ok ? [] : [`${path.basename(command)} ${args.join(' ')}`], output };
}

async function filesIn(folder, pattern) {
  const all = existsSync(inside(folder)) ? await readdir(inside(folder), { recursive: true }) : [];
  return all
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

const NOTHING = { passed: 0, failures: [] };

/** What a test run counted; a run that failed without a failed test counts as one. */
async function counted(file, ok) {
  const sum = await readFile(file, 'utf8').then(JSON.parse, () => NOTHING);
  await rm(file, { force: true });
  return ok || sum.failures.length > 0 ? sum : { ...sum, failures: ['a run that ended badly, with no test failed'] };
}

async function nodeTests(files, { env = {}, concurrency = 2 } = {}) {
  if (files.length === 0) return NOTHING;
  const folder = cache(`tests-${process.pid}`);
  try {
    const bundled = await forNode(files, folder);
    const counts = path.join(folder, 'counts.json');
    const reporters = [
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${inside('.build/node-counts.mjs')}`,
      `--test-reporter-destination=${counts}`,
    ];
    const { ok } = await run(
      process.execPath,
      ['--enable-source-maps', '--test', `--test-concurrency=${concurrency}`, ...reporters, ...bundled],
      { env },
    );
    return await counted(counts, ok);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const matching = (files, wanted) =>
  wanted.length > 0 ? files.filter((file) => wanted.some((part) => file.includes(part.replace(/^\.\//, '')))) : files;

const PILES = 5;
/** As cards are dealt: what lies in one folder takes the same of a machine, and is spread over the run. */
const dealt = (files) => Array.from({ length: PILES }, (_, pile) => files.filter((_, at) => at % PILES === pile)).flat();

/** What waits longest, for what comes after seconds: spread, so that they neither wait together nor end a run alone. */
const WAITING = /\/(?:complaint-detail|complaint-flow|repay-booked|unheard|delete-account|beside|autoload)\.test\./;
function waitingSpread(files) {
  const waiting = files.filter((file) => WAITING.test(file));
  const working = files.filter((file) => !WAITING.test(file));
  return [...working.flatMap((file, at) => (at % 7 === 0 ? [...waiting.splice(0, 1), file] : [file])), ...waiting];
}

/** Test files in a browser; what is in several piles runs side by side. */
async function browserTests(engine, piles) {
  await mkdir(cache(), { recursive: true });
  const sums = await Promise.all(
    piles.map(async (pile, at) => {
      if (pile.length === 0) return NOTHING;
      const counts = cache(`counts-${process.pid}-${engine}-${at}.json`);
      const env = { TEST_ENGINE: engine, TEST_COUNTS: counts, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) };
      const { ok } = await run(bin('wtr'), engine === 'chromium' && at === 0 ? pile : [...pile, '--concurrency', '1'], { env });
      return counted(counts, ok);
    }),
  );
  return sums.reduce((sum, { passed, failures }) => ({ passed: sum.passed + passed, failures: [...sum.failures, ...failures] }));
}

/** Two browsers side by side: what is not in front is hidden in these, so each has a page at a time. */
async function elsewhere(engine, wanted) {
  if (!others[engine]) return { ...NOTHING, output: `There is none: ${engine}` };
  const files = dealt(matching(await filesIn('test', /\.test\.tsx?$/), wanted));
  return browserTests(
    engine,
    [0, 1].map((pile) => files.filter((_, at) => at % 2 === pile)),
  );
}

/** The stages of a test run, by name: each answers `{ passed, failures, output? }`, a failure as what failed and why. `wanted` narrows a run to some files. */
export const stages = {
  types: () => check(bin('tsc'), []),
  lint: () => check(bin('oxlint'), ['--type-aware', '--deny-warnings']),
  format: () => check(bin('prettier'), ['--check', '--log-level', 'warn', '.']),
  build: () => check(process.execPath, [inside('.build/build.mjs')]),

  async node(wanted) {
    return nodeTests(matching(await filesIn('test', /\.node\.(ts|mjs)$/), wanted));
  },

  async browser(wanted) {
    const files = matching(await filesIn('test', /\.test\.tsx?$/), wanted);
    // Keys go to the page in front: what presses them has a browser of its own, a page at a time.
    const pressing = await Promise.all(files.map(async (file) => /\bsendKeys\b/.test(await readFile(file, 'utf8'))));
    return browserTests('chromium', [waitingSpread(dealt(files.filter((_, at) => !pressing[at]))), files.filter((_, at) => pressing[at])]);
  },

  firefox: (wanted) => elsewhere('firefox', wanted),
  webkit: (wanted) => elsewhere('webkit', wanted),
  old: (wanted) => elsewhere('old', wanted),

  /** Against a copy of the build, so that a new one may be made meanwhile. */
  async e2e(wanted) {
    const files = matching(await filesIn('test', /\.e2e\.(ts|mjs)$/), wanted);
    if (files.length === 0) return NOTHING;
    if (!existsSync(inside('dist'))) return { passed: 0, failures: ['There is no dist/: npm run build'] };
    const copy = cache(`dist-${process.pid}`);
    try {
      await cp(inside('dist'), copy, { recursive: true });
      return await nodeTests(files, {
        env: { LOAN_DIST: copy, CHROME_PATH: await chromiumPath(), PHONE_PIXELS: process.env.THOROUGH ? '2' : '1' },
        // One of them is often waiting for what a page does after seconds.
        concurrency: 3,
      });
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  },
};
